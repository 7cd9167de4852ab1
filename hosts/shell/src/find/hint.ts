import { HINT_ID, type Hint } from '@playground/kit/contract/hint';

/** What the server wrote into this document of the groups; undefined when it wrote nothing. */
export function readHint(): Hint | undefined {
  const text = document.getElementById(HINT_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
