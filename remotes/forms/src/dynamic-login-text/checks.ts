// Each part of the domain excludes the dot, so the pattern is fast on 100 000 characters. The usual
// `[^\s@]+\.[^\s@]+` tries each dot again.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Returns the message for the first problem of a login, or undefined if it is valid. */
export function loginProblem(email: string, password: string): string | undefined {
  if (email === '') return 'Please enter your email';
  if (password === '') return 'Please enter your password';
  if (!EMAIL.test(email)) return 'Please enter a valid email address';
  return undefined;
}
