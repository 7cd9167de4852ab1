import type { Manifest } from './manifest.ts';
import { decide, type SharedModule, type Sharing } from './sharing.ts';
import type { RemoteConfig } from './site.ts';

/** What `/groups` and `/groups.json` say of a group. A field is missing if the build does not say it. */
export interface GroupReport extends RemoteConfig {
  /** False if the group does not answer, or if its manifest cannot be used. */
  current: boolean;
  /** What is wrong then. */
  problem?: string | undefined;
  /** The id of its build. */
  build?: string | undefined;
  /** The version of docs/contract.md that it was built for. */
  contract?: number | undefined;
  /** When the build was first published here, in UTC. */
  published?: string | undefined;
  /** The version of React that the build brings. Without it, its components run in the shell's. */
  react?: string | undefined;
  demos: number;
  /** A sentence for each demo or address that the shell leaves out. */
  leftOut?: string[] | undefined;
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
  const { shared, ...said } = readFile(file);
  // A map has only its own keys. A build may name a module `constructor`, which each object has.
  const versions = new Map(Object.entries(offered));
  return {
    name,
    title,
    url,
    services,
    current: manifest !== undefined && !problem,
    problem,
    build,
    ...said,
    demos: demos.length,
    leftOut: leftOut.length > 0 ? leftOut : undefined,
    shared: shared.map((module) => decide(module, versions.get(module.name))),
  };
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown) => (typeof value === 'string' && value && value.length <= 100 ? value : undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 100) : []);

/** Without a schema: its library would cost every page of the shell more bytes if this page used it too. */
function readFile(file: unknown) {
  const { metaData, shared } = fieldsOf(file);
  const { contract, next, published, react } = fieldsOf(metaData);
  const version = fieldsOf(next).contract ?? contract;
  const moment = textOf(published);
  return {
    contract: typeof version === 'number' ? version : undefined,
    published: moment && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment) ? moment : undefined,
    react: textOf(react),
    shared: listOf(shared).map(fieldsOf).flatMap(sharedIn),
  };
}

function sharedIn({ version, requiredVersion, singleton, assets, ...module }: Fields): SharedModule[] {
  const name = textOf(module.name);
  if (!name) return [];
  const { sync, async } = fieldsOf(fieldsOf(assets).js);
  const brought = [...listOf(sync), ...listOf(async)].length > 0;
  const wanted = textOf(requiredVersion);
  return [{ name, version: textOf(version), wanted, singleton: singleton === true, brought }];
}
