import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig, SiteConfig } from '../../shared/contract/site.ts';
import { root } from '../build/workspaces.ts';

/** Where things listen and where browsers find them. */
export interface SiteAddresses {
  site: SiteConfig;
  /** The port that each origin listens on: the shell, every remote by name, `api`, `inbox` and `smtp`. 0 is any free one. */
  ports: Record<string, number>;
}

/**
 * The site as the environment wants it. For each origin NAME (SHELL, FORMS, …, API, INBOX): `NAME_PORT` says where it
 * listens, `NAME_URL` what browsers call it, when a proxy stands before it. `REMOTES` replaces the table of remotes,
 * `GEOCODER_URL` sends reverse geocoding elsewhere. Throws with one line when a value is no port or no address.
 */
export function siteFromEnvironment(): SiteAddresses {
  const ports: SiteAddresses['ports'] = { smtp: port('SMTP_PORT') ?? 3125 };
  const origin = (name: string, usual: string) => {
    const variable = name.toUpperCase().replaceAll('-', '_');
    const own = port(`${variable}_PORT`);
    const url = address(`${variable}_URL`) ?? (own === undefined ? usual : `http://localhost:${own}`);
    ports[name] = own ?? Number(new URL(url).port || (url.startsWith('https:') ? 443 : 80));
    return url;
  };
  const api = origin('api', 'http://localhost:3100');
  return {
    site: {
      shell: origin('shell', 'http://localhost:3000'),
      remotes: tableOfRemotes().map((remote) => ({ ...remote, url: origin(remote.name, remote.url) })),
      services: {
        mail: api,
        geocoder: address('GEOCODER_URL') ?? api,
        inbox: origin('inbox', 'http://localhost:3101'),
      },
    },
    ports,
  };
}

/** The one table of remotes: names, titles and addresses, in the order in which the shell takes them. */
function tableOfRemotes(): RemoteConfig[] {
  const { REMOTES } = process.env;
  if (!REMOTES) return JSON.parse(readFileSync(path.join(root, 'hosts/shell/remotes.json'), 'utf8'));
  try {
    return JSON.parse(REMOTES);
  } catch {
    throw new Error('REMOTES is not JSON. It takes a list like the one in hosts/shell/remotes.json.');
  }
}

function port(variable: string): number | undefined {
  const value = process.env[variable];
  if (!value) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number < 65536) return number;
  throw new Error(`${variable} is not a port: ${value}`);
}

function address(variable: string): string | undefined {
  const value = process.env[variable];
  if (!value) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
  throw new Error(`${variable} is not an http address: ${value}`);
}
