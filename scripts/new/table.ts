import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteConfig, SERVER_PARTS } from '../../shared/contract/site.ts';
import { TABLE_FILE } from '../../shared/project/environment.ts';
import { isInstalled, project } from '../../shared/project/folders.ts';
import { biome } from './template.ts';

/** The text of the table of remotes with one more, formatted. */
export function tableWith(remote: RemoteConfig): string {
  return formatted(`[${readFileSync(TABLE_FILE, 'utf8').trim().slice(1, -1).trim()},\n${JSON.stringify(remote)}]`);
}

function formatted(table: string): string {
  return biome(['format', `--stdin-file-path=${TABLE_FILE}`], { cwd: project, input: table });
}

/** The service of a team's group that runs the server parts of its demos. */
export const apiOf = (group: string) => `${group}-api`;

/** The row of a team's group, with the service that runs the server parts of its demos. */
export function withApi(row: RemoteConfig): RemoteConfig {
  const service = apiOf(row.name);
  return {
    ...row,
    services: { ...row.services, [service]: `${row.url}/${service}` },
    proxy: { ...row.proxy, [service]: SERVER_PARTS },
  };
}

/** The service that runs the server parts of a team's group, and the table with it, if the row of the group had none. */
export function withServiceOf(table: RemoteConfig[], group: string): { service: string; changed?: RemoteConfig[] } {
  const row = table.find(({ name }) => name === group);
  if (!row) throw new Error(`${path.basename(TABLE_FILE)} has no group ${group}. Add it first.`);
  const [service] = Object.entries(row.proxy ?? {}).find(([, target]) => target === SERVER_PARTS) ?? [];
  if (service) return { service };
  return { service: apiOf(group), changed: table.map((one) => (one === row ? withApi(row) : one)) };
}

/** The service that a group's pages call for their server parts. If the row of a team's group has none, it gets one. */
export function serviceOf(group: string): string {
  if (!isInstalled) return 'mail';
  const { service, changed } = withServiceOf(JSON.parse(readFileSync(TABLE_FILE, 'utf8')), group);
  if (changed) {
    writeFileSync(TABLE_FILE, formatted(JSON.stringify(changed)));
    console.log(`${path.basename(TABLE_FILE)}: ${group} has the service ${service} now. Other shells need it too.`);
  }
  return service;
}
