import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPresses } from '$lib/press.ts';
import { listen } from '$lib/router.svelte.ts';
import { applySettings } from '$lib/settings.svelte.ts';
import { beginTheme } from '$lib/theme.svelte.ts';
import { begin } from '$lib/words.svelte.ts';

beginTheme();
applySettings();
listen();
keepPresses();
await begin();
mount(App, { target: document.body });
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/sw.js').catch(() => {});
