import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

import { render } from 'preact';

import { languageReady } from './i18n';
import { applySettings } from './settings';

const root = document.getElementById('app');
applySettings(document.documentElement);
void languageReady().then(() => {
  if (root) render(<main />, root);
});
