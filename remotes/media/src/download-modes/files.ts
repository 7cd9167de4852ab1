/** The files of `GET /download`, by their name in its address. */
export const FILES = ['letter', 'report', 'late', 'leaflet', 'archive', 'invoice-1', 'invoice-2'] as const;
