import type { Tools as ToolsOfSite } from '@playground/kit/contract/tools';
import { contentsOf, OwnPage } from '../draw/OwnPage';

/** The page, with the results of all groups: no other page loads either. */
const contents = contentsOf('TOOLS', async () => {
  const [{ Contents }, answer] = await Promise.all([
    import(/* webpackChunkName: "tools" */ './Contents'),
    fetch('/tools.json'),
  ]);
  const tools: ToolsOfSite = await answer.json();
  return () => <Contents {...tools} />;
});

/** What each tool can do in each engine, by capability. */
export function Tools() {
  return <OwnPage title="Tools" what="The page of tools" settled contents={contents} props={{}} />;
}
