/**
 * The whole set in containers: brings it up on free ports, tests it as browsers find it, builds one group anew under the
 * running site, and takes it down.
 *
 *   npm run test:compose -- [any argument of `playwright test`]
 */
import { testCompose } from './compose.ts';

process.exitCode = (await testCompose(process.argv.slice(2))) ? 0 : 1;
