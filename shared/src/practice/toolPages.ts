import { NODE_TOOLS, nearestTo, type Tool } from '../../contract/practice';

const SITES: Record<Tool, string> = {
  playwright: 'https://playwright.dev/docs/',
  selenium: 'https://www.selenium.dev/documentation/',
  webdriverio: 'https://webdriver.io/docs/',
  puppeteer: 'https://pptr.dev/',
  'playwright-python': 'https://playwright.dev/python/docs/',
  'selenium-python': 'https://www.selenium.dev/documentation/',
  'selenium-java': 'https://www.selenium.dev/documentation/',
};

/** What a solution is about, how its code shows that, and the page of each tool, in the order of `NODE_TOOLS`. The first that fits counts. */
const TOPICS: [about: string, shows: RegExp, pages: string][] = [
  [
    'Dialogs',
    /['"]dialog['"]|[ .a-z]alert\(|switch_to\.alert/i,
    'dialogs webdriver/interactions/alerts/ api/dialog api/puppeteer.dialog',
  ],
  ['Frames', /frame/i, 'frames webdriver/interactions/frames/ api/browser/switchFrame api/puppeteer.frame'],
  [
    'Windows and tabs',
    /'(popup|page)'|expect_(popup|page)|\.window\(|(switch|new)_?window|waitForTarget/i,
    'pages webdriver/interactions/windows/ api/browser/switchWindow api/puppeteer.target',
  ],
  [
    'Uploads',
    /set_?input_?files|uploadFile|file_?chooser/i,
    'input#upload-files webdriver/elements/file_upload/ api/browser/uploadFile guides/files',
  ],
  [
    'Downloads',
    /download/i,
    'downloads test_practices/discouraged/file_downloads/ best-practices/file-download guides/files',
  ],
  [
    'Network',
    /\.route\(|Interception|\.mock\(|CDP|DevTools/i,
    'network guides/network/ mocksandspies guides/network-interception',
  ],
  [
    'Mouse',
    /drag|mouse|actions\(|ActionChains|'pointer'|hover|move_?to/i,
    'input#drag-and-drop webdriver/actions_api/mouse/ api/element/dragAndDrop api/puppeteer.mouse',
  ],
  [
    'Keyboard',
    /keyboard|\.press|\.keys\(|Keys?\./,
    'input#keys-and-shortcuts webdriver/actions_api/keyboard/ api/browser/keys api/puppeteer.keyboard',
  ],
  ['Locators', /(?:)/, 'locators webdriver/elements/locators/ selectors guides/page-interactions'],
];

/** The page of a tool's own documentation about what this code does. */
export function toolPage(tool: Tool, code: string): { about: string; address: string } {
  const [about, , pages] = TOPICS.find(([, shows]) => shows.test(code)) as (typeof TOPICS)[number];
  return { about, address: SITES[tool] + pages.split(' ')[NODE_TOOLS.indexOf(nearestTo(tool))] };
}
