import path from 'node:path';
import { remote } from '@playground/kit/webpack';

export default remote('media', import.meta.dirname, {
  rules: [
    {
      test: /[\\/]uplot[\\/]dist[\\/].*\.js$/,
      loader: path.join(import.meta.dirname, 'src/canvas/uplotLanguage.cjs'),
    },
    {
      // A document that works without scripts cannot be a React page: it is a plain file, which names its style sheet.
      test: /[\\/]environment[\\/]assets[\\/]/,
      include: import.meta.dirname,
      type: 'asset/resource',
      generator: { filename: 'assets/[name][ext]' },
    },
  ],
});
