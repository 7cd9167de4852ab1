import { isCondition } from '@playground/kit/contract/conditions';

const conditionsIn = (search: string) => [...new URLSearchParams(search)].filter(([name]) => isCondition(name));

export const hasConditions = () => conditionsIn(window.location.search).length > 0;

/** A link's search, with the page's conditions that the link does not change. */
export function withConditions(search: string): string {
  const said = new URLSearchParams(search);
  const kept = conditionsIn(window.location.search).filter(([name]) => !said.has(name));
  return kept.length === 0 ? search : `${search ? `${search}&` : '?'}${new URLSearchParams(kept)}`;
}

/** If not, the link needs a new document, because the conditions of an open one never change. */
export const hasSameConditions = (search: string) =>
  String(conditionsIn(search).sort()) === String(conditionsIn(window.location.search).sort());
