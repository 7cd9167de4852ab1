/** Removes each file that has the same name and modification time as an earlier one. */
export function withoutDuplicates(files: File[]): File[] {
  const seen = new Set<string>();
  return files.filter(({ name, lastModified }) => {
    const key = `${lastModified} ${name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
