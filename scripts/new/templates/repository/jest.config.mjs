import { groups } from '@playground/kit/jest';

export default { testTimeout: 90_000, projects: groups(import.meta.dirname) };
