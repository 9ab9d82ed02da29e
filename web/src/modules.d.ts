declare module 'virtual:words' {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
declare module 'virtual:words/*' {
  const messages: string;
  export default messages;
}
declare module 'virtual:icons/*' {
  const paths: Record<string, string>;
  export default paths;
  export const names: Record<string, Record<string, string>>; // that part of icons.json
}
