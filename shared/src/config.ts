/** One group of demos as a document knows it: where its container is published. */
export interface RemoteConfig {
  /** The workspace's name, e.g. `forms`; its container is the global `forms_remote`. */
  name: string;
  /** What people read: 'Forms'. */
  title: string;
  /** Its origin, e.g. `http://localhost:3001`, without a slash at the end. */
  url: string;
}

/**
 * The addresses a document may talk to. The server writes them into every page it serves as a JSON data block
 * (`<script type="application/json" id="playground">`): configuration, not code, and the allow-list of the CSP.
 */
export interface SiteConfig {
  /** The shell's origin. */
  shell: string;
  remotes: RemoteConfig[];
  services: {
    /** Base URL of `POST /send-email` and `POST /verify-code`. */
    mail: string;
    /** Base URL of `GET /reverse`, a Nominatim or our own. */
    geocoder: string;
    /** The inbox's web page, where the mail that the API sent can be read. */
    inbox: string;
  };
}

/** The configuration of the document this code runs in. Throws when the server wrote none: nothing can work then. */
export function siteConfig(): SiteConfig {
  const block = document.getElementById('playground');
  if (!block?.textContent) throw new Error('This page has no <script id="playground"> with its configuration.');
  return JSON.parse(block.textContent) as SiteConfig;
}
