import path from 'node:path';
import type { RuleSetUseItem } from 'webpack';
import { root } from '../../../services/common/src/project.ts';

/** In development this comes before React, because React DOM looks for its hook when it loads. */
export const FAST_REFRESH = [path.join(root, 'hosts/shell/src/development/fastRefresh.ts')];

/** Lets open pages take an edit of this workspace in place. */
export const refreshLoader = (workspace: string): RuleSetUseItem => ({
  loader: path.join(root, 'scripts/build/fast-refresh.cjs'),
  options: { workspace },
});
