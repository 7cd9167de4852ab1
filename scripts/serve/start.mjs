// `npm start`: from a fresh clone to a running playground.
import { installIfNeeded, requireNode } from './install.mjs';

requireNode();
installIfNeeded();
(await import('tsx/esm/api')).register();
await import('./start.ts');
