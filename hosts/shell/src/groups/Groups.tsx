import { AwayGroups } from '../draw/AwayGroups';
import { contentsOf, OwnPage } from '../draw/OwnPage';
import { hasAnswered, loadGroup, type SiteMap } from '../find/groups';
import { memory } from '../memory';
import type { ContentsProps } from './Contents';

/** A chunk, and the one that loads demos: it knows the versions that the shell offers. */
const contents = contentsOf<ContentsProps>('GROUPS', async () => {
  const [{ contentsWith }, { shareScope }] = await Promise.all([
    import(/* webpackChunkName: "groups" */ './Contents'),
    import(/* webpackChunkName: "federation" */ '../load/federation'),
  ]);
  return contentsWith(shareScope);
});

/** Who runs what: for each group its build, what it shares with the shell, and what this visit loaded from it. */
export function Groups({ siteMap: { groups } }: { siteMap: SiteMap }) {
  return (
    <OwnPage
      title="Groups"
      what="The page about groups"
      description="Which build of each group you see, which modules it shares with the shell, and what this visit loaded from it."
      settled={groups.every(hasAnswered)}
      contents={contents}
      props={{
        groups,
        away: <AwayGroups groups={groups} />,
        ask: loadGroup,
        asked: memory.askedBuild,
        failed: memory.failed,
      }}
    />
  );
}
