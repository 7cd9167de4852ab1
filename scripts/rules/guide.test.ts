import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_TOOLS } from '../../shared/contract/practice.ts';
import { root } from '../../shared/project/folders.ts';
import { STARTS } from '../build/copiedStart.ts';

const guide = readFileSync(path.join(root, 'hosts/shell/src/guide/Parts.tsx'), 'utf8').replaceAll(/\s+/g, ' ');

test.each(NODE_TOOLS)('the guide installs the packages that the copied solutions in %s import', (tool) => {
  const imports = [{ name: 'expect', from: 'expect-webdriverio' }];
  const { install } = STARTS[tool]({ demo: 'counter', tasks: [], fixtures: new Set(), imports });
  expect(guide).toContain(`<code>npm install --save-dev ${install.join(' ')}</code>`);
});
