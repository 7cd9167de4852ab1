/** Refuses `javascript:…`, `//host` and empty segments: a path becomes a link. */
export const PATH = /^(\/[A-Za-z0-9_-]+)+$/;
