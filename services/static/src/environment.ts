import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig, SiteConfig } from '../../../shared/contract/site.ts';
import type { ServeOptions } from './serve.ts';

/** The default table of remotes, beside the shell that reads it. */
const REMOTES_FILE = 'hosts/shell/remotes.json';

type Environment = Record<string, string | undefined>;

/**
 * What a container's environment asks for; every variable but WORKSPACE has a default, and an empty one counts as unset.
 * `project` is the folder that holds hosts/ and remotes/. Throws with one line that names the bad variable.
 */
export function optionsFromEnvironment(environment: Environment, project: string): ServeOptions & { site: SiteConfig } {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const remotes = readRemotes(read('REMOTES'), project).map((remote) => {
    const variable = `${remote.name.toUpperCase().replaceAll('-', '_')}_URL`;
    const url = read(variable);
    return url ? { ...remote, url: originIn(variable, url) } : remote;
  });
  const shell = originIn('SHELL_URL', read('SHELL_URL') ?? 'http://localhost:3000');
  const api = urlIn('API_URL', read('API_URL') ?? 'http://localhost:3100');
  const site: SiteConfig = {
    shell,
    remotes,
    services: {
      mail: api,
      geocoder: urlIn('GEOCODER_URL', read('GEOCODER_URL') ?? api),
      inbox: urlIn('INBOX_URL', read('INBOX_URL') ?? 'http://localhost:3101'),
    },
  };
  const addresses: Record<string, string> = {
    shell,
    ...Object.fromEntries(remotes.map(({ name, url }) => [name, url])),
  };
  const name = read('WORKSPACE') ?? '';
  const ownAddress = addresses[name];
  if (!ownAddress) throw new Error(`WORKSPACE must be one of ${Object.keys(addresses).join(', ')}, not '${name}'.`);
  const dist = path.join(project, name === 'shell' ? 'hosts/shell' : `remotes/${name}`, 'dist');
  return {
    name,
    root: read('ROOT') ?? dist,
    port: portIn(read('PORT') ?? (new URL(ownAddress).port || '8080')),
    host: read('HOST'),
    site,
  };
}

function readRemotes(text: string | undefined, project: string): RemoteConfig[] {
  const source = text === undefined ? REMOTES_FILE : 'REMOTES';
  const fail = (problem: string): never => {
    throw new Error(`${source} must be a JSON list of {"name", "title", "url"}: ${problem}.`);
  };
  let list: unknown;
  try {
    list = JSON.parse(text ?? readFileSync(path.join(project, REMOTES_FILE), 'utf8'));
  } catch (error) {
    fail((error as Error).message.replace(/\s+/g, ' '));
  }
  if (!Array.isArray(list)) return fail('it is no list');
  const names = new Set<string>();
  return list.map((entry: Partial<RemoteConfig> | null, index) => {
    const { name, title, url } = entry ?? {};
    if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name) || name === 'shell') {
      return fail(`entry ${index + 1} has no name of small letters, digits and hyphens`);
    }
    if (names.has(name)) return fail(`${name} stands in it twice`);
    names.add(name);
    if (typeof title !== 'string' || !title.trim()) return fail(`${name} has no title`);
    if (typeof url !== 'string') return fail(`${name} has no url`);
    return { name, title, url: originIn(`${source}, ${name}`, url) };
  });
}

/** An http(s) address without a slash at its end. */
function urlIn(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Error(`${variable} must be an address like http://localhost:3000, not '${text}'.`);
  }
  return url.href.replace(/\/+$/, '');
}

function originIn(variable: string, text: string): string {
  const url = urlIn(variable, text);
  if (url !== new URL(url).origin) throw new Error(`${variable} must be an origin, without a path, not '${text}'.`);
  return url;
}

function portIn(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Error(`PORT must be a number from 0 to 65535, not '${text}'.`);
  return port;
}
