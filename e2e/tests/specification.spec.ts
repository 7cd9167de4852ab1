/** The titles and addresses of the specification, word for word: every other test takes them from the manifests. */
import { expect, test } from '../../shared/test/browser';

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
] as const;

test('home has a card for each demo, under its title, leading to its address', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('list', { name: 'Demos', exact: true }).getByRole('link');
  await expect(cards).toHaveCount(DEMOS.length);
  const shown = await cards.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(shown).toEqual(DEMOS.toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'en')));
});

for (const [title, path] of FURTHER_PAGES) {
  test(`${path} has its title`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(path.startsWith('/nestedIframes') ? title : `${title} · Playground`);
    await expect(page).toHaveURL(path);
  });
}

test('Go Back leads home from a page that was opened by its address', async ({ page }) => {
  for (const path of ['/newTab', '/similarPages/secondVersion', '/no-such-page']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
    await expect(page).toHaveURL('/');
  }
});
