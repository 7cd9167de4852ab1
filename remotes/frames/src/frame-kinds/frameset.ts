import './assets/clauses.html';
import './assets/contract.html';
import './assets/contract.js';
import { addressOf } from '../../shared/plainDocuments';
import document from './assets/frameset.html';

/** The address of the document with the frameset. */
export const frameset = addressOf(document);
