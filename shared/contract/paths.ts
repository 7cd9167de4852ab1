const OWN_PATH = { title: 'Your path', about: 'Somebody chose these pages.' };

/** A path that somebody chose: `/counter,/form`, or with a title `Week 1:/counter,/form`. Undefined if it is the name of a path. */
export function ownPath(name: string): (typeof OWN_PATH & { pages: string[] }) | undefined {
  const at = name.lastIndexOf(':') + 1;
  if (name[at] !== '/') return undefined;
  return { ...OWN_PATH, ...(at > 1 && { title: name.slice(0, at - 1) }), pages: name.slice(at).split(',') };
}

/** The paths of learners, in the order of home. A demo says in `demo.ts` which place it has in some of them. */
export const PATHS = [
  { name: 'first-steps', title: 'First steps', about: 'Click, type, read and wait.' },
  { name: 'locators', title: 'Locators and text', about: 'Find the one element that you mean.' },
  { name: 'waiting', title: 'Waiting', about: 'Wait for what happens, not for a time.' },
  { name: 'forms', title: 'Forms', about: 'Fill in fields of all kinds.' },
  { name: 'frames', title: 'Frames and windows', about: 'Leave the document, and come back.' },
  { name: 'files', title: 'Files and media', about: 'Upload, download, look and listen.' },
  { name: 'pointer', title: 'Pointer', about: 'Hover, drag, scroll and aim.' },
  { name: 'network', title: 'Network', about: 'Watch calls, and change their answers.' },
  { name: 'login', title: 'Login and sessions', about: 'Sign in, stay signed in, and pay.' },
  { name: 'trouble', title: 'When it goes wrong', about: 'Overlays, refusals and errors.' },
] as const;
