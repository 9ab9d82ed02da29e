// Clocks as people read them.

const TENTHS = 10_000; // ms below which tenths are shown

/** 1:02:03, then 4:32, then 0:09.4; a clock that has begun its last second still shows it. */
export function clockFace(left: number): string {
  const tenths = Math.ceil(left / 100);
  if (left < TENTHS) return `0:0${Math.floor(tenths / 10) % 10}.${tenths % 10}`;
  const seconds = Math.ceil(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
