/** Stands in for the contract's manifest.ts in the plain builds: what the build wrote needs no check. */
import type * as contract from '@playground/kit/contract/manifest';

export const readManifest: typeof contract.readManifest = (_url, demos) => ({
  demos: demos as contract.PublishedDemo[],
  entry: '',
  assets: new Map(),
  leftOut: [],
});
export const readIcons: typeof contract.readIcons = () => ({});
export class ManifestRefused extends Error {}
