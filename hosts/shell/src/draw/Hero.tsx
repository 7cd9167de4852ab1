import type { ReactNode } from 'react';

const first = (site: string) => `// File: first.spec.ts
// Install: npm install --save-dev @playwright/test && npx playwright install chromium
// Run: npx playwright test first.spec.ts
import { expect, test } from '@playwright/test';

test('the counter counts', async ({ page }) => {
  await page.goto('${site}/counter');
  await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText('1');
});
`;

/** What a visitor sees first: for which tools, where to start, a page as a picture, and a test to copy. `children` lead on. */
export function Hero({ done, children }: { done: number; children: ReactNode }) {
  return (
    <div className="hero mb-4">
      <div>
        <p>
          For Playwright, Selenium, WebdriverIO and Puppeteer, also in Python and Java. No page sends anything to
          another site.
        </p>
        {children}
        <p className="small text-body-secondary mt-3 mb-0">
          {done > 0
            ? `You have done ${done} ${done === 1 ? 'task' : 'tasks'}.`
            : 'You have done no task yet. The first one takes two minutes.'}
        </p>
      </div>
      <svg
        viewBox="0 0 420 190"
        className="d-none d-lg-block w-100"
        role="img"
        aria-label="A page, and beside it the panel with its tasks"
      >
        <rect className="sheet" x="1" y="1" width="418" height="188" rx="10" />
        <path className="line" d="M1 30H419M262 30V189M278 76H404M278 118H404" />
        <path className="words" d="M42 16H92M22 92H150M278 46H360M300 62H390M300 104H380M300 146H394" />
        <path className="title" d="M22 64H124" />
        <path className="button" d="M34 134H88M176 134H230" />
        <path className="tick" d="M278 60l4 4 8-8M278 102l4 4 8-8" />
        <circle className="line" cx="284" cy="146" r="6" />
        <path className="accent" d="M18 10h14v12H18zM128 128h10v12h-10z" />
      </svg>
      <figure aria-label="first.spec.ts" className="d-none d-lg-block m-0">
        <pre className="surface">
          <code>{first(window.location.origin)}</code>
        </pre>
      </figure>
    </div>
  );
}
