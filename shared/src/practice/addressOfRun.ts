/** The address that shows the same page again, also if the page drew its seed. */
export function addressOfRun(): string {
  const { seed } = document.documentElement.dataset;
  const address = new URL(window.location.href);
  if (seed) address.searchParams.set('seed', seed);
  return address.href;
}
