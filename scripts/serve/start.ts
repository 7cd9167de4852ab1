import { build } from '../build/build.ts';
import { run } from '../commandLine.ts';
import { addressTable, serveSite } from './serveSite.ts';
import { siteFromEnvironment } from './site.ts';

const HELP = `
npm start

Builds what changed, serves every origin and the API from one process, and prints where they are. Ports and addresses can be set
from the environment: NAME_PORT, NAME_URL (SHELL, FORMS, …, API, INBOX, SMTP) and REMOTES.
`;

run(HELP, {}, async () => {
  await build();
  const running = await serveSite(siteFromEnvironment());
  console.log(addressTable(running.site));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await running.close();
      process.exit(0);
    });
  }
});
