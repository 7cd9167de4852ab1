import { siteConfig } from '@playground/kit/siteConfig';
import type { FILES } from './files';

/** The address of a file at the API. */
export const addressOf = (file: (typeof FILES)[number], seed: string, attempt?: number) =>
  `${siteConfig().services.mail}/download?${new URLSearchParams({ file, seed, ...(attempt && { attempt: String(attempt) }) })}`;
