import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { startApi } from '../../services/api/src/start.ts';
import { Catalogue } from '../../shared/contract/catalogue.ts';
import { CONDITIONS } from '../../shared/contract/conditions.ts';
import { root, version } from '../../shared/project/folders.ts';
import { allDemoFolders } from '../build/demoFolders.ts';

/** What tests of others rely on in the last release (docs/ci.md). */
export const RELEASED_FILE = path.join(root, 'docs/released.json');

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Named = { [key: string]: Json };

/** What tests of others rely on as the sources are now. */
export async function promisesNow(): Promise<Named> {
  const demos = await allDemoFolders();
  const pages = demos.map(({ folder, demo, pages: own, tasks }): [string, Json] => [
    demo.path,
    {
      pages: Object.fromEntries(
        own.map((page) => [page.path, { title: page.title, aliases: page.aliases, frame: page.frame }]),
      ),
      tasks: Object.fromEntries(tasks.map(({ id, path: at, outcome }) => [id, { path: at, outcome }])),
      ids: idsIn(path.join(root, folder)),
    },
  ]);
  const promises = {
    version,
    conditions: [...CONDITIONS],
    catalogue: toJsonSchema(Catalogue, { errorMode: 'ignore' }),
    calls: await calls(),
    pages: Object.fromEntries(pages.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  // What explains is no promise.
  const explains = ['description', 'summary', 'tags', '$schema'];
  return JSON.parse(
    JSON.stringify(promises, (key, value) => (explains.includes(key) && typeof value !== 'object' ? undefined : value)),
  );
}

/** The ids that its components write, also those with a value in them, and those of buttons that the kit's `Answer` draws. */
function idsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = sources.flatMap((source) => [
    ...source.matchAll(/\b(?:id|checkId)=(?:"([^"]+)"|\{[`']([^`']+)[`']\})/g),
  ]);
  return [...new Set(found.map(([, plain, made]) => plain ?? made?.replaceAll(/\$\{[^}]*\}/g, '…') ?? ''))].sort();
}

/** The calls that the API describes, without the words that explain them. */
async function calls(): Promise<Named> {
  const api = await startApi({ allowedOrigins: [] });
  try {
    const { paths } = (await (await fetch(`${api.url}/docs/json`)).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const all = Object.entries(paths).flatMap(([at, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]): [string, Json] => [
        `${method.toUpperCase()} ${at}`,
        {
          required: parameters
            .filter(({ required }) => required)
            .map(({ name }) => name)
            .sort(),
          parameters: Object.fromEntries(
            parameters.map(({ name, in: where, schema }) => [name, { in: where, ...schema }]),
          ),
          ...(requestBody && { body: requestBody }),
          answers: responses,
        },
      ]),
    );
    return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  } finally {
    await api.close();
  }
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Named }[];
  requestBody?: Named;
  responses: Named;
}

/** From now on, tests hold what is public today. A page and a call are a line each, for the eyes of who reviews it. */
export async function keepPromises(): Promise<void> {
  const textOf = (named: Named) =>
    Object.entries(named).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const { calls, pages, ...others } = await promisesNow();
  const tables = Object.entries({ calls, pages }).map(
    ([name, table]) => `"${name}": {\n    ${textOf(table as Named).join(',\n    ')}\n  }`,
  );
  writeFileSync(RELEASED_FILE, `{\n  ${[...textOf(others), ...tables].join(',\n  ')}\n}\n`);
}
