import { isInstalled } from '../../services/common/src/project.ts';

/** The address of the loader for TypeScript. Node finds it from any folder. */
export const TSX = import.meta.resolve('tsx');

/** The environment of Playwright's runner. By itself, it loads no TypeScript from `node_modules`, where a team has the package. */
export const loadsPackage = isInstalled
  ? { NODE_OPTIONS: `--import=${import.meta.resolve('./packageLoader.mjs')}` }
  : {};
