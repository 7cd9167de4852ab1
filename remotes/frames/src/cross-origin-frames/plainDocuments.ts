import './assets/sandboxed.js';
import './assets/sent.html';
import './assets/stranger.js';
import { addressOf } from '../../shared/plainDocuments';
import sandboxed from './assets/sandboxed.html';
import scriptless from './assets/scriptless.html';
import stranger from './assets/stranger.html';

/** The origin of the files in `assets/`: always the group's own origin. */
export const ownOrigin = addressOf(sandboxed).origin;

/** The paths of the documents on that origin. */
export const paths = {
  sandboxed: addressOf(sandboxed).pathname,
  scriptless: addressOf(scriptless).pathname,
  stranger: addressOf(stranger).pathname,
};
