import { faultTable } from './faultTable.ts';

const spec = (title: string, ok = true, status = 'expected') => ({ title, ok, tests: [{ status }] });
const report = {
  suites: [
    {
      title: 'faults.spec.ts',
      specs: [spec('all groups are away')],
      suites: [
        { title: 'forms', specs: [spec('its manifest answers 404'), spec('a style answers 404', true, 'skipped')] },
        { title: 'media', specs: [spec('its manifest answers 404', false, 'unexpected'), spec('a chunk hangs')] },
      ],
    },
  ],
} as unknown as Parameters<typeof faultTable>[0];

test('a row for each fault, a column for each group, and what is about all of them below', () => {
  expect(faultTable(report)).toBe(`| fault                    | forms | media     |
| ------------------------ | ----- | --------- |
| its manifest answers 404 | holds | **fails** |
| a chunk hangs            | –     | holds     |

| all groups          | outcome |
| ------------------- | ------- |
| all groups are away | holds   |

3 of 4 hold.
`);
});
