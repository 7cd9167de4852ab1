import { moreOf, placesOf, scoreOf } from '../../hosts/shell/src/find/search';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';

let demos: DemoFolder[];
beforeAll(async () => {
  demos = await allDemoFolders();
});

/** The paths that home shows for a search, the best first. */
function found(search: string): string[] {
  return demos
    .map(({ demo, tasks }) => {
      const card = [demo.title, demo.description, demo.path, ...demo.tags].join(' ').toLowerCase();
      const more = moreOf({ tasks, keywords: demo.keywords ?? [] });
      return { demo, fit: scoreOf(search, placesOf(demo, card, more)) };
    })
    .filter(({ fit }) => fit >= 1)
    .sort((a, b) => b.fit - a.fit || a.demo.title.localeCompare(b.demo.title))
    .map(({ demo }) => demo.path);
}

test.each([
  ['drag and drop', '/dragItem'],
  ['cookie banner', '/overlays'],
  ['infinite scroll', '/endlessFeed'],
  ['tooltip', '/mouseHover'],
  ['confirm', '/dialogs'],
  ['alert', '/dialogs'],
  ['captcha', '/challenge'],
  ['otp', '/verifyCode'],
  ['autocomplete', '/customSelects'],
  ['datepicker', '/ddatePicker'],
  ['shadow', '/shadowDom'],
  ['iframe', '/nestedIframes'],
  ['table sort', '/dataGrid'],
  ['pagination', '/dataGrid'],
  ['file upload', '/fileUpload'],
  ['download pdf', '/fileDownload'],
  ['hover menu', '/dataGrid'],
  ['resize', '/sliders'],
  ['toast', '/progress'],
  ['loading spinner', '/progress'],
  ['websocket', '/liveStreams'],
  ['retry', '/endlessFeed'],
  ['flaky', '/movingTargets'],
  ['login', '/dynamicLoginText'],
  ['stale element', '/staleElements'],
  ['keyboard', '/events'],
  ['copy paste', '/richText'],
  ['canvas', '/canvas'],
  ['geolocation', '/geolocation'],
  ['dark mode', '/environment'],
  ['new tab', '/openNewTab'],
  ['cookies', '/storage'],
  ['i18n', '/languages'],
  ['web components', '/shadowDom'],
  ['credit card', '/signInAndPay'],
])('%s finds %s near the top, where a new page may come before it', (search, path) => {
  expect(found(search).slice(0, 3)).toContain(path);
});

test('what no demo has finds nothing', () => {
  expect(found('submarine')).toEqual([]);
});
