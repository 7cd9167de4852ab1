import { readFile } from 'node:fs/promises';
import path from 'node:path';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { BUILD_ID_FILE } from '../../../../shared/contract/build.ts';
import { ASKS_ITSELF, isCondition } from '../../../../shared/contract/conditions.ts';
import { DOCUMENT_PARTS_FILE, type DocumentParts } from '../../../../shared/contract/document.ts';
import type { ManifestFile } from '../../../../shared/contract/manifest.ts';
import { folderOf } from '../../../../shared/contract/practiceAddress.ts';
import { broughtBy, servicesOf } from '../../../../shared/contract/services.ts';
import { type SiteConfig, siteWith } from '../../../../shared/contract/site.ts';
import { VERSIONS_MANIFEST, versionsManifest } from '../../../../shared/contract/versionNames.ts';
import { pathOf, refuseBadAddress, routable } from '../../../common/src/addresses.ts';
import { carryOutFaults } from '../../../common/src/faultPlugin.ts';
import { healthRoutes } from '../../../common/src/health.ts';
import type { ServerOptions } from '../../../common/src/listen.ts';
import { logging, observeRequests } from '../../../common/src/logging.ts';
import { refuse, refuseError } from '../../../common/src/refusals.ts';
import { documentOf } from '../render/document.ts';
import { COMMON_HEADERS, contentSecurityPolicy, PERMISSIONS_POLICY, WITH_WORKER } from '../render/headers.ts';
import { answersOf, look } from './answers.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { type KnownGroups, keepGroups, keepOwnPages } from './knownGroups.ts';
import { findKnown, findOwn, providersFor } from './knownPages.ts';
import { targetOf } from './target.ts';

/** A path that the log may show: it has no e-mail address or other text of a visitor. */
const PLAIN_PATH = /^[\w./-]{1,200}$/;

export interface OriginOptions extends ServerOptions {
  /** The folder with the build. */
  root: string;
  /** `shell`, or the name of the group. */
  name: string;
  /** The addresses of the site. A function, if they are only known after all servers have started on free ports. */
  site: SiteConfig | (() => SiteConfig);
  /** For the shell, if it cannot reach the public origin of a group: by name, the origin that it asks instead. */
  internalUrls?: Record<string, string>;
  /** For a group: by the name of its service, the backend that gets the calls below this name. */
  proxy?: Record<string, string> | undefined;
  /** If false, the shell is served as by a plain static host: without hints in its documents, and without a catalogue. */
  hints?: boolean;
  /** During an exam, the site gives out no outcomes, no Practice, no solutions and no matrix. */
  exam?: boolean;
  /** For a group: makes the versions of a demo's pages when somebody first asks for one. */
  buildVersions?: (group: string, demo: string) => Promise<void>;
  /** While a suite of tests is scored: called with each address that is asked for, and who asks. Nothing then says which versions there are. */
  heard?: (address: string, browser?: string) => void;
  /** Only for development: more sources that a document may load from, e.g. `http://localhost:*`. */
  elsewhere?: string[];
}

/** The application of one origin. It does not listen yet. */
export async function origin({
  root,
  name,
  site,
  internalUrls,
  hints = true,
  faults = true,
  proxies = 0,
  exam = false,
  buildVersions,
  heard,
  elsewhere,
  log = false,
}: OriginOptions): Promise<FastifyInstance> {
  const currentSite = typeof site === 'function' ? site : () => site;
  const isRemote = name !== 'shell';
  const target = (pathname: string) => {
    const services = isRemote ? broughtBy(currentSite().remotes, name) : servicesOf(currentSite());
    return targetOf(pathname, Object.keys(services));
  };
  /** The public origin, for a request that names this machine in another way. Else nothing. */
  const betterOrigin = (host = '') => {
    const { shell, remotes } = currentSite();
    const own = isRemote ? remotes.find((remote) => remote.name === name)?.url : shell;
    const publicHost = own && new URL(own).host;
    return publicHost && host !== publicHost && asLocalhost(host) === asLocalhost(publicHost) ? own : '';
  };
  const methods = isRemote ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
  const app = fastify({ ...logging(log), rewriteUrl: routable, trustProxy: (_, hop) => hop < proxies });
  app.setErrorHandler(refuseError);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'There is no such file here.'));
  const routeOf = ({ params, routeOptions }: FastifyRequest) =>
    routeOptions.url === '/*' ? target((params as { '*': string })['*']).kind : routeOptions.url;
  observeRequests(app, {
    urlOf: ({ originalUrl }) => (PLAIN_PATH.test(pathOf(originalUrl)) ? pathOf(originalUrl) : '(other)'),
    // Each shell asks for each manifest once a second (knownGroups.ts).
    isNoise: (request, status) => status === 304 && routeOf(request) === 'manifest',
  });
  if (heard) app.addHook('onRequest', async ({ originalUrl, headers }) => heard(originalUrl, headers['user-agent']));
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers(COMMON_HEADERS);
    // In a document without a policy, a candidate could run a script, and reach other documents of the origin from there. Browsers ask
    // like this for a worker, which is no document. In a sandbox it would have another origin, and no caches.
    const isForWorker = headers['service-worker'] === 'script';
    const policy = isForWorker ? "default-src 'none'; connect-src 'self'" : "default-src 'none'; sandbox";
    if (exam) reply.header('Content-Security-Policy', policy).header('Vary', 'Service-Worker');
  });
  if (isRemote) {
    // The page /groups shows the sizes of a group's files. Without this, a browser tells them only to the group's own origin.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('Timing-Allow-Origin', '*');
    });
    await app.register(cors, {
      // For each request, because a cache that ignores Vary would keep a copy without this header for a year.
      origin: '*',
      methods: ['GET', 'HEAD'],
      strictPreflight: false,
      maxAge: 600,
    });
  }
  app.addHook('onRequest', async ({ url, originalUrl, headers }, reply) => {
    if (originalUrl === url || !originalUrl.startsWith('/') || !headers.accept?.includes('text/html')) return;
    // To a browser, it leads to the address of a page that does not exist. The shell says so in its frame.
    return reply.redirect(usualSpelling(pathOf(originalUrl)));
  });
  app.addHook('onRequest', refuseBadAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (!methods.split(', ').includes(request.method)) {
      reply.header('Allow', methods);
      return refuse(reply, 405, `Only ${methods} are answered here, not ${request.method}.`);
    }
  });
  if (isRemote) {
    const isFile = (request: FastifyRequest) => ['file', 'manifest'].includes(routeOf(request) ?? '');
    carryOutFaults(app, { enabled: faults, concerns: isFile });
  }
  // Read each time, because another build can replace the folder at any time.
  const buildId = () => readFile(path.join(root, BUILD_ID_FILE), 'utf8').catch(() => undefined);
  healthRoutes(app, { about: async () => ({ name, build: await buildId() }) });

  /** What the document in this folder is made of. Undefined if it is of an older build. */
  const partsIn = async (place: string): Promise<DocumentParts | undefined> => {
    // Any other error must not become a document that is kept.
    const parts = await readFile(path.join(root, place, DOCUMENT_PARTS_FILE), 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return parts ? JSON.parse(parts) : undefined;
  };
  const answers = answersOf(root);
  let isBuilding = false;
  const failedBuilds = new Set<string>();
  const keeper = isRemote || !hints ? undefined : keepGroups(currentSite, internalUrls);
  app.addHook('onClose', async () => keeper?.close());
  if (keeper) {
    const offered = {
      state: () => look(path.join(root, DOCUMENT_PARTS_FILE))?.state ?? '',
      read: async () => (await partsIn('.'))?.shared ?? {},
    };
    catalogueRoutes(app, keeper, currentSite, answers, offered, internalUrls, heard ? ['/versions.json'] : []);
  }

  const ownPages = keepOwnPages(root, () => currentSite().remotes.find((remote) => remote.name === name));

  const sendDocument = (request: FastifyRequest, reply: FastifyReply, file: string, pathname: string) => {
    const partsFile = path.join(root, path.dirname(file), DOCUMENT_PARTS_FILE);
    const built = look(path.join(root, file));
    if (!built) return reply.callNotFound();
    const nothingEarly = ASKS_ITSELF.test(request.originalUrl);
    const known = isRemote ? ownPages() : keeper?.current();
    const current = siteWith(providersFor(pathname, known), currentSite());
    const find = (all: KnownGroups) => (isRemote ? findOwn(all, pathname, exam) : findKnown(all, pathname));
    const page = nothingEarly || !known ? undefined : find(known);
    // Another build may have it, and a group that does not answer.
    const isNowhere = keeper && known && !nothingEarly && !page && known.groups.every(({ good }) => good);
    if (isNowhere) reply.code(404);
    const hasConditions = namesCondition(request.originalUrl);
    const about = [page ? `${page.path}\0${known?.version}` : nothingEarly, hasConditions].join();
    const state = [file, built.state, look(partsFile)?.state, JSON.stringify(current), about].join('\0');
    return answers.text(request, reply, state, async () => {
      const source = await readFile(path.join(root, file), 'utf8');
      const own = await partsIn(path.dirname(file));
      const told = page?.told();
      const { html, scripts } = documentOf(source, own, current, { name, told, nothingEarly, hasConditions });
      return {
        text: html,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': contentSecurityPolicy(scripts, current, {
            elsewhere,
            worker: source.includes(WITH_WORKER),
            group: isRemote ? name : undefined,
          }),
          'Permissions-Policy': PERMISSIONS_POLICY,
        },
      };
    });
  };
  const demoOf = async ({ page }: { page?: unknown }) => {
    // The shell has none.
    const text = await readFile(path.join(root, 'mf-manifest.json'), 'utf8').catch(() => '{}');
    const { exposes = [] }: Partial<ManifestFile> = JSON.parse(text);
    const found = exposes.find((expose) => expose.path === page);
    return found && folderOf({ expose: found.path });
  };
  const sendManifest = async (request: FastifyRequest, reply: FastifyReply, asked: string) => {
    const isMissing = asked === VERSIONS_MANIFEST && !look(path.join(root, asked));
    const demo = isMissing ? await demoOf(request.query as object) : undefined;
    const file = demo ? versionsManifest(demo) : asked;
    const built = look(path.join(root, file));
    if (!built && demo && buildVersions) {
      // A build that failed fails again, so nobody can start this work again and again.
      const build = `${demo} ${await buildId()}`;
      if (!failedBuilds.has(build)) {
        if (!isBuilding) {
          isBuilding = true;
          buildVersions(name, demo)
            .catch((error: Error) => {
              failedBuilds.add(build);
              // The terminal says why they cannot be built.
              console.error(error.message);
            })
            .finally(() => {
              isBuilding = false;
            });
        }
        return refuse(reply, 503, 'The versions of the pages are being built.');
      }
    }
    if (!built) return reply.callNotFound();
    return answers.text(request, reply, `${file}\0${built.state}`, async () => {
      const text = await readFile(path.join(root, file), 'utf8');
      return {
        text: exam ? withoutPractice(text) : text,
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
      };
    });
  };

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const pathname = `/${request.params['*']}`;
      const { kind, file } = target(pathname);
      if (exam && /^practice(\/|$)/i.test(file)) return reply.callNotFound();
      switch (kind) {
        case 'malformed':
          return refuse(reply, 400, 'The path must not contain a part . or .., a backslash or a null byte.');
        case 'document': {
          const asked = pathOf(request.originalUrl);
          const place = betterOrigin(request.headers.host) + usualSpelling(pathname);
          // A request to a proxy has a whole address.
          if (asked.startsWith('/') && asked !== place) {
            return reply.redirect(place + request.originalUrl.slice(asked.length));
          }
          return sendDocument(request, reply, file, pathname);
        }
        case 'manifest':
          return sendManifest(request, reply, file);
        case 'file':
          return answers.file(request, reply, file);
        case 'nothing':
          return reply.callNotFound();
      }
    },
  });
  await app.ready();
  return app;
}

/** How a browser spells a path. The shell knows no `/%63ounter`, and a link that begins with two slashes leads to another site. */
function usualSpelling(pathname: string): string {
  return encodeURI(pathname.replace(/^\/+/, '/')).replace(/[?#]/g, encodeURIComponent);
}

function namesCondition(url: string): boolean {
  return [...new URLSearchParams(url.split('?')[1]).keys()].some(isCondition);
}

/** `localhost` and the addresses that a server on it has too. To a browser they are different sites: the API refuses calls of the other ones. */
function asLocalhost(host: string): string {
  return host.replace(/^(127\.0\.0\.1|\[::1\]|0\.0\.0\.0)(?=:|$)/, 'localhost');
}

/** Without this hash, the shell finds no tasks, and shows no Practice. */
function withoutPractice(manifest: string): string {
  return manifest.replaceAll(/"practice":"\w*"/g, '"practice":""');
}
