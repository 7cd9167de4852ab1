import path from 'node:path';
import { remote } from '@playground/kit/webpack';

const loader = (name: string) => path.join(import.meta.dirname, 'src/frameworks/loaders', name);

export default remote('frames', import.meta.dirname, {
  rules: [
    {
      // Documents that work without scripts, or without a body, cannot be React pages: plain files, which refer to each other by name.
      test: /[\\/](cross-origin-frames|frame-kinds|shared)[\\/]assets[\\/]/,
      include: import.meta.dirname,
      type: 'asset/resource',
      generator: { filename: 'assets/[name][ext]' },
    },
    { test: /\.svelte$/, loader: loader('svelte.cjs') },
    { test: /[\\/]node_modules[\\/]react(-dom)?18[\\/]/, loader: loader('react18.cjs') },
  ],
});
