import './assets/clauses.html?plain';
import './assets/contract.html?plain';
import './assets/contract.js?plain';
import { addressOf } from '../../shared/plainDocuments';
import document from './assets/frameset.html?plain';

/** The address of the document with the frameset. */
export const frameset = addressOf(document);
