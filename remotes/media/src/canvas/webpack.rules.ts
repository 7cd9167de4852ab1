import path from 'node:path';

export default [
  { test: /[\\/]uplot[\\/]dist[\\/].*\.js$/, loader: path.join(import.meta.dirname, 'uplotLanguage.cjs') },
];
