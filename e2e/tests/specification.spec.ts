/** The titles and addresses of the specification, word for word: every other test takes them from the manifests. */
import type { Page } from '@playwright/test';
import { pagesOf } from '../../shared/contract/routes';
import { expect, test } from '../../shared/test/browser';
import { needs } from '../fixtures/needs';
import { publishedGroups } from '../fixtures/publishedGroups';

const demos = publishedGroups.flatMap((group) => group.demos);

/** The groups that it speaks of. A site may have others. */
const GROUPS = ['forms', 'media', 'frames', 'tables', 'async'];

const DEMOS = [
  ['Audio Validation', '/audioValidation'],
  ['Browser Prompt', '/browserPrompt'],
  ['Button Click', '/buttonClick'],
  ['Camera', '/cameraPage'],
  ['Checkbox', '/checkbox'],
  ['Connect the Dots', '/connectTheDots'],
  ['Counter', '/counter'],
  ['Date Picker', '/ddatePicker'],
  ['Delete Elements', '/deleteElements'],
  ['Div Table', '/divTable'],
  ['Drag Item', '/dragItem'],
  ['Dropdowns', '/dropdowns'],
  ['Dynamic Login Text', '/dynamicLoginText'],
  ['Dynamic Table', '/dynamicTable'],
  ['File Download', '/fileDownload'],
  ['File Upload', '/fileUpload'],
  ['Geolocation', '/geolocation'],
  ['Long Click', '/longClick'],
  ['Modal Popup', '/modalPopup'],
  ['Mouse Hover', '/mouseHover'],
  ['Nested Iframes', '/nestedIframes'],
  ['OCR Check', '/ocrCheck'],
  ['Open New Tab', '/openNewTab'],
  ['PDF Preview', '/pdfPreview'],
  ['QR Code', '/qrCode'],
  ['Radio Buttons', '/radioButtons'],
  ['Regex', '/regex'],
  ['Relative Position Table', '/tableRelativePosition'],
  ['Right Click', '/rightClick'],
  ['Scroll Down', '/scrollDown'],
  ['Shadow DOM', '/shadowDom'],
  ['Shopping Cart', '/shoppingCart'],
  ['Similar Pages', '/similarPages'],
  ['Simulated 2FA', '/emailValidation'],
  ['SVG Elements', '/svgElements'],
  ['Video Playback', '/video'],
  ['Verify Code', '/verifyCode'],
  ['Wait for the Image', '/waitImage'],
  ['Wait for the Message', '/waitMessage'],
  ['Textarea Multiline', '/textareaMultiline'],
  ['Form', '/form'],
];

/** Pages without a card; the last four are documents for frames. */
const FURTHER_PAGES = [
  ['New tab target', '/newTab'],
  ['Similar Pages, second version', '/similarPages/secondVersion'],
  ['Nested frame 1', '/nestedIframes/firstIframe'],
  ['Nested frame 1 secret', '/nestedIframes/firstIframesecret'],
  ['Nested frame 2', '/nestedIframes/secondIframe'],
  ['Nested frame 2 secret', '/nestedIframes/secondIframeSecret'],
];

/** Title and address of each card in a grid of home. */
const cards = (page: Page, grid: string) =>
  page
    .getByRole('list', { name: grid, exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
const byTitle = (entries: string[][]) => entries.toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'en'));

test('home has a card for each demo in alphabetical order, and another grid for what is beyond the specification', async ({
  page,
}) => {
  needs(...GROUPS);
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText(`${demos.length} demos`);
  expect(DEMOS).toHaveLength(41);
  const others = publishedGroups.filter(({ name }) => !GROUPS.includes(name)).flatMap((group) => group.demos);
  const basic = others.filter((demo) => !demo.beyond).map(({ title, path }) => [title, path]);
  // Home draws what is in sight first.
  await expect.poll(() => cards(page, 'Demos')).toEqual(byTitle([...DEMOS, ...basic]));
  const beyond = demos.filter((demo) => demo.beyond).map(({ title, path }) => [title, path]);
  await expect.poll(() => cards(page, 'Demos beyond the basics')).toEqual(byTitle(beyond));
});

// That a page opens at its address, under its title, is tested of all that manifests name (catalogue.spec.ts).
test('the further pages have their titles and addresses', () => {
  needs(...GROUPS);
  const published = demos.flatMap(pagesOf).map(({ title, path, frame }) => ({ title, path, frame }));
  const expected = FURTHER_PAGES.map(([title, path = '']) => ({
    title,
    path,
    frame: path.startsWith('/nestedIframes') ? 'bare' : 'full',
  }));
  expect(published).toEqual(expect.arrayContaining(expected));
});
