import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './plugins/compress.ts';
import { icons } from './plugins/icons.ts';
import { words } from './plugins/words.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [words(at('../src/kleos/locales')), icons(at('./icons.json')), svelte(), compress()],
  resolve: { alias: { $lib: at('./src/lib'), $parts: at('./src/parts'), $terms: at('../src/kleos/books/terms.json') } },
  build: {
    target: 'es2023',
    outDir: process.env['KLEOS_WEB_OUT'] ?? at('./dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { '/api': { target: process.env['KLEOS_SERVER'] ?? 'http://localhost:8000', ws: true } } },
});
