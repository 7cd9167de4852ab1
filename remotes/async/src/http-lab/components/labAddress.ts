import { siteConfig } from '@playground/kit/siteConfig';

/** The path of a call of the lab at its server, with what each of them is told. */
export const labPath = (name: string, run: string, seed: string) => `lab/${name}?${new URLSearchParams({ run, seed })}`;

/** The whole address. */
export const labAddress = (name: string, run: string, seed: string) =>
  `${siteConfig().services.mail}/${labPath(name, run, seed)}`;
