import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ModalPopup from './ModalPopup';

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const click = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
/** Waits until no dialog is in the document and the page can scroll again. */
const nothingIsOpen = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

async function openFirst() {
  await click('Open first modal');
  await waitFor(() => expect(dialog('Modal 1')).toHaveFocus());
}

async function openSecond() {
  await click('Open second modal');
  await waitFor(() => expect(dialog('Modal 2')).toHaveFocus());
  await waitFor(() => expect(dialog('Modal 1')).toBeNull());
  expect(screen.getAllByRole('button', { name: 'Close', hidden: true })).toHaveLength(1);
}

test('opens the first modal, then the second one instead, and goes back; the focus follows', async () => {
  render(<ModalPopup />);
  await openFirst();
  expect(dialog('Modal 1')).toHaveTextContent('Hi. This is the first modal popup.');
  expect(dialog('Modal 1')).toHaveAttribute('aria-modal', 'true');
  expect(dialog('Modal 2')).toBeNull();
  await openSecond();
  expect(dialog('Modal 2')).toHaveTextContent('Hi. This is the second modal popup.');
  await click('Back to first');
  await waitFor(() => expect(dialog('Modal 1')).toHaveFocus());
  await waitFor(() => expect(dialog('Modal 2')).toBeNull());
});

const byButton = () => click('Close');
const byEscape = () => userEvent.setup().keyboard('{Escape}');
test.each([
  ['first modal by its close button', [openFirst], byButton],
  ['second modal by its close button', [openFirst, openSecond], byButton],
  ['first modal by Escape', [openFirst], byEscape],
  ['second modal by Escape', [openFirst, openSecond], byEscape],
])('closes the %s, and the focus returns', async (_, steps, close) => {
  render(<ModalPopup />);
  for (const open of steps) await open();
  await close();
  await nothingIsOpen();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open first modal' })).toHaveFocus());
  await openFirst();
});

test('closes by a click beside the dialog, not by one in it', async () => {
  render(<ModalPopup />);
  await openFirst();
  const user = userEvent.setup();
  await user.click(screen.getByText('Hi. This is the first modal popup.'));
  expect(dialog('Modal 1')).not.toBeNull();
  await user.click(screen.getByRole('dialog'));
  await nothingIsOpen();
});

test('follows clicks during its transitions', async () => {
  render(<ModalPopup />);
  // Without waiting, so that each click comes during the transition of the one before.
  for (const button of ['Open first modal', 'Open second modal', 'Back to first']) {
    fireEvent.click(screen.getByText(button));
  }
  await waitFor(() => expect(dialog('Modal 1')).toHaveFocus());
  await waitFor(() => expect(dialog('Modal 2')).toBeNull());
});

test('closes by Escape while the dialog fades in and the focus is not yet there', async () => {
  render(<ModalPopup />);
  fireEvent.click(screen.getByText('Open first modal'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await nothingIsOpen();
});

test.each([
  ['open', openFirst],
  ['moving', () => click('Open first modal')],
])('leaves nothing behind when the page is left while a modal is %s', async (_, begin) => {
  const { unmount } = render(<ModalPopup />);
  await begin();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  unmount();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  expect(document.body).not.toHaveClass('modal-open');
  expect(document.body.querySelector('.modal-backdrop')).toBeNull();
});
