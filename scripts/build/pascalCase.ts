/** Makes the component's name from the folder's: `qr-code` → `QrCode`. */
export function pascalCase(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
