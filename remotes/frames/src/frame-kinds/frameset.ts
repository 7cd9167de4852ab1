import '!../../shared/assets/plain.css';
import '../../shared/assets/theme.js';
import './assets/clauses.html';
import './assets/contract.html';
import './assets/contract.js';
import document from './assets/frameset.html';

// In the shell, files have absolute addresses. On the group's own origin, they have paths.
/** The address of the document with the frameset: always on the group's own origin. */
export const frameset = new URL(document, window.location.href);
