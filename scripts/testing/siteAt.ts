import { readAnswer, type WholeAnswer } from '../../services/common/src/readAnswer.ts';
import { readManifest } from '../../shared/contract/manifest.ts';
import { readSiteConfig, type SiteConfig } from '../../shared/contract/site.ts';

/** How long a server may take to answer, in milliseconds. */
const PATIENCE = 10_000;

const BLOCK = /<script\b[^>]*\bid=["']?playground\b[^>]*>(.*?)<\/script>/is;

/**
 * Reads the configuration of a running site from the document of its shell. It is `plain` if a static host without `/catalogue.json`
 * serves the shell. Rejects with one line if there is no configuration, or if a group does not answer.
 */
export async function siteAt(address: string): Promise<{ site: SiteConfig; plain: boolean }> {
  const url = URL.canParse(address) ? new URL(address).origin : '';
  if (address.replace(/\/$/, '') !== url) {
    throw new Error(`PLAYGROUND_URL must be an origin like http://localhost:3000, not '${address}'.`);
  }
  const [, block = ''] = BLOCK.exec((await ask(url)).text) ?? [];
  const notConfigured = () => `${url} is not a playground: its document has no configuration.`;
  const site = attempt(() => readSiteConfig(JSON.parse(block)), notConfigured);
  if (site.shell !== url) {
    throw new Error(`PLAYGROUND_URL: ${url} belongs to the playground at ${site.shell}, so use that address.`);
  }
  for (const { name, url: group } of site.remotes) {
    const { text } = await ask(`${group}/mf-manifest.json`);
    const problem = (error: Error) => (error instanceof SyntaxError ? 'Its manifest is not JSON.' : error.message);
    const read = () => readManifest(group, JSON.parse(text));
    attempt(read, (error) => `the group ${name} cannot be tested. ${problem(error)}`);
  }
  const catalogue = await readAnswer(`${url}/catalogue.json`, { method: 'HEAD', patience: PATIENCE });
  return { site, plain: !catalogue.headers.get('content-type')?.startsWith('application/json') };
}

async function ask(address: string): Promise<WholeAnswer> {
  const response = await readAnswer(address, { patience: PATIENCE }).catch(() => undefined);
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
