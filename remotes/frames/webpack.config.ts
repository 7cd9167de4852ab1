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
  ],
});
