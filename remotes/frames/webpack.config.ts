import { remote } from '@playground/kit/webpack';

export default remote('frames', import.meta.dirname, {
  rules: [
    {
      // Documents that work without scripts cannot be React pages: plain files, which refer to each other by name.
      test: /[\\/]cross-origin-frames[\\/]assets[\\/]/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name][ext]' },
    },
  ],
});
