// This is the first code of the shell in development, because React DOM looks for its hook when it loads. All groups share this runtime,
// as they share React. Each of their modules ends with a call of it (scripts/build/fast-refresh.cjs).
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
  /** The hash of its build. */
  hash: () => string;
}

/** By workspace. */
export const running = new Map<string, Running>();

/** Called at the end of a module. webpack replaces a module alone if it exports only components, else also those that import it. */
function accept(
  { workspace, id }: { workspace: string; id: string },
  exports: Record<string, unknown>,
  { hot, hash }: Running,
): void {
  running.set(workspace, { hot, hash });
  const entries = Object.entries(exports);
  for (const [name, value] of entries) if (isLikelyComponentType(value)) register(value, id + name);
  const exported = entries.flatMap(([name, value]) => [name, getFamilyByType(value)]);
  const isAlone = entries.length > 0 && entries.every(([, value]) => isLikelyComponentType(value));
  const before = hot.data?.exported;
  // The modules that import this one hold an old component.
  if (before && (!isAlone || before.some((part, index) => part !== exported[index]))) hot.invalidate();
  if (!isAlone) return;
  hot.dispose((data) => Object.assign(data, { exported }));
  hot.accept(acceptNext);
}

/** A module threw before its end, so it was not accepted. This accepts the next edit of it. */
function acceptNext(error: Error, { module }: { module: object }): void {
  reportError(error);
  (module as { hot: Hot }).hot.accept(acceptNext);
}

/** Brings a group to the build with this hash. Resolves with false if no component has the edited module, or another webpack made the build. */
export async function refreshTo(wanted: string, { hot, hash }: Running): Promise<boolean> {
  try {
    while (hash() !== wanted) if (!(await hot.check(true))) return false;
    performReactRefresh();
    return true;
  } catch (error) {
    console.info((error as Error).message);
    return false;
  }
}

injectIntoGlobalHook(window);
Object.assign(globalThis, { fastRefresh: { register, signature, accept } });
