import type { ManifestFile } from '../../../../shared/contract/manifest.ts';
import { exposeIn } from '../../../../shared/contract/versionNames.ts';

/** A manifest with all versions, as if these were the pages of today. */
export function inVersions(manifest: string, versions: string[]): string {
  if (versions.length === 0) return manifest;
  const { exposes }: ManifestFile = JSON.parse(manifest);
  const known = new Set(exposes.map(({ path }) => path));
  const shown = (expose: string) =>
    versions.map((version) => exposeIn(expose, version)).find((one) => known.has(one)) ?? expose;
  const file = JSON.parse(manifest, (key, value) => (key === 'expose' ? shown(value) : value));
  return JSON.stringify({ ...file, exposes: exposes.filter(({ path }) => !path.includes('@') || isShown(path)) });

  function isShown(path: string): boolean {
    return versions.some((version) => path.endsWith(`@${version}`));
  }
}
