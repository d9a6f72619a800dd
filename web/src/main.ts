import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/archivo/standard.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/kinds.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './lib/focus.svelte';
import { settings } from './lib/settings.svelte';
import { learn } from './lib/words.svelte';

settings.dress();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.dress());

const target = document.getElementById('app');
if (target) void learn(settings.language).then(() => mount(App, { target }));
