/** Replaces the contract's manifest.ts in the plain builds, where the manifest needs no check. */
import type * as contract from '@playground/kit/contract/manifest';

export const readManifest: typeof contract.readManifest = (_url, demos) => ({
  demos: demos as contract.PublishedDemo[],
  entry: '',
  assets: new Map(),
  file: undefined,
  leftOut: [],
});
export class ManifestRefused extends Error {}
