import { createConfig, lintFromString } from '@redocly/openapi-core';
import { apiWithMail, closeAll } from '../test/api.ts';

afterEach(closeAll);

/** The linter's rules, without these. */
const RULES = {
  // The description is served by the server that it describes.
  'no-empty-servers': 'off',
  // No route needs an account of this site. The logins of /lab and /session are what their pages practise.
  'security-defined': 'off',
  // Method and path name an operation. No client is generated from this description.
  'operation-operationId': 'off',
} as const;

/** Each answer of the ring is a redirect. */
const ONLY_REDIRECTS = '#/paths/~1lab~1ring~1{place}/get/responses';

test('a linter of OpenAPI has nothing to say about the description', async () => {
  const { api } = await apiWithMail();
  const source = await (await fetch(`${api.url}/docs/json`)).text();
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const found = problems.map(({ ruleId, message, location: [place] }) => `${place?.pointer}: ${message} (${ruleId})`);
  expect(found.filter((line) => !line.startsWith(`${ONLY_REDIRECTS}: `))).toEqual([]);
});
