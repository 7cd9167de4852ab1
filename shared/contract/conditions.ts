/** The parameters of an address that change a page, in the order in which the page lists them. */
export const CONDITIONS = ['seed', 'now', 'fault', 'log'] as const;

export const isCondition = (name: string) => (CONDITIONS as readonly string[]).includes(name);

/** The API calls that `?fault=` can name, by service (`SiteConfig`). */
export const CALLS = {
  mail: ['send-email', 'verify-code', 'download', 'download-login', 'upload'],
  geocoder: ['reverse'],
} as const;

/** The parts of a group that `?fault=` can name, as in `forms/entry`. */
export const PARTS = ['manifest', 'entry', 'chunk', 'style'] as const;
