import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PARTS } from '../contract/fault.ts';
import { demo, manifest } from './manifest.ts';

type Part = (typeof PARTS)[number];

/** A group for tests of a shell. A page is a text, or a function that runs in the browser: it gets React and returns the component. */
export interface Stub {
  /** By path. The title of `/twoBells` is `Two Bells`. */
  pages: Record<string, string | ((react: typeof import('react')) => import('react').ComponentType)>;
  /** Further rules for the style sheet of each page. */
  style?: string;
  /** What tells two builds apart: it is in the names of all files. */
  build?: string;
  /** The version of the contract. By default today's. */
  contract?: number;
  /** The versions of React that it works with: `^18.0.0`. By default any. */
  react?: string;
  /** The status of the answer for each of these parts, in place of the part. */
  faults?: Partial<Record<Part, number>>;
  /** Milliseconds by which the answer for each of these parts is late. */
  slow?: Partial<Record<Part, number>>;
}

export interface StubGroup {
  name: string;
  title: string;
  url: string;
  requests: string[];
  /** From now on, it is another build, or fails in another way. What is not named stays as it is. */
  become(change: Partial<Stub>): void;
  close(): Promise<void>;
}

const titleOf = (path: string) =>
  path
    .slice(1)
    .replace(/[A-Z]/g, ' $&')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Serves a group of this name on a free port: a manifest, an entry, and a script and a style for each page. Nothing is built. */
export async function stubGroup(name: string, stub: Stub): Promise<StubGroup> {
  let now = stub;
  const requests: string[] = [];
  const server = createServer(({ url: address = '/' }, response) => {
    const { pathname } = new URL(address, 'http://stub');
    requests.push(pathname);
    const files = filesOf(name, now);
    const part = partOf(pathname);
    const answer = () => send(response, pathname, (part && now.faults?.[part]) || 0, files.get(pathname));
    const late = part && now.slow?.[part];
    if (late) setTimeout(answer, late).unref();
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    name,
    title: titleOf(`/${name}`),
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    become: (change) => {
      now = { ...now, ...change };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function partOf(pathname: string): Part | undefined {
  if (pathname.endsWith('/mf-manifest.json')) return 'manifest';
  if (pathname.includes('remoteEntry')) return 'entry';
  return pathname.endsWith('.css') ? 'style' : pathname.endsWith('.js') ? 'chunk' : undefined;
}

function send(response: ServerResponse, pathname: string, fault: number, file: string | undefined): void {
  const type = pathname.endsWith('.js')
    ? 'text/javascript'
    : pathname.endsWith('.css')
      ? 'text/css'
      : 'application/json';
  response.writeHead(fault || (file === undefined ? 404 : 200), {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': '*',
  });
  response.end(fault ? '{"message":"A fault of the stub."}' : file);
}

/** By path. A stub is small, so all files are made for each request. */
function filesOf(name: string, { pages, style = '', build = 'abc', contract, react }: Stub): Map<string, string> {
  const modules = Object.entries(pages).map(([path, page]) => {
    const folder = path.slice(1).replaceAll('/', '-');
    const file = `static/${folder}.${build}`;
    return { path, page, expose: `./${folder}/Page`, js: `${file}.js`, css: `${file}.css` };
  });
  const demos = modules.map(({ path, expose }) => demo(path, { title: titleOf(path), description: 'A stub.', expose }));
  const version = contract === undefined ? {} : { contract };
  const body = {
    ...manifest(demos, build, { name: `${name}_remote`, buildInfo: { buildVersion: build }, ...version }),
    exposes: modules.map(({ expose, js, css }) => ({
      path: expose,
      assets: { js: { sync: [js] }, css: { sync: [css] } },
    })),
    shared: [
      { name: 'react', requiredVersion: react ?? '*', singleton: true, assets: { js: { sync: [], async: [] } } },
    ],
  };
  const container = `globalThis[${JSON.stringify(`${name}_remote`)}]`;
  return new Map([
    ['/mf-manifest.json', JSON.stringify(body)],
    [
      `/static/remoteEntry.${build}.js`,
      `${container} = (${containerOf})(${JSON.stringify([`${name}_remote`, react, modules])});`,
    ],
    ...modules.flatMap(({ expose, page, js, css }): [string, string][] => [
      [
        `/${js}`,
        `${container}.pages[${JSON.stringify(expose)}] = ${typeof page === 'string' ? textPage(page) : page};`,
      ],
      [`/${css}`, `.stub { outline: 1px solid; } ${style}`],
    ]),
  ]);
}

const textPage = (text: string) =>
  `({ createElement }) => () => createElement('p', { className: 'stub' }, ${JSON.stringify(text)})`;

type Copy = { useIn: string[]; lib(): unknown };
type Module = { expose: string; js: string; css: string };

/** Runs in the browser: a container as the federation plugin makes it, without the plugin. It must name nothing outside itself. */
function containerOf([name, wanted, modules]: [string, string | undefined, Module[]]) {
  const { src } = document.currentScript as HTMLScriptElement;
  const root = new URL('..', src);
  const pages: Record<string, (react: unknown) => unknown> = {};
  let shared: Record<string, Copy> = {};
  const loaded = (element: HTMLScriptElement | HTMLLinkElement) =>
    new Promise((resolve, reject) => {
      element.crossOrigin = 'anonymous';
      element.onload = resolve;
      element.onerror = () => reject(Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' }));
      document.head.append(element);
    });
  return {
    pages,
    init(scope: { react?: Record<string, Copy> }) {
      shared = scope.react ?? {};
    },
    async get(expose: string) {
      const [version = '', copy] = Object.entries(shared)[0] ?? [];
      const major = wanted && /\d+/.exec(wanted)?.[0];
      if (!copy || (major && version.split('.')[0] !== major)) {
        // In the runtime's words.
        throw new Error(
          `Version ${version} from shell of shared singleton module react does not satisfy the requirement of ${name} which needs ${wanted})`,
        );
      }
      copy.useIn.push(name);
      const { js, css } = modules.find((module) => module.expose === expose) as Module;
      const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL(css, root).href });
      const script = Object.assign(document.createElement('script'), { src: new URL(js, root).href });
      await Promise.all([loaded(style), pages[expose] ?? loaded(script)]);
      const component = pages[expose]?.(copy.lib());
      return () => ({ default: component });
    },
  };
}
