import { readManifest } from '../../shared/contract/manifest.ts';
import { readSiteConfig, type SiteConfig } from '../../shared/contract/site.ts';

/** How long a server may take to answer, in milliseconds. */
const PATIENCE = 10_000;

const BLOCK = /<script\b[^>]*\bid=["']?playground\b[^>]*>(.*?)<\/script>/is;

/** A site that runs already, as it says itself. */
export interface SiteElsewhere {
  site: SiteConfig;
  /** Whether a plain static host serves its shell, which has no `/catalogue.json`. */
  plain: boolean;
}

/** Asks a site for its configuration, at the address of its shell. Rejects with one line if there is no site, or if one of its groups does not answer. */
export async function siteAt(address: string): Promise<SiteElsewhere> {
  const url = URL.canParse(address) ? new URL(address).origin : '';
  if (address.replace(/\/$/, '') !== url) {
    throw new Error(`PLAYGROUND_URL must be an origin like http://localhost:3000, not '${address}'.`);
  }
  const [, block] = BLOCK.exec(await (await ask(url)).text()) ?? [];
  const site = attempt(
    () => readSiteConfig(JSON.parse(block ?? '')),
    () => `${url} is no playground, its document has no configuration.`,
  );
  if (site.shell !== url) {
    throw new Error(`PLAYGROUND_URL: ${url} belongs to the playground at ${site.shell}, which is the address to give.`);
  }
  for (const { name, url: group } of site.remotes) {
    const text = await (await ask(`${group}/mf-manifest.json`)).text();
    attempt(
      () => readManifest(group, JSON.parse(text)),
      (error) =>
        `the group ${name} cannot be tested. ${error instanceof SyntaxError ? 'Its manifest is not JSON.' : error.message}`,
    );
  }
  const catalogue = await fetch(`${url}/catalogue.json`, { method: 'HEAD' });
  return { site, plain: !catalogue.headers.get('content-type')?.startsWith('application/json') };
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  if (response?.ok) return response;
  throw new Error(`PLAYGROUND_URL: ${address} ${response ? `answered ${response.status}` : 'does not answer'}.`);
}

function attempt<T>(read: () => T, problem: (error: Error) => string): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`PLAYGROUND_URL: ${problem(error as Error)}`);
  }
}
