import * as v from 'valibot';

/** An http(s) address without name, password, query and fragment; it comes out without a slash at its end. */
export const baseUrl = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return Boolean(url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username);
  }, 'must be an address like http://localhost:3000'),
  v.transform((text) => new URL(text).href.replace(/\/+$/, '')),
);

/** An address that is an origin, e.g. `http://localhost:3001`. */
export const origin = v.pipe(
  baseUrl,
  v.check((url) => url === new URL(url).origin, 'must be an origin, without a path'),
);

const RemoteConfig = v.object({
  /** The group's name, e.g. `forms`; its container is the global `forms_remote`. */
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/),
    v.check((name) => name !== 'shell'),
  ),
  /** What people read: 'Forms'. */
  title: v.pipe(v.string(), v.regex(/\S/)),
  /** Its origin, without a slash at the end. */
  url: origin,
});

/** The groups that the shell shows, in the order in which they keep a path that two of them want. */
export const TableOfRemotes = v.pipe(
  v.array(RemoteConfig),
  v.check((remotes) => new Set(remotes.map(({ name }) => name)).size === remotes.length, 'a name stands in it twice'),
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
