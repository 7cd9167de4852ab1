import './assets/sandboxed.js';
import './assets/sent.html';
import './assets/stranger.js';
import '../../shared/assets/theme.js';
import sheet from '!../../shared/assets/plain.css';
import sandboxed from './assets/sandboxed.html';
import scriptless from './assets/scriptless.html';
import stranger from './assets/stranger.html';

// In the shell, files have absolute addresses. On the group's own origin, they have paths.
const address = (file: string) => new URL(file, window.location.href);

/** The origin of the files in `assets/`: always the group's own origin. */
export const ownOrigin = address(sandboxed).origin;

/** The paths of the documents on that origin. */
export const paths = {
  sandboxed: address(sandboxed).pathname,
  scriptless: address(scriptless).pathname,
  stranger: address(stranger).pathname,
};

/** The address of the style sheet that these documents share. */
export const sheetUrl = address(sheet).href;
