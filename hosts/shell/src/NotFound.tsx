import { AwayGroups } from './AwayGroups';
import type { Group } from './catalogue';
import { Frame } from './Frame';

/** No page has this address, or none that is known while a group is away. */
export function NotFound({ groups, pathname }: { groups: Group[]; pathname: string }) {
  return (
    <Frame title="Page not found">
      <p className="text-break">
        There is no page at <code>{pathname}</code>.
      </p>
      <AwayGroups
        groups={groups}
        what={(title) => `It may belong to the group ‘${title}’, which is not available right now.`}
      />
      <a href="/" className="btn btn-primary">
        All pages
      </a>
    </Frame>
  );
}
