import { configureSite } from '@playground/kit/test/configureSite';
import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

/** What a station says if a script did what a person must do. */
export const BY_SCRIPT = /^Missed: a script .+\. A person must do it\.$/;

export const outcome = (name: string) => screen.getByRole('status', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** Goes to this address of a site. Its API is http://api.test, unless `services` names others. */
export function openAt(address: string, services: Record<string, string> = { mail: 'http://api.test' }): void {
  window.history.replaceState(null, '', address);
  configureSite({ shell: 'http://shell.test', services });
}

export const press = (name: string) => byHand('click', () => fireEvent.click(button(name)));

/** Types a text by a script, and presses the button. */
export function answerByScript(label: string, text: string, check: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  fireEvent.click(button(check));
}

/** Throws unless one seed asks for the same each time, and another one for something else. */
export function expectToFollowSeed(Page: ComponentType): void {
  const textWith = (seed: string) => {
    openAt(`?seed=${seed}&run=a`);
    const { container, unmount } = render(<Page />);
    const text = container.textContent;
    unmount();
    return text;
  };
  const [one, again, other] = ['1', '1', '2'].map(textWith);
  if (one !== again) throw new Error('One seed asks for two things.');
  if (one === other) throw new Error('Two seeds ask for the same.');
}
