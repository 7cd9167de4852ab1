import { groups, page, transform } from './shared/test/jest.mjs';

/** What runs in Node itself. */
const node = (displayName, directory) => ({
  displayName,
  rootDir: directory,
  transform,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // Packages that are ES modules only become CommonJS, as our own files do.
  transformIgnorePatterns: [
    '/node_modules/(?!(iron-webcrypto|oidc-provider|jose|uint8array-extras|file-type|strtok3|token-types|@tokenizer|@borewit|kdbush|geokdbush|tinyqueue|@redocly|jsonpath-rfc9535|colorette)/)',
  ],
});

export default {
  // A machine that builds beside the tests is slow, and a slow test is not a failed one.
  testTimeout: 90_000,
  projects: [
    { ...page('shared', 'shared'), testMatch: ['<rootDir>/{contract,src}/**/*.test.{ts,tsx}'] },
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
    { ...node('servers', 'remotes'), testMatch: ['<rootDir>/*/src/*/server/*.test.ts'] },
    { ...node('scripts', 'scripts'), modulePathIgnorePatterns: ['<rootDir>/new/templates/'] },
    node('exam', 'exam'),
  ],
};
