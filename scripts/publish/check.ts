import * as v from 'valibot';
import { hintAt, readAnswer, type WholeAnswer } from '../../services/common/src/readAnswer.ts';
import type { GroupReport } from '../../shared/contract/groupReport.ts';
import {
  CONTRACT,
  type Manifest,
  type ManifestRefused,
  readManifest,
  wrongFields,
} from '../../shared/contract/manifest.ts';
import { shownOf } from '../../shared/contract/shown.ts';
import { origin } from '../../shared/contract/site.ts';
import { inOneLine, run, TEXT } from '../commandLine.ts';

const HELP = `
npm run workshop -- check <address> [--shell <address>]

Reads a group as a shell does, at the origin that serves it, such as http://localhost:3001. Says what a shell would refuse or leave out, and
which headers are missing (docs/contract.md). Ends with 1 if anything is wrong.

  --shell   a shell that lists the group: says also which addresses other groups have already
`;

/** How long an answer may take, in milliseconds. The shell waits as long. */
const PATIENCE = 9000;

/** What a shell leaves out of the group at this origin, because of other groups too. Rejects if the shell does not say it. */
async function leftOutAt(shell: string, url: string): Promise<string[]> {
  const answer = await readAnswer(`${shell}/groups.json`, { patience: PATIENCE }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${shell}/groups.json does not answer, so it cannot say what the shell leaves out.`);
  const { groups } = JSON.parse(answer.text) as { groups: GroupReport[] };
  const report = groups.find((group) => group.url === url);
  return report ? (report.leftOut ?? []) : [`The shell at ${shell} does not list this group.`];
}

/** A script may have this many bytes. */
const LARGEST = 32 * 1024 * 1024;

/** A sentence for each problem of the group at this origin, and its manifest if a shell can use it. `shell` lists the group. */
export async function check(url: string, shell?: string): Promise<{ manifest?: Manifest; problems: string[] }> {
  const problems: string[] = [];
  const ask = async (address: string, type: RegExp): Promise<WholeAnswer | undefined> => {
    try {
      const response = await readAnswer(address, { patience: PATIENCE, ...(type !== JSON_TYPE && { most: LARGEST }) });
      const has = (name: string) => response.headers.get(name) ?? '';
      if (!response.ok) problems.push(`${address} answers ${response.status}.${hintAt(response.status)}`);
      else if (!type.test(has('content-type'))) problems.push(`${address} has the type '${has('content-type')}'.`);
      if (has('access-control-allow-origin') !== '*')
        problems.push(`${address} has no header Access-Control-Allow-Origin: *, so no shell can read it.`);
      if (type === JSON_TYPE && !/no-cache|no-store|max-age=0/.test(has('cache-control')))
        problems.push(`${address} may stay in caches: send Cache-Control: no-cache.`);
      return response.ok ? response : undefined;
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      problems.push(`${address} does not answer: ${cause?.message || message}.`);
      return undefined;
    }
  };
  const answer = await ask(`${url}/mf-manifest.json`, JSON_TYPE);
  const manifest = answer && read(url, answer, problems);
  if (!manifest) return { problems };
  const { demos, entry, assets, build, file } = manifest;
  const own = { title: 'this group', manifest };
  problems.push(...(shell ? await leftOutAt(shell, url) : (shownOf([own]).get(own)?.leftOut ?? [])));
  for (const { path, expose } of demos.flatMap((demo) => [demo, ...demo.pages])) {
    if (!assets.has(expose)) problems.push(`The page ${path} names the module ${expose}, which is not in exposes.`);
  }
  const { name } = (file as { metaData: { name?: string } }).metaData;
  if (!name?.endsWith('_remote'))
    problems.push(`The container has the name '${name}'. It must be that of the group in the table, and _remote.`);
  if (!build) problems.push('The build has no id. Set MF_BUILD_VERSION when you build.');
  const used = [...assets.values()];
  for (const address of new Set([entry, ...used.flatMap(({ js }) => js)])) await ask(address, /javascript/);
  for (const address of new Set(used.flatMap(({ css }) => css))) await ask(address, /^text\/css/);
  return { manifest, problems };
}

const JSON_TYPE = /json/;

function read(url: string, { text }: WholeAnswer, problems: string[]): Manifest | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
    return readManifest(url, body);
  } catch (error) {
    const { code, message } = error as ManifestRefused;
    if (error instanceof SyntaxError) problems.push('The manifest is not JSON.');
    else if (code !== 'MANIFEST_SHAPE') problems.push(message);
    else
      for (const issue of wrongFields(body))
        problems.push(`The manifest has a wrong ${v.getDotPath(issue) ?? 'form'}: ${issue.message}.`);
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) {
  const config = { allowPositionals: true, options: { shell: TEXT } } as const;
  run(HELP, config, async ({ positionals: [address = '', ...rest], values }) => {
    const { success, output: url } = v.safeParse(origin, address);
    if (!success || rest.length > 0) throw new Error('Name one origin, such as http://localhost:3001.');
    const { manifest, problems } = await check(url, values.shell && v.parse(origin, values.shell));
    if (manifest) {
      const { demos, build } = manifest;
      const count = demos.length === 1 ? '1 demo' : `${demos.length} demos`;
      console.log(inOneLine(`${url}: ${count}, build ${build}, contract up to ${CONTRACT}`));
    }
    if (problems.length > 0) throw new Error(problems.map(inOneLine).join('\n'));
    console.log('A shell can show it.');
  });
}
