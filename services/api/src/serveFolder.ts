import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The look of all documents of our servers, which is that of the inbox. */
export const HOUSE_STYLE = path.join(import.meta.dirname, 'inbox-documents');

/** Serves the styles, scripts and icons of a folder, each at its name. */
export function serveFolder(app: FastifyInstance, folder: string): void {
  for (const name of readdirSync(folder)) {
    const content = readFileSync(path.join(folder, name), 'utf8');
    app.get(`/${name}`, (_, reply) => reply.type(TYPES[path.extname(name)] ?? 'text/plain').send(content));
  }
}
