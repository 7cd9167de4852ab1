import path from 'node:path';
import type { Compiler, RuleSetUseItem } from 'webpack';
import { root } from '../../../services/common/src/project.ts';

/** What a shell in development begins with: React DOM looks for what is put there. */
export const FAST_REFRESH = [path.join(root, 'hosts/shell/src/development/fastRefresh.ts')];

/** Lets open pages take an edit of this workspace in place. */
export const refreshLoader = (workspace: string): RuleSetUseItem => ({
  loader: path.join(root, 'scripts/build/fast-refresh.cjs'),
  options: { workspace },
});

/**
 * A build that the next edit interrupts is not written, and webpack remembers it all the same: the update that follows would be one
 * of a build that no page has.
 */
export function updatesOfWhatIsWritten(compiler: Compiler): void {
  let written: typeof compiler.records = {};
  compiler.hooks.afterEmit.tap('updates-of-what-is-written', () => {
    written = { ...compiler.records };
  });
  compiler.hooks.watchRun.tap('updates-of-what-is-written', () => {
    compiler.records = { ...written };
  });
}
