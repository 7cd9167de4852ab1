import type { originFromEnvironment } from '../../../shared/project/environment.ts';
import { publish } from './publish/builds.ts';
import { serve } from './serve/serve.ts';

/** How many builds are kept, so that pages that were opened with an older one still find their files. */
const KEPT_BUILDS = 20;

/** Publishes the build if there is a folder for that, serves one origin, and says where. */
export async function startOrigin({ files, ...options }: ReturnType<typeof originFromEnvironment>) {
  if (files) {
    await publish(options.root, files, { keep: KEPT_BUILDS, patience: 60_000 });
    options.root = files;
  }
  const listener = await serve(options);
  const { shell, remotes } = options.site;
  const url = remotes.find(({ name }) => name === options.name)?.url ?? shell;
  console.log(`${options.name}: ${url}, port ${listener.port}`);
  return listener;
}
