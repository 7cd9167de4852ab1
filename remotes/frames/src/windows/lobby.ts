import './assets/lobby.js?plain';
import { addressOf } from '../../shared/plainDocuments';
import lobby from './assets/lobby.html?plain';

/** The address of the lobby. It is a plain document, because the rules of a page are in its own HTML. */
export const lobbyOf = (seed: string) => `${addressOf(lobby).href}?seed=${encodeURIComponent(seed)}`;
