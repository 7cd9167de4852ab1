import path from 'node:path';

export default [
  {
    test: /[\\/]node_modules[\\/]react(-dom)?18[\\/]/,
    loader: path.join(import.meta.dirname, 'loaders/react18.cjs'),
  },
];
