import type { Listener } from '@playground/kit/common/listen';
import type { SiteConfig } from '@playground/kit/contract/site';
import { originsOf } from '@playground/kit/project/environment';
import { listenForExam } from './listen.ts';
import type { About } from './report.ts';
import { Runs, type RunsOptions } from './runs.ts';
import { buildsOf, examTasks } from './tasks.ts';

export interface OpenOptions extends Omit<RunsOptions, 'tasks' | 'site' | 'host'> {
  pages?: string[] | undefined;
  tasks?: string[] | undefined;
  host?: string;
  port?: number;
  token?: string | undefined;
}

export interface OpenedExam {
  server: Listener;
  runs: Runs;
  about: About;
}

/** Starts an exam on a running site. Rejects with one line if a page or a task is unknown, or the port is in use. */
export async function openExam(
  site: SiteConfig,
  { pages, tasks: names, host = '127.0.0.1', port = 0, token, ...options }: OpenOptions,
): Promise<OpenedExam> {
  const builds = await buildsOf(site);
  const { tasks, left } = await examTasks(builds, { pages, tasks: names });
  const services = Object.values(site.services).map((url) => new URL(url).origin);
  const origins = [...new Set([...originsOf(site), ...services])];
  const runs = new Runs({ ...options, tasks, host, site: { shell: site.shell, origins } });
  const about = { site: site.shell, builds: Object.fromEntries(builds), left };
  return { server: await listenForExam({ runs, about, host, port, token }), runs, about };
}
