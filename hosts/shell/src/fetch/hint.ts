import { HINT_ID, type Hint } from '@playground/kit/contract/hint';

export function readHint(): Hint | undefined {
  const text = document.getElementById(HINT_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
