import './assets/sandboxed.js?plain';
import './assets/sent.html?plain';
import './assets/stranger.js?plain';
import { addressOf } from '../../shared/plainDocuments';
import sandboxed from './assets/sandboxed.html?plain';
import scriptless from './assets/scriptless.html?plain';
import stranger from './assets/stranger.html?plain';

/** The origin of the files in `assets/`: always the group's own origin. */
export const ownOrigin = addressOf(sandboxed).origin;

/** The paths of the documents on that origin. */
export const paths = {
  sandboxed: addressOf(sandboxed).pathname,
  scriptless: addressOf(scriptless).pathname,
  stranger: addressOf(stranger).pathname,
};
