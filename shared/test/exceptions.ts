import type { Tool } from '../contract/practice';
import type { Redesign } from '../contract/versions';

/** What a demo needs beyond what holds for all demos, and why. In `exceptions.ts` of its folder. */
export interface Exceptions {
  /** The redesigns that the demo's pages cannot take, and why. */
  redesigns?: Partial<Record<Redesign, string>>;
  /** The most bytes of a component of the demo over the wire (Brotli), by its name, where the usual budget does not do. */
  bytes?: Record<string, { most: number; reason: string }>;
  /** Where a page of the demo breaks an axe rule because the exercise wants it so. Everything else is a defect. */
  axe?: AxeException[];
  /** What a library of the demo begins when it is loaded, and nobody can end: words of `leftoversIn`, once each. */
  stays?: { begun: string[]; reason: string };
  /** Tasks whose solutions cannot run in the browser of an exam. */
  exam?: { tools: Tool[]; tasks: string[]; reason: string }[];
}

export interface AxeException {
  path: string;
  rules: string[];
  /** A part of the selector by which axe names the element. */
  selector: string;
  reason: string;
}
