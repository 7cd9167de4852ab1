/** Everything for builds and shells of the previous contract. Rewrite it when you raise `CONTRACT` (docs/contract.md). */
export const PREVIOUS = 2;

/** Today's form of a previous manifest. Each field of version 2 has the same meaning today. */
export const fromPrevious = (metaData: object) => metaData;

/**
 * The form that a build writes: previous shells read it, and today's find their own fields in `next`. Previous shells show components
 * only, so they get `components` as the list of demos.
 */
export function forPrevious<Demo, T extends { contract: number; demos: Demo[] }>(
  { contract, demos, ...metaData }: T,
  components = demos,
) {
  const next = { contract, ...(components.length < demos.length && { demos }) };
  return { ...metaData, demos: components, contract: PREVIOUS, next };
}
