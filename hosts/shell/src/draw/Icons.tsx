import { type PublishedIcons, readIcons } from '@playground/kit/contract/icons';
import { underFault } from '@playground/kit/underFault';
import { memo, useEffect, useState } from 'react';
import type { Group } from '../fetch/groups';

export const iconId = ({ config }: Group, path: string) => `icon-${config.name}${path}`;

/** The icons of a group's cards in one of the grids. The cards refer to them by `iconId`. */
export const Icons = memo(function Icons({ group, of }: { group: Group; of: 'icons' | 'iconsBeyond' }) {
  const address = group.manifest?.[of];
  const [icons, setIcons] = useState<PublishedIcons>({});

  useEffect(() => {
    if (!address) return;
    const request = new AbortController();
    fetch(underFault(address), { signal: request.signal })
      .then(async (response) => response.ok && setIcons(readIcons(await response.json())))
      // Ignored, because a card works without its icon.
      .catch(() => {});
    return () => request.abort();
  }, [address]);

  return (
    <svg style={{ display: 'none' }} aria-hidden="true">
      {Object.entries(icons).map(([path, icon]) => (
        <symbol key={path} id={iconId(group, path)} viewBox="0 0 16 16">
          {icon.map((d) => (
            <path key={d} d={d} />
          ))}
        </symbol>
      ))}
    </svg>
  );
});
