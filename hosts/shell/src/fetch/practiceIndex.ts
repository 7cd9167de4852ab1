import type { PracticeFile } from '@playground/kit/contract/catalogue';
import { practiceAddress } from '@playground/kit/contract/practiceAddress';
import { underFault } from '@playground/kit/underFault';
import type { Group } from './groups';

/** The tasks and keywords of a group's demos, by folder. Rejects if the group does not answer; undefined if it has none. */
export async function practiceIndexOf({ config, manifest }: Group): Promise<PracticeFile | undefined> {
  if (!manifest?.practice) return undefined;
  const response = await fetch(underFault(practiceAddress(config.url, manifest.practice, 'index')));
  return response.json();
}
