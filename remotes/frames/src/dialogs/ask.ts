type Dialogs = Pick<Window, 'alert' | 'confirm' | 'prompt'>;

/** The outcome if `ask` returns nothing. */
export const NOT_SHOWN =
  'the browser opened no dialog. Your tool must answer the browser’s own dialog. A script that replaces it, as in TestCafe, does not count.';

/**
 * Calls a dialog function of the browser. Returns its answer in an object, or undefined if a script has replaced the function, or
 * if it throws. A browser may also suppress a dialog in silence. A page cannot find that out: the time does not tell, because a
 * tool that answers at once is as quick.
 */
export function ask<Name extends keyof Dialogs>(
  name: Name,
  ...texts: Parameters<Dialogs[Name]>
): { answer: ReturnType<Dialogs[Name]> } | undefined {
  const open = window[name] as (...all: unknown[]) => ReturnType<Dialogs[Name]>;
  // With its name, because bound functions and proxies have the rest of this text too.
  const native = new RegExp(`^function ${name}\\(\\) \\{\\s*\\[native code\\]\\s*\\}$`);
  if (!native.test(Function.prototype.toString.call(open))) return undefined;
  try {
    return { answer: open(...texts) };
  } catch {
    // Browsers inside other programs may throw instead of showing a dialog.
    return undefined;
  }
}
