/** What a page's address asks for: faults as the browser's network panel sees them, the page's clock, and the line that says both. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../shared/test/browser';
import { needs } from '../fixtures/needs';

needs('forms');
test.use({ allowComplaints: [/./] });

/** A demo with its own style, so that each part of it can fail. */
const PAGE = '/form';
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'not available' });
const conditions = (page: Page) => page.getByRole('complementary', { name: 'Conditions' });

/** How a request ended, as the network panel shows it. */
interface Seen {
  url: string;
  status?: number;
  /** Of the body, as far as it came. */
  bytes: number;
  error?: string;
  /** How long the headers took, in milliseconds. */
  waited: number;
}

/** Listens to what the network panel hears. The function returned resolves with the first request that carried a fault, when it is over. */
async function networkPanel(page: Page): Promise<(until?: 'asked') => Promise<Seen>> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Seen & { asked: number; over: boolean }>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, method }, type, timestamp }) => {
    const carries = new URL(url).searchParams.has('fault') && type !== 'Document' && method !== 'OPTIONS';
    if (carries) requests.set(requestId, { url, bytes: 0, waited: 0, asked: timestamp, over: false });
  });
  const follow = (requestId: string, change: (seen: Seen & { asked: number }) => Partial<Seen & { over: boolean }>) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, change(request));
  };
  session.on('Network.responseReceived', ({ requestId, response: { status }, timestamp }) =>
    follow(requestId, ({ asked }) => ({ status, waited: (timestamp - asked) * 1000 })),
  );
  // Of a refused style the browser tells its headers alone, maybe before the request.
  const statuses = new Map<string, number>();
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  session.on('Network.dataReceived', ({ requestId, dataLength }) =>
    follow(requestId, ({ bytes }) => ({ bytes: bytes + dataLength })),
  );
  session.on('Network.loadingFinished', ({ requestId }) => follow(requestId, () => ({ over: true })));
  session.on('Network.loadingFailed', ({ requestId, errorText }) =>
    follow(requestId, () => ({ error: errorText, over: true })),
  );
  await session.send('Network.enable');
  const first = () => {
    const [[id, seen] = []] = requests;
    const status = id && statuses.get(id);
    return seen && { ...seen, ...(status && { status }) };
  };
  return async (until) => {
    await expect
      .poll(() => {
        const { status = 0, error, over = false } = first() ?? {};
        // The body of a refusal, which nobody reads, does not end, or the browser itself ends it.
        return until ? first() !== undefined : status >= 400 || (over && error !== 'net::ERR_ABORTED');
      })
      .toBe(true);
    return first() as Seen;
  };
}

/** What the network panel says, by what was asked for. */
const panel: Record<string, (seen: Seen) => void> = {
  '503': ({ status }) => expect(status).toBe(503),
  drop: ({ status, error }) => {
    expect(status).toBeUndefined();
    expect(error).toMatch(/^net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)$/);
  },
  cut: ({ status, error }) => {
    expect(status).toBe(200);
    // The panel may hear of the end before it hears of the bytes: that they are the half is held where the server is tested.
    expect(error).toMatch(/^net::ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)$/);
  },
  garbage: ({ status, bytes, error }) => {
    expect([status, bytes, error]).toEqual([200, NONSENSE.length, undefined]);
  },
  'slow-700': ({ status, error, waited }) => {
    expect([status, error]).toEqual([200, undefined]);
    expect(waited).toBeGreaterThan(690);
  },
};
const NONSENSE = '}{ nonsense, as ?fault=garbage asked for }{';

/** The page's code for each, where the page does not work. */
const codes: Record<string, Record<string, RegExp | undefined>> = {
  manifest: {
    '503': /^MANIFEST_HTTP_503/,
    drop: /^MANIFEST_UNREACHABLE/,
    cut: /^MANIFEST_UNREACHABLE/,
    garbage: /^MANIFEST_NOT_JSON/,
    hang: /MANIFEST_TIMEOUT/,
  },
  entry: {
    '503': /^RUNTIME_008/,
    drop: /^RUNTIME_008/,
    cut: /^RUNTIME_008/,
    garbage: /^RUNTIME_00[18]/,
    hang: /^RUNTIME_008|^DEMO_TIMEOUT/,
  },
  chunk: { '503': /^CHUNK/, drop: /^CHUNK/, cut: /^CHUNK/, garbage: /^CHUNK/, hang: /^CHUNK|^DEMO_TIMEOUT/ },
  // A browser takes any text for a style.
  style: { '503': /^CHUNK/, drop: /^CHUNK/, cut: /^CHUNK/, hang: /^CHUNK|^DEMO_TIMEOUT/ },
};

const isPlain = Boolean(process.env.PLAYGROUND_PLAIN);

test.describe('a fault', { tag: '@containers' }, () => {
  test.skip(isPlain, 'A plain static server knows no faults.');

  for (const [i, [part, byWhat]] of Object.entries(codes).entries()) {
    for (const [j, [what, expectPanel]] of Object.entries(panel).entries()) {
      // Each part and each fault once, in the short run the first part. The audit has each fault of each part.
      const tag = j % Object.keys(codes).length === i ? (i === 0 ? [] : '@long') : '@audit';
      test(`forms/${part}:${what}`, { tag }, async ({ page, browser }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        const faulty = await networkPanel(page);
        await page.goto(`${PAGE}?fault=forms/${part}:${what}`);
        const seen = await faulty();
        expectPanel(seen);
        const code = byWhat[what];
        if (code) {
          await expect(alert(page)).toContainText('roup ‘Forms’ is not available right now.');
          await expect(alert(page).locator('code')).toHaveText(code);
        } else {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form');
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(alert(page)).toBeHidden();
        }
        // Nothing was asked for early, and without the fault.
        const file = new URL(seen.url).pathname;
        if (part !== 'manifest') expect(requests.filter((url) => new URL(url).pathname === file)).toEqual([seen.url]);

        const second = await browser.newContext();
        const visitor = await second.newPage();
        await visitor.goto(new URL(PAGE, page.url()).href);
        await expect(visitor.getByRole('contentinfo')).toBeVisible();
        await expect(visitor.getByRole('alert')).toBeHidden();
        await second.close();
      });
    }

    test(`forms/${part}:hang is said within ten seconds`, { tag: i === 0 ? [] : '@long' }, async ({ page }) => {
      await page.clock.install();
      const faulty = await networkPanel(page);
      await page.goto(`${PAGE}?fault=forms/${part}:hang`);
      const seen = await faulty('asked');
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(10_000);
      await expect(alert(page)).toBeVisible();
      expect((await alert(page).locator('code').allTextContents()).join()).toMatch(byWhat.hang as RegExp);
      expect(seen.status).toBeUndefined();
    });
  }

  test('of a whole group leaves the others alone, on home and on their pages', async ({ page }) => {
    needs('tables');
    await page.goto('/?fault=forms:drop');
    await expect(alert(page)).toContainText('The group ‘Forms’ is not available right now.');
    await expect(alert(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Dynamic Table', exact: true }).click();
    await expect(page).toHaveURL('/dynamicTable?fault=forms%3Adrop');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('is repeated by Retry', async ({ page }) => {
    await page.goto(`${PAGE}?fault=forms/chunk:503`);
    await expect(alert(page)).toBeVisible();
    const again = await networkPanel(page);
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    expect((await again()).status).toBe(503);
    await expect(alert(page).getByRole('status')).toHaveText('Tried again, without success.');
  });

  for (const target of ['forms', 'forms/manifest', 'forms/entry', 'forms/chunk', 'forms/style']) {
    const tag = target === 'forms' ? [] : '@audit';
    test(`is over with Retry when it was of the first request to ${target}`, { tag }, async ({ page }) => {
      await page.goto(`${PAGE}?fault=${target}:503@1`);
      await expect(alert(page)).toBeVisible();
      await page.evaluate('window.samePage = true');
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(alert(page)).toBeHidden();
      expect(await page.evaluate('window.samePage')).toBe(true);
    });
  }

  const sent = 'We have sent you an e-mail with a validation code.';
  for (const [i, [what, expectPanel]] of Object.entries(panel).entries()) {
    test(`send-email:${what}, of the first call alone`, { tag: i < 2 ? [] : '@audit' }, async ({ page, browser }) => {
      needs('async');
      const send = async (visitor: Page, address: string) => {
        await visitor.goto(new URL(address, page.url()).href);
        await visitor.getByLabel('Email address').fill(`conditions-${what}@example.com`);
        await visitor.getByRole('button', { name: 'Send e-mail' }).click();
      };
      const faulty = await networkPanel(page);
      await page.goto('/');
      await send(page, `/emailValidation?fault=send-email:${what}@1`);
      expectPanel(await faulty());
      const form = page.getByRole('form', { name: 'Step 1' });
      if (what === 'slow-700') await expect(form.getByRole('status')).toHaveText(sent);
      else await expect(form.getByRole('alert')).toHaveText('Failed to send the e-mail. Please try again later.');

      const second = await browser.newContext();
      const visitor = await second.newPage();
      await send(visitor, '/emailValidation');
      await expect(visitor.getByRole('form', { name: 'Step 1' }).getByRole('status')).toHaveText(sent);
      await second.close();

      await page.getByRole('button', { name: 'Send e-mail' }).click();
      await expect(form.getByRole('status')).toHaveText(sent);
    });
  }

  test('send-email:hang keeps the page waiting', async ({ page }) => {
    needs('async');
    await page.goto('/emailValidation?fault=send-email:hang');
    await page.getByLabel('Email address').fill('conditions-hang@example.com');
    const faulty = await networkPanel(page);
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    expect((await faulty('asked')).status).toBeUndefined();
    await expect(page.getByRole('button', { name: 'Send e-mail' })).toBeDisabled();
  });

  test('verify-code and reverse are calls too', async ({ page, site }) => {
    needs('async');
    await page.context().grantPermissions(['geolocation'], { origin: site.shell });
    await page.context().setGeolocation({ latitude: 48.5216, longitude: 9.0576 });
    await page.goto('/emailValidation?fault=verify-code:500&fault=reverse:garbage');
    await page.getByLabel('Validation Code').fill('123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('form', { name: 'Step 2' }).getByRole('alert')).toBeVisible();
    await page.goto('/geolocation?fault=reverse:garbage');
    const faulty = await networkPanel(page);
    const warned = page.waitForEvent('console', (message) => message.text().startsWith('Geolocation failed: '));
    await page.getByRole('button', { name: 'Request location' }).click();
    panel.garbage?.(await faulty());
    expect((await warned).text()).toContain('JSON');
    await expect(page.getByRole('progressbar')).toBeVisible();
  });

  test('a download fails with its group', async ({ page }) => {
    needs('media');
    await page.goto('/fileDownload?fault=media:503@4');
    await page.getByRole('button', { name: 'PDF' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('the server answered 503');
  });

  test("is obeyed on the group's own origin too", async ({ page, site }) => {
    needs('async');
    for (const part of ['chunk', 'style']) {
      const faulty = await networkPanel(page);
      await page.goto(`${site.forms}${PAGE}?fault=forms/${part}:503`);
      expect((await faulty()).status).toBe(503);
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    }
    await page.goto(`${site.async}/emailValidation?fault=send-email:503@1`);
    await page.getByLabel('Email address').fill('conditions-alone@example.com');
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(page.getByRole('form', { name: 'Step 1' }).getByRole('alert')).toBeVisible();
    await expect(conditions(page)).toContainText('Request 1 to the call ‘send-email’ is answered with 503');
  });
});

test('where a server knows no faults, the page is as it always is', async ({ page }) => {
  test.skip(!isPlain, 'Ours carry them out.');
  await page.goto(`${PAGE}?fault=forms:drop`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
});

test.describe('the line above a page', () => {
  test('is not there where the address asks for nothing, nor is its code', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/counter');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(conditions(page)).toBeHidden();
    expect(asked.filter((url) => url.includes('/conditions.'))).toEqual([]);
  });

  test('says each condition in words, and takes each away', async ({ page }) => {
    await page.goto('/counter?seed=7&now=2028-02-29&fault=reverse:slow-3000&log#here');
    await expect(conditions(page).getByRole('paragraph')).toContainText([
      'Seed: 7',
      'The clock started on 29 February 2028 at 00:00:00',
      'Each request to the call ‘reverse’ takes 3000 ms longer',
      'The input log is open',
    ]);
    await expect(page.getByRole('contentinfo')).toContainText('© 2028');
    await conditions(page).getByRole('button', { name: 'Without this condition' }).nth(1).click();
    await expect(page).toHaveURL('/counter?seed=7&fault=reverse%3Aslow-3000&log=');
    await expect(conditions(page).getByRole('paragraph')).toHaveCount(3);
    for (const left of [1, 0, 0]) {
      await conditions(page).getByRole('button', { name: 'Without this condition' }).nth(left).click();
    }
    await expect(page).toHaveURL('/counter');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(conditions(page)).toBeHidden();
  });

  test('stays on the site, also if the path of the address begins like another site', async ({ page, site }) => {
    const { host } = new URL(site.shell);
    // Whatever a server answers there, the page itself must not lead away.
    await page.route(
      (url) => url.pathname.startsWith('//') || url.host === 'evil.example',
      async (route) => {
        const response = await route.fetch({ url: `${site.shell}/no-page` });
        await route.fulfill({ response });
      },
    );
    await page.goto(`${site.shell}//evil.example/x?seed=1&log`);
    await conditions(page).getByRole('button', { name: 'Without this condition' }).nth(1).click();
    await expect(page).toHaveURL(`http://${host}//evil.example/x?seed=1`);
    await conditions(page).getByRole('button', { name: 'Without this condition' }).click();
    await expect(page).toHaveURL(`http://${host}//evil.example/x`);
  });

  test('says what is wrong, and nothing fails', async ({ page }) => {
    await page.goto('/counter?now=2027-02-30&fault=from:503&fault=forms:600&fault=forms:503@0');
    await expect(conditions(page).getByRole('paragraph')).toContainText([
      '‘2027-02-30’ is not a valid time.',
      'Unknown fault target ‘from’. Use one of forms',
      'Unknown failure ‘600’. Use 400 to 599',
      '‘@0’ does not name a request.',
    ]);
    await page.getByRole('button', { name: 'Increment' }).click();
    await expect(page.getByRole('status', { name: 'Count' })).toHaveText('1');
  });

  test('has no axe violation, on a desk or a phone, light or dark, and fits, however long it is', {
    tag: '@long',
  }, async ({ page }) => {
    const long = 'x'.repeat(1000);
    await page.goto(`/counter?seed=${long}&now=${long}&fault=forms/style:slow-1&fault=${long}&log`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const dark of [false, true]) {
      await page.getByRole('switch', { name: 'Dark mode' }).setChecked(dark);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect((await new AxeBuilder({ page }).include('.conditions').analyze()).violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });

  test('comes with the page, which does not move', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { moved: (entry as PerformanceEntry & { value: number }).value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/counter?seed=7');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate('window.moved')).toBeLessThan(0.01);
  });
});

test.describe('going on', () => {
  test('inside the shell keeps the conditions, by cards, links and Go Back', async ({ page }) => {
    await page.goto('/counter?seed=7&now=2028-02-29&fault=reverse:503');
    await page.evaluate('window.sameDocument = true');
    await page.getByRole('button', { name: 'Go Back' }).click();
    const kept = 'seed=7&now=2028-02-29&fault=reverse%3A503';
    await expect(page).toHaveURL(`/?${kept}`);
    await page.getByRole('link', { name: 'Date Picker', exact: true }).click();
    await expect(page).toHaveURL(`/ddatePicker?${kept}`);
    await expect(page.getByLabel('Select Date')).toHaveValue('02/29/2028');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(`/guide?${kept}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    expect(await page.evaluate('window.sameDocument')).toBe(true);
  });

  test('by a link that asks for something else opens a new document, which keeps the rest', async ({ page }) => {
    await page.goto('/counter?seed=7&now=2028-02-29');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/ddatePicker?now=2027-02-28',
        textContent: 'Go on',
      });
      document.querySelector('main')?.append(link);
      Object.assign(window, { sameDocument: true });
    });
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page).toHaveURL('/ddatePicker?now=2027-02-28&seed=7');
    await expect(page.getByLabel('Select Date')).toHaveValue('02/28/2027');
    expect(await page.evaluate('window.sameDocument')).toBeUndefined();
  });
});

test('?now= is the clock of the calendar too: its mark of today is on that day, and on no other', async ({ page }) => {
  await page.goto('/ddatePicker?now=2028-02-29T23:59');
  await page.getByLabel('Select Date').click();
  const marked = page.locator('[aria-current=date]');
  await expect(marked).toHaveAttribute('aria-label', /February 29th, 2028/);
  await expect(marked).toHaveClass(/react-datepicker__day--today/);
  await expect(page.locator('.react-datepicker__day--today')).toHaveCount(1);
  await page.getByLabel('Next').click();
  await page.getByLabel('Next').click();
  await expect(marked).toHaveCount(0);
  const real = new Date();
  await page.getByLabel('Year').selectOption(String(real.getFullYear()));
  await page.getByLabel('Month').selectOption({ index: real.getMonth() });
  await expect(marked).toHaveCount(0);
  await expect(page.locator('.react-datepicker__day--today')).toHaveCount(0);
});
