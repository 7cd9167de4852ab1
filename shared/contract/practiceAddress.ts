// Not in practice.ts, because each page loads this.

/** The address of a page's `PublishedPractice`, of the group's `PracticeFile`, the list of its versions, or the results of its tools. */
export function practiceAddress(
  url: string,
  hash: string,
  of: { expose: string } | 'index' | 'versions' | 'tools',
): string {
  const name = typeof of === 'string' ? of : folderOf(of);
  return `${url}/practice/${name}.${hash}.json`;
}

/** The folder of the demo that a page belongs to. */
export const folderOf = ({ expose }: { expose: string }) => expose.split('/')[1] as string;
