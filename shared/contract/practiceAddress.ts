// Not in practice.ts, because each page loads this.

/** The address of a page's `PublishedPractice`, or of the group's `PracticeFile`. */
export function practiceAddress(url: string, hash: string, of: { expose: string } | 'index'): string {
  const name = of === 'index' ? of : folderOf(of);
  return `${url}/practice/${name}.${hash}.json`;
}

/** The folder of the demo that a page belongs to. */
export const folderOf = ({ expose }: { expose: string }) => expose.split('/')[1] as string;
