import { readFileSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import {
  baseUrl,
  HOST,
  origin,
  type RemoteConfig,
  type SiteConfig,
  TableOfRemotes,
} from '../../../shared/contract/site.ts';
import { folderOf, isInstalled, project, root } from './project.ts';

/** Variables by name. One that is empty counts as unset: compose files pass those. */
type Environment = Record<string, string | undefined>;

/** Where things listen and where browsers find them. */
export interface SiteAddresses {
  site: SiteConfig;
  /** The port that each origin listens on: the shell, every remote by name, `api`, `inbox` and `smtp`. 0 is any free one. */
  ports: Record<string, number>;
  /** By name, where the shell's server finds a group whose public origin it cannot reach. */
  internalUrls: Record<string, string>;
  /** The address of this machine that all of them listen on; `localhost`, which other machines do not reach, where it is not set. */
  host?: string;
  /** Whether requests may ask to fail (docs/decisions/051-faults-at-the-servers.md). */
  faults: boolean;
  /** What concerns the API alone (docs/decisions/022-api-environment.md). */
  api: ReturnType<typeof apiSettings>;
}

/** The table where REMOTES does not say another one: a team's own has its groups alone. */
export const TABLE_FILE = path.join(project, isInstalled ? 'remotes.json' : 'hosts/shell/remotes.json');

/** Where pages are served when their address is a proxy's and names no port. */
const USUAL_PORT = 8080;

const numberUpTo = (most: number) => {
  const message = `must be a number from 0 to ${most}`;
  return v.pipe(v.string(), v.digits(message), v.transform(Number), v.maxValue(most, message));
};
const port = numberUpTo(65535);
const onOff = v.picklist(['on', 'off'], 'must be on or off');
const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'));
const redisAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const { protocol, hostname, pathname } = URL.canParse(text) ? new URL(text) : {};
    return /^rediss?:$/.test(protocol ?? '') && hostname !== '' && /^\/?\d*$/.test(pathname ?? '');
  }, 'must be an address like redis://user:password@store.example:6379'),
);
const smtpAddress = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && HOST.test(new URL(text).hostname),
    'must be an address like smtp://user:password@mail.example:587',
  ),
);
const host = v.pipe(
  v.string(),
  v.check((text) => isIPv6(text) || (HOST.test(text) && !text.startsWith('[')), 'must be a host name or an IP address'),
);
const folder = v.pipe(
  v.string(),
  v.check((text) => statSync(text, { throwIfNoEntry: false })?.isDirectory() ?? false, 'must be a folder'),
);
const build = v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/, 'must be a version or an id of at most 64 characters'));
const email = v.pipe(v.string(), v.email('must be an e-mail address like play@mail.example'));
const domain = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a list of domains like mail.example'),
);

/**
 * The site as the environment wants it. For each origin NAME (SHELL, FORMS, …, API, INBOX): `NAME_PORT` says where it
 * listens, `NAME_URL` what browsers call it, when a proxy stands before it, and for a group `NAME_INTERNAL_URL` what the shell's
 * server calls it, when it is another. `REMOTES` replaces the table of remotes,
 * `GEOCODER_URL` sends reverse geocoding elsewhere, `BIND=0.0.0.0` lets other machines in. Throws with one line that names the bad variable.
 */
export function siteFromEnvironment(environment: Environment = process.env): SiteAddresses {
  const { read } = reader(environment);
  const ports: SiteAddresses['ports'] = { smtp: read('SMTP_PORT', port) ?? 3125 };
  const address = (name: string, schema: v.GenericSchema<string, string>, usual: string, usualPort = USUAL_PORT) => {
    const variable = variableOf(name);
    const own = read(`${variable}_PORT`, port);
    const url = read(`${variable}_URL`, schema) ?? (own === undefined ? usual : `http://localhost:${own}`);
    ports[name] = own ?? Number(new URL(url).port || usualPort);
    return url;
  };
  const mail = address('api', baseUrl, 'http://localhost:3100', 3100);
  const site = {
    shell: address('shell', origin, 'http://localhost:3000'),
    remotes: tableOfRemotes(read('REMOTES')).map((remote) => ({
      ...remote,
      url: address(remote.name, origin, remote.url),
    })),
    services: {
      mail,
      geocoder: read('GEOCODER_URL', baseUrl) ?? mail,
      inbox: address('inbox', baseUrl, 'http://localhost:3101', 3101),
    },
  };
  const internalUrls: SiteAddresses['internalUrls'] = {};
  for (const { name } of site.remotes) {
    const url = read(`${variableOf(name)}_INTERNAL_URL`, origin);
    if (url) internalUrls[name] = url;
  }
  refuseSlips(
    environment,
    Object.keys(ports).flatMap((name) => ['PORT', 'URL', 'INTERNAL_URL'].map((kind) => `${variableOf(name)}_${kind}`)),
  );
  const faults = read('FAULTS', onOff) !== 'off';
  return { site, ports, internalUrls, host: read('BIND', host), faults, api: apiSettings(environment) };
}

/** What a variable about an origin begins with: `MEDIA` of `MEDIA_PORT`. */
export function variableOf(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

/** What is set under a name that is one slip away from one of these would do nothing, and nobody would see why. */
function refuseSlips(environment: Environment, known: string[]): void {
  for (const [name, value] of Object.entries(environment)) {
    // Short names (APP_PORT) may well be somebody else's.
    const meant = value && name.length > 8 && !known.includes(name) && known.find((one) => isOneSlip(name, one));
    if (meant) throw new Error(`${name} is no setting. Is ${meant} meant?`);
  }
}

/** Whether one letter is missing, too much or another one, or two beside each other have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same++;
  const rest = (text: string, from: number) => text.slice(same + from);
  const swapped = `${meant[same + 1]}${meant[same]}${rest(meant, 2)}`;
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === swapped
  );
}

/** The version of the package, for an API that nobody has given another name. */
function version(): string {
  return JSON.parse(readFileSync(path.join(root, 'services/api/package.json'), 'utf8')).version;
}

function apiSettings(environment: Environment) {
  const { read, list } = reader({ ...environment, SECRET: environment.SECRET || secretFile(environment) });
  const settings = {
    host: read('HOST', host),
    secrets: list('SECRET', secret),
    redisUrl: read('REDIS_URL', redisAddress),
    smtpUrl: read('SMTP_URL', smtpAddress),
    mailAllowedDomains: list('MAIL_ALLOWED_DOMAINS', domain),
    mailFrom: read('MAIL_FROM', email),
    proxies: read('TRUST_PROXY', numberUpTo(10)) ?? 0,
    build: read('BUILD', build) ?? version(),
  };
  const replicas = read('REPLICAS', numberUpTo(1000)) ?? 1;
  if (settings.secrets && ![1, 2].includes(settings.secrets.length)) {
    throw new Error('SECRET must be one secret, or two with a comma between them: the new one and the one before.');
  }
  if ((replicas > 1 || settings.redisUrl) && !settings.secrets) {
    throw new Error('SECRET must be set where there are replicas, which open the cookies of each other.');
  }
  if (replicas > 1 && !settings.redisUrl) {
    throw new Error('REDIS_URL must be set with REPLICAS above 1, so that they count tries and mails together.');
  }
  if (settings.smtpUrl && !settings.mailAllowedDomains) {
    throw new Error('MAIL_ALLOWED_DOMAINS must say to which domains SMTP_URL may send, as an open form is no relay.');
  }
  return settings;
}

/** Containers have secrets as files. */
function secretFile(environment: Environment): string | undefined {
  const file = reader(environment).read('SECRET_FILE');
  try {
    return file && readFileSync(file, 'utf8');
  } catch {
    throw new Error('SECRET_FILE must be a file that can be read.');
  }
}

/** What concerns a server that has a process of its own, as in a container. */
function processSettings(environment: Environment) {
  const { read } = reader(environment);
  return {
    log: read('LOG', onOff) !== 'off',
    drainMs: read('DRAIN_MS', numberUpTo(60_000)) ?? 0,
    metricsPort: read('METRICS_PORT', port),
  };
}

/** The one origin that a container serves: that of WORKSPACE. Throws with one line that names the bad variable. */
export function originFromEnvironment(environment: Environment = process.env) {
  const { read } = reader(environment);
  const { site, ports, internalUrls, faults } = siteFromEnvironment(environment);
  const names = ['shell', ...site.remotes.map(({ name }) => name)];
  const name = read('WORKSPACE') ?? '';
  if (!names.includes(name)) throw new Error(`WORKSPACE must be one of ${names.join(', ')}${not(name)}.`);
  return {
    name,
    root: read('ROOT', folder) ?? path.join(folderOf(name), 'dist'),
    /** Where the build in `root` is published to and served from, beside those that other replicas publish there. */
    files: read('FILES'),
    port: read('PORT', port) ?? ports[name],
    host: read('HOST', host),
    site,
    internalUrls,
    faults,
    ...processSettings(environment),
  };
}

/** The API in a process of its own. Throws with one line that names the bad variable. */
export function apiFromEnvironment(environment: Environment = process.env) {
  const { read, list } = reader(environment);
  const { site, ports, faults, api } = siteFromEnvironment(environment);
  return {
    ...api,
    faults,
    ...processSettings(environment),
    port: read('PORT', port) ?? ports.api,
    inboxPort: ports.inbox,
    smtpPort: ports.smtp,
    publicUrl: site.services.mail,
    publicInboxUrl: site.services.inbox,
    allowedOrigins: list('ALLOWED_ORIGINS', origin) ?? originsOf(site),
  };
}

/** The origins of the pages: the shell's and the groups'. */
export function originsOf({ shell, remotes }: SiteConfig): string[] {
  return [shell, ...remotes.map(({ url }) => url)];
}

function reader(environment: Environment) {
  function read(variable: string): string | undefined;
  function read<T>(variable: string, schema: v.GenericSchema<string, T>): T | undefined;
  function read(variable: string, schema: v.GenericSchema<string, unknown> = v.string()) {
    const text = environment[variable]?.trim();
    return text ? parse(variable, schema, text) : undefined;
  }
  const list = <T>(variable: string, schema: v.GenericSchema<string, T>) =>
    read(variable)
      ?.split(',')
      .filter((item) => item.trim())
      .map((item) => parse(variable, schema, item.trim()));
  return { read, list };
}

function parse<T>(variable: string, schema: v.GenericSchema<string, T>, text: string): T {
  const { success, output, issues } = v.safeParse(schema, text);
  if (success) return output;
  throw new Error(`${variable} ${issues[0].message}${/SECRET|SMTP_URL|REDIS_URL/.test(variable) ? '' : not(text)}.`);
}

/** What was said instead, on one line. An at sign may have a password before it, a query a key in it: no part is repeated. */
function not(text: string): string {
  return /[@?#]|%40/.test(text) ? '' : `, not '${text.replace(/\s+/g, ' ')}'`;
}

/** The one table of remotes: names, titles and addresses, in the order in which the shell takes them. */
function tableOfRemotes(text: string | undefined): RemoteConfig[] {
  const refused = (problem: string) =>
    new Error(
      `${text ? 'REMOTES' : path.relative(project, TABLE_FILE)} must be a JSON list of {"name", "title", "url"}: ${problem}.`,
    );
  let table: unknown;
  try {
    table = JSON.parse(text ?? readFileSync(TABLE_FILE, 'utf8'));
  } catch {
    // The parser's own words would repeat a part of what was said.
    throw refused('it is not JSON');
  }
  const { success, output, issues } = v.safeParse(TableOfRemotes, table);
  if (success) return output;
  const [{ message, path: keys = [], input }] = issues;
  const [entry, field] = keys as { key: unknown; value: unknown }[];
  if (!entry) throw refused(`it ${message}`);
  const name = (entry.value as RemoteConfig | null)?.name;
  const which = field?.key !== 'name' && name ? name : `entry ${Number(entry.key) + 1}`;
  throw refused(
    field?.key === 'url' && typeof input === 'string'
      ? `the url of ${which} ${message}${not(input)}`
      : `${which} ${message}`,
  );
}
