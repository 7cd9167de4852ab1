import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import { Catalogue } from '../../../../shared/contract/catalogue.ts';
import { BUILD } from '../../../../shared/contract/conditions.ts';
import { type GroupReport, reportOf } from '../../../../shared/contract/groupReport.ts';
import type { PublishedDemo, PublishedPage } from '../../../../shared/contract/manifest.ts';
import { folderOf, practiceAddress } from '../../../../shared/contract/practiceAddress.ts';
import { shownOf } from '../../../../shared/contract/shown.ts';
import type { SiteConfig } from '../../../../shared/contract/site.ts';
import { addressOf, goalForAgents } from '../../../../shared/contract/task.ts';
import { readTools, toolsOf } from '../../../../shared/contract/tools.ts';
import { VERSIONS_INDEX } from '../../../../shared/contract/versionNames.ts';
import { readVersions } from '../../../../shared/contract/versions.ts';
import { version } from '../../../../shared/project/folders.ts';
import { readJson } from '../../../common/src/readAnswer.ts';
import type { Answers, Text } from './answers.ts';
import type { GroupKeeper, KnownGroup, KnownGroups } from './knownGroups.ts';

const SCHEMA = '/catalogue.schema.json';

/** Any page may read them. */
const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Access-Control-Allow-Origin': '*' };
const PLAIN_TEXT = { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * Publishes what the server knows of the groups: `/catalogue.json` for programs, its schema, `/llms.txt` for agents, `/versions.json` for
 * who tests tests, `/tools.json` for who chooses a tool, and `/groups.json` for teams. `offered` has the version of each module that the shell
 * offers to groups. `withheld` are addresses of these that it does not publish.
 */
export function catalogueRoutes(
  app: FastifyInstance,
  keeper: GroupKeeper,
  site: () => SiteConfig,
  answers: Answers,
  offered: { state(): string; read(): Promise<Record<string, string>> },
  internalUrls: Record<string, string> = {},
  withheld: string[] = [],
): void {
  type Made = Pick<Text, 'text'> & Partial<Text>;
  const route = (path: string, make: (known: KnownGroups, shell: string) => Made | Promise<Made>, state = () => '') =>
    app.get(path, async (request, reply) => {
      const known = keeper.current();
      const { shell } = site();
      const all = [path, shell, state(), known.version].join('\0');
      return answers.text(request, reply, all, async () => ({ headers: HEADERS, ...(await make(known, shell)) }));
    });
  /** Joins what the groups say. A group that does not answer now is left out for a moment, and one whose build has no such file for good. */
  const joined = <Said>(
    path: string,
    ask: (group: KnownGroup, from: string) => Promise<Said>,
    join: (said: Said[]) => object,
  ) =>
    withheld.includes(path) ||
    route(path, async ({ groups }) => {
      const results = await Promise.allSettled(
        groups.map((group) => ask(group, internalUrls[group.name] ?? group.url)),
      );
      const said = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const isPartial = results.some((one) => one.status === 'rejected' && one.reason.status !== 404);
      return { text: JSON.stringify(join(said)), isPartial };
    });
  route('/catalogue.json', (known, shell) => ({ text: JSON.stringify(published(known, shell)) }));
  route('/llms.txt', (known, shell) => ({ text: inShort(published(known, shell)), headers: PLAIN_TEXT }));
  route(SCHEMA, () => ({ text: JSON.stringify(toJsonSchema(Catalogue, { errorMode: 'ignore' })) }));
  joined(
    '/versions.json',
    async ({ manifest }, from) => {
      // An exam gives out no tasks, so the index has the names of the versions only.
      const kept = manifest?.practice ? practiceAddress(from, manifest.practice, 'versions') : undefined;
      return readVersions(await readJson(kept ?? `${from}/${VERSIONS_INDEX}`));
    },
    (versions) => versions.flat(),
  );
  joined(
    '/tools.json',
    async ({ manifest }, from) => readTools(await readJson(practiceAddress(from, manifest?.practice ?? '', 'tools'))),
    toolsOf,
  );
  const report = async (known: KnownGroups) => ({ text: JSON.stringify(reported(known, await offered.read())) });
  route('/groups.json', report, offered.state);
}

/** The same as the page `/groups`, without what a browser did. */
function reported({ groups }: KnownGroups, offered: Record<string, string>) {
  const shown = shownIn(groups);
  const reports = groups.map((group): GroupReport => {
    const { good, problem = 'It has not answered yet.', manifest, ...config } = group;
    const { leftOut } = shown.get(group) ?? {};
    return reportOf({ config, manifest, problem: good ? undefined : problem, leftOut }, offered);
  });
  return { version, groups: reports };
}

/** The shell does not know a group that is away, so an address that another group has too belongs to the other one. */
const shownIn = (groups: KnownGroup[]) =>
  shownOf([...groups.filter(({ good }) => good), ...groups.filter(({ good }) => !good)]);

function published({ groups }: KnownGroups, shell: string): Catalogue {
  const shown = shownIn(groups);
  const pageOf = ({ title, path, aliases, description, frame }: PublishedPage) => {
    return { title, path, url: shell + path, aliases, description, frame };
  };
  const demoOf = (demo: PublishedDemo, { url, manifest, practice }: KnownGroup) => ({
    ...pageOf(demo),
    ...(practice?.get(folderOf(demo)) ?? { tasks: [], tools: [], matrix: {}, conditions: [], faults: [] }),
    ...(manifest?.practice && { practice: practiceAddress(url, manifest.practice, demo) }),
    tags: demo.tags,
    beyond: demo.beyond,
    pages: demo.pages.map(pageOf),
  });
  return {
    $schema: shell + SCHEMA,
    version,
    shell,
    groups: groups.map((group) => ({
      name: group.name,
      title: group.title,
      url: group.url,
      current: group.good,
      condition: BUILD + group.name,
      demos: (shown.get(group)?.demos ?? []).map((demo) => demoOf(demo, group)),
    })),
  };
}

/** A group's words as text of one line: they cannot become a heading, a link or HTML. */
function inLine(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[\\[\]<]/g, '\\$&');
}

/** A short form for agents, as llmstxt.org describes it. */
function inShort({ shell, groups }: Catalogue): string {
  const demoOf = ({ title, url, description, tasks }: Catalogue['groups'][number]['demos'][number]) => [
    `- [${inLine(title)}](${url}): ${inLine(description)}`,
    ...tasks.map((task) => {
      const where = shell + addressOf(task);
      return `  - Task \`${task.id}\`: ${inLine(goalForAgents(task))}${where === url ? '' : ` At ${inLine(where)}.`}`;
    }),
  ];
  return [
    '# Playground',
    '',
    '> Small interactive pages. Each shows one thing that is hard for web test tools, and has tasks with an outcome to check.',
    '',
    'The same address is the same page for everybody. With `?seed=1` each visit gets the same random values. Visitors share nothing.',
    'A page is ready when its `main` element has `aria-busy="false"`.',
    '',
    `- [Catalogue](${shell}/catalogue.json): every page, task and outcome, for programs`,
    `- [Schema of the catalogue](${shell}${SCHEMA})`,
    `- [Guide](${shell}/guide): how to point a tool at the pages`,
    ...groups.flatMap(({ title, demos }) => ['', `## ${title}`, '', ...demos.flatMap(demoOf)]),
    '',
  ].join('\n');
}
