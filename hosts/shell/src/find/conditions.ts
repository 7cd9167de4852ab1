import { isCondition } from '@playground/kit/contract/conditions';

const conditionsIn = (search: string) => [...new URLSearchParams(search)].filter(([name]) => isCondition(name));

/** Whether the page's address asks for anything. */
export const hasConditions = () => conditionsIn(window.location.search).length > 0;

/** What a link asks for, and what the page's address does besides: a visitor keeps the conditions that no link changes. */
export function withConditions(search: string): string {
  const said = new URLSearchParams(search);
  const kept = conditionsIn(window.location.search).filter(([name]) => !said.has(name));
  return kept.length === 0 ? search : `${search ? `${search}&` : '?'}${new URLSearchParams(kept)}`;
}

/** Whether an address asks for the same as the page's own. What a document begins with does not change while it is open. */
export const hasSameConditions = (search: string) =>
  String(conditionsIn(search).sort()) === String(conditionsIn(window.location.search).sort());
