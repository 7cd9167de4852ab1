/** What an address may ask of a page, as its parameters are called, in the order in which they are spoken of. */
export const CONDITIONS = ['seed', 'now', 'fault', 'log'] as const;

/** Whether a parameter of an address is one of them. */
export const isCondition = (name: string) => (CONDITIONS as readonly string[]).includes(name);

/** The calls of the API whose requests can fail by address, by the service that has them (`SiteConfig`). */
export const CALLS = { mail: ['send-email', 'verify-code'], geocoder: ['reverse'] } as const;

/** The parts of a group whose requests can fail by themselves, as in `forms/entry`. */
export const PARTS = ['manifest', 'entry', 'chunk', 'style'] as const;
