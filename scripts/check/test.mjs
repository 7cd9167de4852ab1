// `npm test`: from a fresh clone to a verdict.
import { installIfNeeded, requireNode } from '../serve/install.mjs';

requireNode();
installIfNeeded();
(await import('tsx/esm/api')).register();
await import('./test.ts');
