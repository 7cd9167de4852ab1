/**
 * All that is there for builds and shells of the version before: it is rewritten when the contract is raised, and with that what was for
 * the version before that is gone (docs/contract.md).
 */

/** The version before `CONTRACT`. */
export const PREVIOUS = 1;

/** What a manifest of the version before says, in the form of today. Its build may have neither icons nor anything to practise with. */
export const fromPrevious = (metaData: object) => ({ icons: '', practice: '', ...metaData });

/** What a build of today writes, so that shells of the version before read it too: as theirs, with what is other for today's in `next`. */
export function forPrevious<T extends { contract: number }>({ contract, ...metaData }: T) {
  return { ...metaData, contract: PREVIOUS, next: { contract } };
}
