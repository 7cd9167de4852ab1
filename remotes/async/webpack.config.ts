import { remote } from '@playground/kit/webpack';

export default remote('async', import.meta.dirname, {
  rules: [
    {
      // A service worker and the document that it serves cannot be parts of a bundle: they are plain files, which refer to each other by name.
      test: /[\\/]storage[\\/]assets[\\/]/,
      include: import.meta.dirname,
      type: 'asset/resource',
      generator: { filename: 'assets/[name][ext]' },
    },
  ],
});
