import * as v from 'valibot';
import { has, missing, text } from './fields.ts';

/** A host name or an IP address. URLs take more, and what stands in a policy must be no wildcard and no further directive. */
export const HOST = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/i;

/** What `new URL` mends in silence, so that another address stands there than was said: `..`, backslashes, white space. */
const MENDED = /\/(\.|%2e){1,2}(\/|$)|[\\\s]/i;

/** An http(s) address without name, password, query and fragment; it comes out without a slash at its end. */
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

/** An address that is an origin, e.g. `http://localhost:3001`. */
export const origin = v.pipe(
  baseUrl,
  v.check((url) => url === new URL(url).origin, 'must be an origin, without a path'),
);

/** Origins of the site that are no groups: `API_URL` and the like are theirs. */
const RESERVED = ['shell', 'api', 'inbox', 'smtp', 'geocoder'];

const notAName = has('no name of small letters, digits and hyphens');

const RemoteConfig = v.object(
  {
    /** The group's name, e.g. `forms`; its container is the global `forms_remote`. */
    name: v.pipe(
      v.string(notAName),
      v.regex(/^[a-z][a-z0-9-]*$/, notAName),
      v.check((name) => !RESERVED.includes(name), has('a name that the site needs itself')),
    ),
    /** What people read: 'Forms'. */
    title: text('title'),
    /** Its origin, without a slash at the end. */
    url: origin,
  },
  missing,
);

/** The groups that the shell shows, in the order in which they keep a path that two of them want. */
export const TableOfRemotes = v.pipe(
  v.array(RemoteConfig, 'is no list'),
  v.checkItems(({ name }, index, all) => all.findIndex((other) => other.name === name) === index, 'stands in it twice'),
);

/**
 * The addresses a document may talk to. The server writes them into every page it serves as a JSON data block
 * (`<script type="application/json" id="playground">`): configuration, not code, and the allow-list of the CSP.
 */
export const SiteConfig = v.object({
  /** The shell's origin. */
  shell: origin,
  remotes: TableOfRemotes,
  services: v.object({
    /** Base URL of `POST /send-email` and `POST /verify-code`. */
    mail: baseUrl,
    /** Base URL of `GET /reverse`, a Nominatim or our own. */
    geocoder: baseUrl,
    /** The inbox's web page, where the mail that the API sent can be read. */
    inbox: baseUrl,
  }),
});

export type RemoteConfig = v.InferOutput<typeof RemoteConfig>;
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

/** The configuration in a document that comes from elsewhere and may hold anything. Throws when it is none. */
export const readSiteConfig = (block: unknown): SiteConfig => v.parse(SiteConfig, block);
