import puppeteer from 'puppeteer-core';
import type { Told } from './answerTests.ts';
import { lookOf } from './lookOf.ts';
import { lookOfSession } from './selenium.ts';
import type { Look } from './verdict.ts';

/** Joins the browser that a test of another program has open, and looks. Rejects if it cannot be joined. */
export async function lookInto<Seen>(
  { session, driver, cdp, downloads = '' }: Told,
  see: (look: Look) => Promise<Seen>,
): Promise<Seen> {
  if (session && driver) return see(lookOfSession(session, driver, downloads));
  const browser = await puppeteer.connect({ browserURL: cdp as string, defaultViewport: null });
  return see(lookOf(browser, downloads, '>>> iframe')).finally(() => browser.disconnect());
}
