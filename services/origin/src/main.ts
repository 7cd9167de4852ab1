/**
 * Serves one origin until it is stopped: `WORKSPACE=media HOST=0.0.0.0 node services/origin/src/main.ts`.
 * docs/decisions/022-api-environment.md lists the variables.
 */
import { originFromEnvironment } from '../../../shared/project/environment.ts';
import { untilStopped } from '../../common/src/untilStopped.ts';
import { startOrigin } from './start.ts';

await untilStopped(() => startOrigin(originFromEnvironment()));
