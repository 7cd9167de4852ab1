import type { Manifest } from './manifest.ts';
import { decide, type SharedModule, type Sharing } from './sharing.ts';
import type { RemoteConfig } from './site.ts';

/** What `/groups` and `/groups.json` say of a group. A field is missing if the build does not say it. */
export interface GroupReport extends RemoteConfig {
  /** False if the group does not answer, or if its manifest cannot be used. */
  current: boolean;
  /** What is wrong then. */
  problem?: string;
  /** The id of its build. */
  build?: string;
  /** The version of docs/contract.md that it was built for. */
  contract?: number;
  /** When the build was first published here, in UTC. */
  published?: string;
  /** The version of React that the build brings. Without it, its components run in the shell's. */
  react?: string;
  demos: number;
  /** A sentence for each demo or address that the shell leaves out. */
  leftOut?: string[];
  shared: Sharing[];
}

interface Known {
  config: RemoteConfig;
  manifest?: Partial<Manifest> | undefined;
  problem?: string | undefined;
  leftOut?: string[] | undefined;
}

/** `offered` is the version of each module that the shell offers. */
export function reportOf(
  { config, manifest, problem, leftOut = [] }: Known,
  offered: Record<string, string | undefined>,
): GroupReport {
  const { name, title, url, services } = config;
  const { build, demos = [], file } = manifest ?? {};
  const { contract, published, react, shared } = readFile(file);
  // A map has only its own keys. A build may name a module `constructor`, which each object has.
  const versions = new Map(Object.entries(offered));
  return {
    name,
    title,
    url,
    ...(services && { services }),
    current: manifest !== undefined && !problem,
    ...(problem && { problem }),
    ...(build && { build }),
    ...(contract && { contract }),
    ...(published && { published }),
    ...(react && { react }),
    demos: demos.length,
    ...(leftOut.length > 0 && { leftOut }),
    shared: shared.map((module) => decide(module, versions.get(module.name))),
  };
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown) => (typeof value === 'string' && value.length <= 100 ? value : undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 100) : []);

/** Without a schema: its library would cost every page of the shell more bytes if this page used it too. */
function readFile(file: unknown): Pick<GroupReport, 'contract' | 'published' | 'react'> & { shared: SharedModule[] } {
  const { metaData, shared } = fieldsOf(file);
  const { contract, next, published, react } = fieldsOf(metaData);
  const version = fieldsOf(next).contract ?? contract;
  const [moment, own] = [textOf(published), textOf(react)];
  return {
    ...(typeof version === 'number' && { contract: version }),
    ...(moment && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment) && { published: moment }),
    ...(own && { react: own }),
    shared: listOf(shared).map(fieldsOf).flatMap(sharedIn),
  };
}

function sharedIn({ name, version, requiredVersion, singleton, assets }: Fields): SharedModule[] {
  const module = textOf(name);
  const { js } = fieldsOf(assets);
  const { sync, async } = fieldsOf(js);
  const [made, wanted] = [textOf(version), textOf(requiredVersion)];
  return module
    ? [
        {
          name: module,
          ...(made && { version: made }),
          ...(wanted && { wanted }),
          singleton: singleton === true,
          brought: [...listOf(sync), ...listOf(async)].length > 0,
        },
      ]
    : [];
}
