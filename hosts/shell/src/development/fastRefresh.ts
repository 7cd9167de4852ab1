// In development the shell's first code: React DOM looks for the hook while it is evaluated. All groups share this one runtime, as they
// share React; each of their modules ends with a call of it (scripts/build/fast-refresh.cjs).
import {
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
  createSignatureFunctionForTransform as signature,
} from 'react-refresh/runtime';

type Hot = Omit<ImportMeta['webpackHot'], 'data'> & { data?: { exported?: unknown[] } };

/** The webpack runtime of a group whose code this page runs. */
interface Running {
  hot: Hot;
  /** Of the build that it is. */
  hash: () => string;
}

/** By workspace. */
export const running = new Map<string, Running>();

/**
 * A module has been evaluated. One that exports components and nothing else is replaced alone; for any other, webpack looks in those that
 * import it.
 */
function accept(
  { workspace, id }: { workspace: string; id: string },
  exports: Record<string, unknown>,
  { hot, hash }: Running,
): void {
  running.set(workspace, { hot, hash });
  const values = Object.values(exports);
  for (const [name, value] of Object.entries(exports)) if (isLikelyComponentType(value)) register(value, id + name);
  const exported = Object.entries(exports).flatMap(([name, value]) => [name, getFamilyByType(value)]);
  const isAlone = values.length > 0 && values.every(isLikelyComponentType);
  const before = hot.data?.exported;
  // Who imports it holds a component that is no more.
  if (before && (!isAlone || before.some((part, index) => part !== exported[index]))) hot.invalidate();
  if (!isAlone) return;
  hot.dispose((data) => Object.assign(data, { exported }));
  hot.accept(tellAndGoOn);
}

/** A module did not come to its end, where it would have been accepted. The next edit is taken all the same. */
function tellAndGoOn(error: Error, { module }: { module: object }): void {
  reportError(error);
  (module as { hot: Hot }).hot.accept(tellAndGoOn);
}

/**
 * Brings a group to the build with this hash. Resolves with false when that cannot be: what was edited is no component and nothing
 * between it and the page is one, or another webpack made the build.
 */
export async function refreshTo(wanted: string, { hot, hash }: Running): Promise<boolean> {
  while (hash() !== wanted) {
    const taken = await hot.check(true).catch((error: Error) => console.info(error.message));
    if (!taken) return false;
  }
  performReactRefresh();
  return true;
}

injectIntoGlobalHook(window);
Object.assign(globalThis, { fastRefresh: { register, signature, accept } });
