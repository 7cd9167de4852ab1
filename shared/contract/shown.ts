import type { Manifest, PublishedDemo, PublishedPage } from './manifest.ts';
import { normalPath, routesOf } from './routes.ts';

interface Group {
  title: string;
  manifest?: Partial<Pick<Manifest, 'demos' | 'leftOut'>> | undefined;
}

interface Shown {
  /** The demos that have a card, with the addresses that lead to them. */
  demos: PublishedDemo[];
  /** A sentence for each demo or address that the shell leaves out. */
  leftOut: string[];
}

/** What the shell shows of each group. Of two pages with one address, it shows that of the group that comes first. */
export function shownOf<G extends Group>(groups: G[]): Map<G, Shown> {
  const all = groups.map((group) => ({ group, demos: group.manifest?.demos ?? [] }));
  const leftOut = new Map(groups.map((group) => [group, (group.manifest?.leftOut ?? []).map(wrong)]));
  const routes = routesOf(all, (address, first, { group, page }) => {
    if (first.page === page) return;
    const owner = `${first.page.title} of ${first.group?.title ?? 'the shell'}`;
    leftOut.get(group)?.push(`The address ${address} of ${page.title} is left out: ${owner} has it.`);
  });
  const leads = (page: PublishedPage) => (address: string) => routes.get(normalPath(address))?.page === page;
  const reached = <Page extends PublishedPage>(page: Page) => ({ ...page, aliases: page.aliases.filter(leads(page)) });
  const hasPath = (page: PublishedPage) => leads(page)(page.path);
  return new Map(
    all.map(({ group, demos }) => [
      group,
      {
        demos: demos
          .filter(hasPath)
          .map((demo) => ({ ...reached(demo), pages: demo.pages.filter(hasPath).map(reached) })),
        leftOut: leftOut.get(group) ?? [],
      },
    ]),
  );
}

function wrong({ demo, problem }: Manifest['leftOut'][number]): string {
  const { path, title } = (demo ?? {}) as Partial<PublishedDemo>;
  const name = [path, title].find((text) => typeof text === 'string' && text !== '') ?? 'without a path';
  return `The demo ${name.slice(0, 100)} is left out: it ${problem}.`;
}
