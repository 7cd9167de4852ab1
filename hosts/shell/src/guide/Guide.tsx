import { siteConfig } from '@playground/kit/siteConfig';
import { AwayGroups, contentsOf, OwnPage } from '../draw/OwnPage';
import { isSettled, type SiteMap } from '../fetch/groups';
import type { ContentsProps } from './Contents';

/** A chunk with the words and samples, so no other page loads them. */
const contents = contentsOf<ContentsProps>(
  'GUIDE',
  async () => (await import(/* webpackChunkName: "guide" */ './Contents')).Contents,
);

/** How to use the playground, from the first test to CI, and a list of all pages. */
export function Guide({ siteMap: { groups, routes } }: { siteMap: SiteMap }) {
  const known = groups.every(isSettled);
  return (
    <OwnPage
      title="Guide"
      what="The guide"
      description="How to use your tool with the playground, and what you can rely on."
      settled={known}
      contents={contents}
      props={{ groups, routes, known, away: <AwayGroups groups={groups} />, services: siteConfig().services }}
    />
  );
}
