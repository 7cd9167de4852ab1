import { readFileSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { broughtBy } from '../contract/services.ts';
import {
  baseUrl,
  FIELDS_OF_GROUP,
  HOST,
  origin,
  type RemoteConfig,
  SERVER_PARTS,
  type SiteConfig,
  TableOfRemotes,
} from '../contract/site.ts';
import { folderOf, isInstalled, project, version } from './folders.ts';

/** Variables by name. An empty one counts as unset, because compose files pass empty ones. */
type Environment = Record<string, string | undefined>;

/** Where the site's servers listen, where browsers find them, and the settings that all of them read. */
export type SiteAddresses = ReturnType<typeof siteFromEnvironment>;

/** The table of remotes if REMOTES is not set. The table of a team has only its own groups. */
export const TABLE_FILE = path.join(project, isInstalled ? 'remotes.json' : 'hosts/shell/remotes.json');

/** The port of a server whose public address names none, because it is the address of a proxy. */
const USUAL_PORT = 8080;

/** The port of the shell if nothing else is said. Those of the other servers lie above it. */
const FIRST_PORT = 3000;

const numberUpTo = (most: number, least = 0) => {
  const message = `must be a number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.digits(message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};
const port = numberUpTo(65535);
const basePort = numberUpTo(65_410, 1);
const onOff = v.picklist(['on', 'off'], 'must be on or off');
const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'));
const addressOf = (protocol: RegExp, pathname: RegExp, example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.canParse(text) && new URL(text);
      return url && protocol.test(url.protocol) && HOST.test(url.hostname) && pathname.test(url.pathname);
    }, `must be an address like ${example}`),
  );
const redisAddress = addressOf(/^rediss?:$/, /^\/?\d*$/, 'redis://user:password@store.example:6379');
const smtpAddress = addressOf(/^smtps?:$/, /^/, 'smtp://user:password@mail.example:587');
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
 * The site that the variables describe. For each server NAME (SHELL, FORMS, …, API, INBOX, IDENTITY, PAY, BANK), `NAME_PORT` is the port that it listens
 * on, and `NAME_URL` is its address for browsers if that is the address of a proxy. For a group, `NAME_INTERNAL_URL` is its address
 * for the shell's server. `BASE_PORT` moves all ports that are not set: the shell gets it, and the others keep their distance. `PUBLIC_HOST`
 * is the host in all addresses that are not set, instead of `localhost`. For a service of a group, `NAME_URL` is its address, and
 * `NAME_INTERNAL_URL` is where the group's origin passes its calls on to, if the table has a `proxy` for it. `REMOTES` replaces the table of remotes, `GEOCODER_URL` names another geocoder, and with `BIND=0.0.0.0`
 * other machines can reach the site. Throws with one line that names the wrong variable.
 */
export function siteFromEnvironment(environment: Environment = process.env) {
  const { read } = reader(environment);
  const base = read('BASE_PORT', basePort);
  const shift = (base ?? FIRST_PORT) - FIRST_PORT;
  const publicHost = read('PUBLIC_HOST', host) ?? 'localhost';
  const urlAt = (at: number) => `http://${isIPv6(publicHost) ? `[${publicHost}]` : publicHost}:${at}`;
  /** The port that each server listens on, by `shell`, `api`, `inbox`, `smtp`, `identity`, `pay`, `bank` or the name of a group. 0 takes a free one. */
  const ports: Record<string, number> = { smtp: read('SMTP_PORT', port) ?? 3125 + shift };
  const address = (name: string, schema: v.GenericSchema<string, string>, usual: string, usualPort = USUAL_PORT) => {
    const variable = variableOf(name);
    const own = read(`${variable}_PORT`, port);
    // The table may name a server elsewhere, which does not move.
    const moved = usual.startsWith('http://localhost:') ? Number(new URL(usual).port) + shift : undefined;
    const here = own ?? moved;
    const url = read(`${variable}_URL`, schema) ?? (here === undefined ? usual : urlAt(here));
    ports[name] = own ?? (base && moved) ?? Number(new URL(url).port || usualPort);
    return url;
  };
  const table = tableOfRemotes(read('REMOTES'));
  const addressesOf = (services: Record<string, string>, kind: string) =>
    mapped(services, (url, name) => read(`${variableOf(name)}_${kind}`, baseUrl) ?? url);
  const mail = address('api', baseUrl, 'http://localhost:3100', 3100);
  const site: SiteConfig = {
    shell: address('shell', origin, 'http://localhost:3000'),
    remotes: table.map(({ proxy: _, run: _command, ...remote }) => {
      const moved = movedTo(remote, address(remote.name, origin, remote.url));
      return { ...moved, services: moved.services && addressesOf(moved.services, 'URL') };
    }),
    services: {
      mail,
      geocoder: read('GEOCODER_URL', baseUrl) ?? mail,
      inbox: address('inbox', baseUrl, 'http://localhost:3101', 3101),
      identity: address('identity', origin, 'http://localhost:3102', 3102),
      pay: address('pay', origin, 'http://localhost:3103', 3103),
      bank: address('bank', origin, 'http://localhost:3104', 3104),
    },
  };
  /** For groups whose public origin the shell's server cannot reach: by name, the origin that it asks instead. */
  const internalUrls: Record<string, string> = {};
  for (const { name } of site.remotes) {
    const url = read(`${variableOf(name)}_INTERNAL_URL`, origin);
    if (url) internalUrls[name] = url;
  }
  refuseSlips(environment, [...Object.keys(ports), ...Object.keys(broughtBy(site.remotes))]);
  return {
    site,
    ports,
    internalUrls,
    /** By group: where its own origin passes calls on to, the services that the API runs for its demos, and how its backend is started. */
    backends: Object.fromEntries(
      table.map(({ name, proxy = {}, run }) => {
        const targets = addressesOf(proxy, 'INTERNAL_URL');
        const serverParts = Object.keys(targets).filter((service) => targets[service] === SERVER_PARTS);
        for (const service of serverParts) delete targets[service];
        return [name, { proxy: targets, serverParts, run }];
      }),
    ),
    /** The host that all of them listen on. If it is not set, that is `localhost`, which other machines cannot reach. */
    host: read('BIND', host),
    /** Whether requests may ask for a fault (docs/decisions/051-faults-at-the-servers.md). */
    faults: read('FAULTS', onOff) !== 'off',
    /** Whether the site keeps its outcomes, solutions and Practice to itself (docs/decisions/075-the-exam.md). */
    exam: read('EXAM', onOff) === 'on',
    /** How many proxies are in front of each server. */
    proxies: read('TRUST_PROXY', numberUpTo(10)) ?? 0,
    /** The settings of the API (docs/decisions/022-api-environment.md). */
    api: apiSettings(environment),
  };
}

function mapped(services: Record<string, string>, map: (address: string, name: string) => string) {
  return Object.fromEntries(Object.entries(services).map(([name, address]) => [name, map(address, name)]));
}

/** A group at another origin. Services below the origin that it had move with it. */
export function movedTo({ services, ...remote }: RemoteConfig, url: string): RemoteConfig {
  const move = (address: string) =>
    address.startsWith(`${remote.url}/`) ? url + address.slice(remote.url.length) : address;
  return { ...remote, url, services: services && mapped(services, move) };
}

/** How the variables of a server begin: `MEDIA` for `MEDIA_PORT`. */
export function variableOf(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

/** Refuses a variable whose name is one slip away from a known one: it would do nothing, and you would not see why. */
function refuseSlips(environment: Environment, servers: string[]): void {
  const known = servers.flatMap((name) => ['PORT', 'URL', 'INTERNAL_URL'].map((kind) => `${variableOf(name)}_${kind}`));
  for (const [name, value] of Object.entries(environment)) {
    // A short name such as APP_PORT may belong to another program.
    const meant = value && name.length > 8 && !known.includes(name) && known.find((one) => isOneSlip(name, one));
    if (meant) throw new Error(`${name} is not a setting. Did you mean ${meant}?`);
  }
}

/** Whether one letter is missing, added or wrong, or two neighbours are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same++;
  const [t, m] = [typed.slice(same), meant.slice(same)];
  const swapped = `${m[1]}${m[0]}${m.slice(2)}`;
  return t.slice(1) === m.slice(1) || t === m.slice(1) || t.slice(1) === m || t === swapped;
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
    build: read('BUILD', build) ?? version,
  };
  const replicas = read('REPLICAS', numberUpTo(1000)) ?? 1;
  if (settings.secrets && ![1, 2].includes(settings.secrets.length)) {
    throw new Error(
      'SECRET must be one secret, or two with a comma between them: first the new one, then the old one.',
    );
  }
  if ((replicas > 1 || settings.redisUrl) && !settings.secrets) {
    throw new Error(
      'SECRET must be set with REDIS_URL or REPLICAS above 1, because replicas open the cookies of each other.',
    );
  }
  if (replicas > 1 && !settings.redisUrl) {
    throw new Error('REDIS_URL must be set with REPLICAS above 1, because replicas count tries and mails together.');
  }
  if (settings.smtpUrl && !settings.mailAllowedDomains) {
    throw new Error(
      'MAIL_ALLOWED_DOMAINS must say to which domains SMTP_URL may send, or anyone could mail anybody through it.',
    );
  }
  return settings;
}

/** The content of SECRET_FILE: containers get their secrets as files. */
function secretFile(environment: Environment): string | undefined {
  const file = reader(environment).read('SECRET_FILE');
  try {
    return file && readFileSync(file, 'utf8');
  } catch {
    throw new Error('SECRET_FILE must name a file that can be read.');
  }
}

/** The settings of a server that runs in its own process, as in a container. */
function processSettings(environment: Environment) {
  const { read } = reader(environment);
  return { log: read('LOG', onOff) !== 'off', drainMs: read('DRAIN_MS', numberUpTo(60_000)) ?? 0 };
}

/** The settings of a container that serves the origin WORKSPACE. Throws with one line that names the wrong variable. */
export function originFromEnvironment(environment: Environment = process.env) {
  const { read } = reader(environment);
  const { site, ports, internalUrls, backends, faults, exam, proxies } = siteFromEnvironment(environment);
  const names = ['shell', ...site.remotes.map(({ name }) => name)];
  const name = read('WORKSPACE') ?? '';
  if (!names.includes(name)) throw new Error(`WORKSPACE must be one of ${names.join(', ')}${not(name)}.`);
  return {
    name,
    root: read('ROOT', folder) ?? path.join(folderOf(name), 'dist'),
    /** A folder that several replicas publish their builds to. If it is set, it is served instead of `root`. */
    files: read('FILES'),
    port: read('PORT', port) ?? ports[name],
    host: read('HOST', host),
    site,
    internalUrls,
    proxy: backends[name]?.proxy,
    faults,
    exam,
    proxies,
    ...processSettings(environment),
  };
}

/** The settings of the API in its own process. Throws with one line that names the wrong variable. */
export function apiFromEnvironment(environment: Environment = process.env) {
  const { read, list } = reader(environment);
  const { site, ports, faults, proxies, api } = siteFromEnvironment(environment);
  return {
    ...api,
    faults,
    proxies,
    ...processSettings(environment),
    port: read('PORT', port) ?? ports.api,
    inboxPort: ports.inbox,
    smtpPort: ports.smtp,
    publicUrl: site.services.mail,
    publicInboxUrl: site.services.inbox,
    ...ownOriginsOf(site, ports),
    allowedOrigins: list('ALLOWED_ORIGINS', origin) ?? originsOf(site),
  };
}

/** Where the servers of demos with origins of their own listen, and where browsers find them. */
export function ownOriginsOf({ services: { identity, pay, bank } }: SiteConfig, ports: Record<string, number>) {
  return {
    originPorts: { identity: ports.identity, pay: ports.pay, bank: ports.bank },
    publicOriginUrls: { identity, pay, bank },
  };
}

/** The origins of all pages of the site. */
export function originsOf({ shell, remotes }: SiteConfig): string[] {
  return [shell, ...remotes.map(({ url }) => url)];
}

/** Undefined for a variable that is not set. Throws with one line if its value is wrong. */
function reader(environment: Environment) {
  function read(variable: string): string | undefined;
  function read<T>(variable: string, schema: v.GenericSchema<string, T>): T | undefined;
  function read(variable: string, schema: v.GenericSchema<string, unknown> = v.string()) {
    const text = environment[variable]?.trim();
    return text ? parse(variable, schema, text) : undefined;
  }
  const list = <T>(variable: string, schema: v.GenericSchema<string, T>) => {
    const items = read(variable)
      ?.split(',')
      .filter((item) => item.trim());
    return items?.map((item) => parse(variable, schema, item.trim()));
  };
  return { read, list };
}

function parse<T>(variable: string, schema: v.GenericSchema<string, T>, text: string): T {
  const { success, output, issues } = v.safeParse(schema, text);
  if (success) return output;
  throw new Error(`${variable} ${issues[0].message}${/SECRET|SMTP_URL|REDIS_URL/.test(variable) ? '' : not(text)}.`);
}

/** The wrong value, on one line. Not if it has an at sign, a query or a fragment: it may hold a password or a key. */
function not(text: string): string {
  return /[@?#]|%40/.test(text) ? '' : `, not '${text.replace(/\s+/g, ' ')}'`;
}

/** The groups in REMOTES or in the file, in the order in which the shell shows them. */
function tableOfRemotes(text: string | undefined): RemoteConfig[] {
  const source = text ? 'REMOTES' : path.relative(project, TABLE_FILE);
  const refused = (problem: string) =>
    new Error(`${source} must be a JSON list of {"name", "title", "url"}: ${problem}.`);
  let table: unknown;
  try {
    table = JSON.parse(text ?? readFileSync(TABLE_FILE, 'utf8'));
  } catch {
    // The parser's message would repeat a part of the value.
    throw refused('it is not JSON');
  }
  const { success, output, issues } = v.safeParse(TableOfRemotes, table);
  if (success) {
    for (const row of table as Record<string, unknown>[]) {
      const unknown = Object.keys(row).find((field) => !FIELDS_OF_GROUP.includes(field));
      if (unknown)
        throw refused(
          `${row.name} has the field ${JSON.stringify(unknown)}, which is none of ${FIELDS_OF_GROUP.join(', ')}`,
        );
    }
    return output;
  }
  const [{ message, path: keys = [], input }] = issues;
  const [entry, field, service] = keys as { key: unknown; value: unknown; origin: string }[];
  if (!entry) throw refused(`it ${message}`);
  const name = (entry.value as RemoteConfig | null)?.name;
  const which = field?.key !== 'name' && name ? name : `entry ${Number(entry.key) + 1}`;
  const what = field?.key === 'url' ? 'the url of' : service?.origin === 'value' && `the service ${service.key} of`;
  throw refused(what && typeof input === 'string' ? `${what} ${which} ${message}${not(input)}` : `${which} ${message}`);
}
