import config from './playwright.config';
export default { ...config, testDir: '../remotes', testMatch: '**/*.e2e.ts' };
