import type { Catalogue } from './catalogue';
import { loadGroup } from './catalogue';
import { Frame } from './Frame';
import { Unavailable } from './Unavailable';

/** No page has this address, or none that is known while a group is away. */
export function NotFound({ catalogue, pathname }: { catalogue: Catalogue; pathname: string }) {
  const away = catalogue.groups.filter(({ state }) => state === 'failed');
  return (
    <Frame title="Page not found">
      <p className="text-break">
        There is no page at <code>{pathname}</code>.
      </p>
      {away.map(
        ({ config, fault }) =>
          fault && (
            <Unavailable
              key={config.name}
              what={`It may belong to the group ‘${config.title}’, which is not available right now.`}
              fault={fault}
              onRetry={() => loadGroup(config)}
            />
          ),
      )}
      <a href="/" className="btn btn-primary">
        All pages
      </a>
    </Frame>
  );
}
