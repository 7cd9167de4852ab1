import { moreOf, placesOf, scoreOf } from '../../hosts/shell/src/find/search';
import { type Demo, keywordsOf } from '../../shared/contract/demo';
import { allDemoFolders } from '../build/demoFolders.ts';

let demos: { demo: Demo; places: ReturnType<typeof placesOf> }[];
beforeAll(async () => {
  demos = (await allDemoFolders()).map(({ demo, tasks }) => {
    const card = [demo.title, demo.description, demo.path, ...demo.tags].join(' ').toLowerCase();
    return { demo, places: placesOf(demo, card, moreOf({ tasks, keywords: keywordsOf(demo) })) };
  });
});

/** The paths that home shows for a search, the best first. */
const found = (search: string): string[] =>
  demos
    .map(({ demo, places }) => ({ demo, fit: scoreOf(search, places) }))
    .filter(({ fit }) => fit >= 1)
    .sort((a, b) => b.fit - a.fit || a.demo.title.localeCompare(b.demo.title))
    .map(({ demo }) => demo.path);

/** Words that people search for, by the page that comes first. The longer ones are messages of tools. */
const WORDS = {
  '/actionability':
    'element not clickable, element is not clickable, wait for element, element is not enabled, element is not stable, readonly',
  '/audioInput': 'microphone',
  '/audioValidation': 'audio',
  '/autofill': 'autofill, honeypot, password manager',
  '/browserPrompt': 'prompt',
  '/businessGrid': 'ag grid',
  '/buttonClick': 'hidden element',
  '/cameraPage': 'camera',
  '/canvas': 'canvas, chart, map',
  '/challenge': 'captcha',
  '/checkbox': 'checkbox',
  '/connectTheDots': 'signature',
  '/counter': 'counter, increment',
  '/crossOriginFrames': 'cors, cross origin, sandbox',
  '/customSelects': 'autocomplete, combobox',
  '/dataGrid': 'table sort, pagination, hover menu, sort',
  '/ddatePicker': 'datepicker, date range, date picker, calendar',
  '/deleteElements': 'enter key',
  '/dialogs':
    'confirm, alert, print, unexpected alert open, beforeunload, popover, unexpected alert open: {Alert text : hello}',
  '/divTable': 'a11y, table, aria',
  '/downloadModes': 'csv',
  '/dragItem': 'drag and drop, drag',
  '/dropZone': 'file chooser',
  '/dropdowns': 'dropdown, select option, multi select',
  '/dynamicLoginText': 'login, data-testid, test id',
  '/dynamicTable': 'random, superhero',
  '/emailValidation': '2fa, mfa, email, one time password',
  '/emptyPage': 'blank page',
  '/endlessFeed': 'infinite scroll, retry',
  '/environment': 'dark mode, timezone, time zone, locale, mobile, reduced motion',
  '/events':
    'keyboard, double click, send keys, key press, touch, swipe, pinch, keyboard shortcut, ctrl click, blur, tab key',
  '/fileDownload': 'download pdf, excel, xlsx, word document, docx, powerpoint',
  '/fileUpload': 'file upload, upload, setinputfiles',
  '/form': 'form, phone number',
  '/frameKinds': 'detached frame, no such frame, srcdoc, frameset',
  '/frameworks': 'react, vue, angular',
  '/geolocation': 'geolocation, gps',
  '/history': 'execution context was destroyed, back button',
  '/httpLab': '500, basic auth, http basic, status code, redirect, beacon',
  '/hydration': 'ssr, hydration',
  '/inputTypes': 'color picker, colour, number input',
  '/languages': 'i18n, rtl',
  '/liveStreams': 'websocket, sse, chat, polling',
  '/longClick': 'long press',
  '/misbehaving': '404, console error, memory leak, performance, csp',
  '/mockTarget': 'xhr, fetch, mock, intercept, network, graphql',
  '/modalPopup': 'modal',
  '/mouseHover': 'tooltip, hover',
  '/movingTargets': 'flaky, animation',
  '/nativeSelects': 'optgroup, disabled option, cascading select',
  '/nestedIframes': 'iframe, frame locator, switch to frame, nested frames',
  '/ocrCheck': 'ocr, screenshot, visual testing',
  '/openNewTab': 'new tab',
  '/overlays':
    'cookie banner, element click intercepted, elementclickinterceptedexception, subtree intercepts pointer events, accept cookies, ad',
  '/passkeys': 'passkey, webauthn',
  '/pdfPreview': 'pdf',
  '/permissions': 'permission',
  '/progress': 'toast, loading spinner, spinner, loading, progress bar, notification',
  '/qrCode': 'qr, barcode',
  '/radioButtons': 'radio button, payment, disabled button, disabled',
  '/regex': 'zip, regex',
  '/rest': 'rest api',
  '/richText': 'copy paste, contenteditable, wysiwyg, clipboard',
  '/rightClick': 'right click',
  '/screen': 'fullscreen, pointer lock',
  '/scrollDown': 'scroll, viewport, element is outside of the viewport',
  '/session': 'logout, remember me, password, totp',
  '/shadowDom': 'shadow, web components, xpath, css selector, shadow dom',
  '/shadowRoots': 'closed shadow root, slot',
  '/shoppingCart': 'cart, e-commerce, basket',
  '/signInAndPay': 'credit card, sso, oauth, fedcm, account chooser',
  '/similarPages': 'page object',
  '/sliders': 'resize, slider',
  '/staleElements':
    'stale element, stale element reference, staleelementreferenceexception, detached from the dom, is not attached to the page document, stale element reference: stale element not found in the current frame, element is not attached to the page document, Node is detached from document',
  '/storage': 'cookies, service worker, localstorage, session storage, cookie, indexeddb, offline',
  '/svgElements': 'svg',
  '/tableRelativePosition': 'relative locator',
  '/textTraps': 'invalid selector, dynamic id, unicode',
  '/textareaMultiline': 'textarea, multiline, emoji',
  '/validation': 'validation, debounce, wizard',
  '/verifyCode': 'otp',
  '/video': 'video',
  '/viewTransitions': 'view transition, pagereveal',
  '/virtualList': 'virtual scroll',
  '/visibility':
    'element not interactable, invisible, strict mode violation, elementnotinteractableexception, element is not visible, screen reader, accessibility, Error: strict mode violation: getByRole(’button’) resolved to 2 elements',
  '/waitImage': 'image',
  '/waitMessage': 'implicit wait, explicit wait, sleep, element not found, nosuchelementexception, no such element',
  '/windows':
    'popup blocker, no such window, target closed, switch window, window handles, prerender, speculation rules, no such window: target window already closed',
};

test.each(Object.entries(WORDS))('%s comes first for its words', (path, words) => {
  for (const search of words.split(', ')) expect([search, found(search)[0]]).toEqual([search, path]);
});

test('each keyword finds its page, however many there are', () => {
  const lost = demos.flatMap(({ demo, places }) => keywordsOf(demo).filter((keyword) => scoreOf(keyword, places) < 1));
  expect(lost).toEqual([]);
});

test('a whole message of a tool finds the page that makes it', () => {
  const message = 'element click intercepted: Element <button id="x"> is not clickable at point (10, 20)';
  expect(found(message)[0]).toBe('/overlays');
});

test('what no demo has finds nothing', () => {
  expect(found('submarine')).toEqual([]);
});
