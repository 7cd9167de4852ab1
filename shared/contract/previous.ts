/** Everything for builds and shells of the previous contract. Rewrite it when you raise `CONTRACT` (docs/contract.md). */
export const PREVIOUS = 1;

/** Today's form of a previous manifest. A previous build may have no icons and nothing to practise with. */
export const fromPrevious = (metaData: object) => ({ icons: '', practice: '', ...metaData });

/** The form that a build writes: previous shells read it, and today's find their own fields in `next`. */
export function forPrevious<T extends { contract: number }>({ contract, ...metaData }: T) {
  return { ...metaData, contract: PREVIOUS, next: { contract } };
}
