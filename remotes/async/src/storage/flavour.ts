/** The name under which page and frame store their words. */
export const flavourOf = (tag: number) => `flavour-${tag}`;
