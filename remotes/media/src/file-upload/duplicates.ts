/** The same files in their order, without those that have the name and the last-modified time of one before them. */
export function withoutDuplicates(files: File[]): File[] {
  const seen = new Set<string>();
  return files.filter(({ name, lastModified }) => {
    const key = `${lastModified} ${name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
