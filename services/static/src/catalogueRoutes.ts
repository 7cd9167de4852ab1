import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Catalogue as Published } from '../../../shared/contract/catalogue.ts';
import type { PublishedDemo, PublishedPage } from '../../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import type { Catalogue, CatalogueKeeper } from './catalogue.ts';
import { type LiveFile, liveFile } from './liveFile.ts';

const SCHEMA = '/catalogue.schema.json';

/** Anybody's program may read them, in a browser as well. */
const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Access-Control-Allow-Origin': '*' };

/** `/catalogue.json`, the same catalogue that documents are written from, for programs; and what it looks like. */
export function catalogueRoutes(
  app: FastifyInstance,
  keeper: CatalogueKeeper,
  site: () => SiteConfig,
  send: (request: FastifyRequest, reply: FastifyReply, live: LiveFile) => unknown,
): void {
  const schema = liveFile(JSON.stringify(toJsonSchema(Published)), HEADERS);
  let made: { version: string; live: LiveFile } | undefined;
  app.get('/catalogue.json', async (request, reply) => {
    const known = keeper.current();
    const { shell } = site();
    const version = `${shell} ${known.version}`;
    if (made?.version !== version) {
      made = { version, live: liveFile(JSON.stringify(published(known, shell)), HEADERS) };
    }
    return send(request, reply, made.live);
  });
  app.get(SCHEMA, async (request, reply) => send(request, reply, schema));
}

function published({ groups }: Catalogue, shell: string): Published {
  const pageOf = ({ title, path, aliases, description, frame }: PublishedPage) => ({
    title,
    path,
    url: shell + path,
    aliases,
    description,
    frame,
  });
  const demoOf = (demo: PublishedDemo) => ({
    ...pageOf(demo),
    tags: demo.tags,
    beyond: demo.beyond,
    pages: demo.pages.map(pageOf),
  });
  return {
    $schema: shell + SCHEMA,
    shell,
    groups: groups.map(({ name, title, url, good, manifest }) => ({
      name,
      title,
      url,
      current: good,
      demos: (manifest?.demos ?? []).map(demoOf),
    })),
  };
}
