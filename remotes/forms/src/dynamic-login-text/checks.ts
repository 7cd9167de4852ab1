// Each label of the domain excludes the dot, so there is one way to read a text: 100 000 characters take no longer
// than they must, where the usual `[^\s@]+\.[^\s@]+` would try every dot.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The first thing that is wrong with a login, as the page says it; undefined when nothing is. */
export function loginProblem(email: string, password: string): string | undefined {
  if (email === '') return 'Please enter your email';
  if (password === '') return 'Please enter your password';
  if (!EMAIL.test(email)) return 'Please enter a valid email address';
  return undefined;
}
