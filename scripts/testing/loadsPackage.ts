import { isInstalled } from '../../services/common/src/project.ts';

/** Where Node finds the loader for TypeScript, from whatever folder it is started. */
export const TSX = import.meta.resolve('tsx');

/** The environment of Playwright's runner: it reads TypeScript itself, but none in `node_modules`, where a team has the package. */
export const loadsPackage = isInstalled
  ? { NODE_OPTIONS: `--import=${import.meta.resolve('./packageLoader.mjs')}` }
  : {};
