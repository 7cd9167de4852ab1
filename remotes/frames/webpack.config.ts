import path from 'node:path';
import { remote } from '@playground/kit/webpack';

export default remote('frames', import.meta.dirname, {
  rules: [
    {
      // Documents that work without scripts, or without a body, cannot be React pages: plain files, which refer to each other by name.
      test: /[\\/](cross-origin-frames|frame-kinds|shared)[\\/]assets[\\/]/,
      include: import.meta.dirname,
      type: 'asset/resource',
      generator: { filename: 'assets/[name][ext]' },
    },
    {
      test: /[\\/]node_modules[\\/]react(-dom)?18[\\/]/,
      loader: path.join(import.meta.dirname, 'src/frameworks/loaders/react18.cjs'),
    },
  ],
});
