import { AwayGroups, contentsOf, OwnPage } from '../draw/OwnPage';
import { conditions } from '../fetch/conditions';
import { fetchGroup, hasAnswered, type SiteMap } from '../fetch/groups';
import { shownCodes } from '../parts/Unavailable';
import type { ContentsProps } from './Contents';

const contents = contentsOf<ContentsProps>('GROUPS', async () =>
  (await import(/* webpackChunkName: "groups" */ './Contents')).contents(),
);

/** Who runs what: for each group its build, what it shares with the shell, and what this visit loaded from it. */
export function Groups({ siteMap: { groups } }: { siteMap: SiteMap }) {
  return (
    <OwnPage
      title="Groups"
      what="Groups"
      settled={groups.every(hasAnswered)}
      contents={contents}
      props={{
        groups,
        away: <AwayGroups groups={groups} />,
        ask: fetchGroup,
        askedBuild: conditions.askedBuild,
        shownCodes,
      }}
    />
  );
}
