import * as v from 'valibot';
import { has, matching, object, text } from './fields.ts';

/** A host name or an IP address. URLs allow more, but a CSP must not get a wildcard or another directive. */
export const HOST = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/i;

/** `new URL` silently changes `..`, backslashes and white space, so the address would not be the one you wrote. */
const MENDED = /\/(\.|%2e){1,2}(\/|$)|[\\\s]/i;

/** An http(s) address without user, query and fragment. The output has no slash at its end. */
export const baseUrl = v.pipe(
  v.string(has('no url')),
  v.check(
    (input) =>
      /^https?:\/\/[^/@?#]+(\/[^?#]*)?$/i.test(input) &&
      !MENDED.test(input) &&
      URL.canParse(input) &&
      HOST.test(new URL(input).hostname),
    'must be an address like http://localhost:3000',
  ),
  v.transform((input) => {
    const { origin, pathname } = new URL(input);
    return (origin + pathname).replace(/\/+$/, '');
  }),
);

export const origin = v.pipe(
  baseUrl,
  v.check((url) => url === new URL(url).origin, 'must be an origin, without a path'),
);

/** The services that only those pages know whose `demo.ts` names them. */
export const PROVIDERS = ['identity', 'pay', 'bank'] as const;

/** A group of such a name would share a variable with something else, such as `API_URL` or `SMTP_PORT`. And each object has a `constructor`. */
export const RESERVED: string[] = ['shell', 'api', 'inbox', 'smtp', ...PROVIDERS, 'geocoder', 'redis', 'constructor'];

const NAME = /^[a-z][a-z0-9-]*$/;

const nameOfService = v.pipe(
  matching(NAME, has('a service without a name of small letters, digits and hyphens')),
  v.check((name) => ![...RESERVED, 'mail'].includes(name), has('a service with a name that the site needs itself')),
);

/** In the `proxy` of a group: the API runs these calls, because they are in the `server.ts` of the group's demos. */
export const SERVER_PARTS = 'server.ts';

const RemoteConfig = object({
  /** The group's name, e.g. `forms`; its container is the global `forms_remote`. */
  name: v.pipe(
    matching(NAME, has('no name of small letters, digits and hyphens')),
    v.check((name) => !RESERVED.includes(name), has('a name that the site needs itself')),
  ),
  title: text('title'),
  url: origin,
  /** The group's backends: addresses by name, such as `tally`. */
  services: v.optional(v.record(nameOfService, baseUrl, has('services that are not an object'))),
  /** Only in a table: the backends to which the group's own origin passes calls on, such as `/tally/count`, by the name of the service. */
  proxy: v.optional(
    v.record(
      v.string(),
      v.union([v.literal(SERVER_PARTS), baseUrl], has('a proxy that is neither an address nor server.ts')),
      has('a proxy that is not an object'),
    ),
  ),
  /** Only in a table: the command that starts the backend of the group beside its pages, e.g. `python3 backend.py`. */
  run: v.optional(text('command to run')),
});

/** What a row of the table may have. */
export const FIELDS_OF_GROUP = Object.keys(RemoteConfig.entries);

/** The groups in the shell. If two want one path, the first in this order keeps it. */
export const TableOfRemotes = v.pipe(
  v.array(RemoteConfig, 'is no list'),
  v.nonEmpty('has no group'),
  v.checkItems(({ name }, index, all) => all.findIndex((other) => other.name === name) === index, 'stands in it twice'),
  v.checkItems(
    ({ url }, index, all) => all.findIndex((other) => other.url === url) === index,
    has('the url of another group'),
  ),
  v.checkItems(
    ({ services = {}, proxy = {} }) => Object.keys(proxy).every((name) => Object.hasOwn(services, name)),
    has('a proxy for what is not one of its services'),
  ),
  v.checkItems((remote, index, all) => {
    const taken = [...all.map(({ name }) => name), ...all.slice(0, index).flatMap(namesOfServices)];
    return !namesOfServices(remote).some((name) => taken.includes(name));
  }, has('a service whose name stands in it twice')),
);

function namesOfServices({ services = {} }: { services?: Record<string, string> | undefined }): string[] {
  return Object.keys(services);
}

/** The addresses a document may talk to: its data block `<script id="playground">`, and the allow-list of its CSP. */
export const SiteConfig = v.object({
  shell: origin,
  remotes: TableOfRemotes,
  services: v.object({
    /** The API, for all calls but `GET /reverse`. */
    mail: baseUrl,
    /** For `GET /reverse`: a Nominatim, or our own service. */
    geocoder: baseUrl,
    /** The web page that shows the mail of the API. */
    inbox: baseUrl,
    /** `PROVIDERS`: the sign-in provider, the payment provider and the bank. */
    identity: v.optional(origin),
    pay: v.optional(origin),
    bank: v.optional(origin),
  }),
});

/** A site as a page knows it that needs these providers. */
export function siteWith(providers: readonly string[], site: SiteConfig): SiteConfig {
  const services = { ...site.services };
  for (const name of PROVIDERS) if (!providers.includes(name)) delete services[name];
  return { ...site, services };
}

export type RemoteConfig = v.InferOutput<typeof RemoteConfig>;
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

/** Throws if the data block of another site's document is not a configuration. */
export const readSiteConfig = (block: unknown): SiteConfig => v.parse(SiteConfig, block);
