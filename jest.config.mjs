import { groups, node, page } from './shared/test/jest.mjs';

export default {
  // A machine that builds beside the tests is slow, and a slow test is not a failed one.
  testTimeout: 90_000,
  projects: [
    { ...page('shared', 'shared'), testMatch: ['<rootDir>/{contract,redesigns,src}/**/*.test.{ts,tsx}'] },
    {
      ...page('shell', 'hosts/shell'),
      setupFilesAfterEnv: [
        `${import.meta.dirname}/shared/test/setup.ts`,
        `${import.meta.dirname}/hosts/shell/test/document.ts`,
      ],
    },
    ...groups(import.meta.dirname),
    node('project', 'shared/project'),
    node('common', 'services/common'),
    node('origin', 'services/origin'),
    node('api', 'services/api'),
    { ...node('scripts', 'scripts'), modulePathIgnorePatterns: ['<rootDir>/new/templates/'] },
    node('exam', 'exam'),
  ],
};
