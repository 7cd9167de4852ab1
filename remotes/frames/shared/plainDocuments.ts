import './assets/theme.js?plain';
import sheet from './assets/plain.css?plain';

// In the shell, files have absolute addresses. On the group's own origin, they have paths.
/** The whole address of a file of an `assets/` folder: always on the group's own origin. */
export const addressOf = (file: string) => new URL(file, window.location.href);

/** The address of the style sheet of the documents in `assets/`, which they name `plain.css`. */
export const sheetUrl = addressOf(sheet).href;
