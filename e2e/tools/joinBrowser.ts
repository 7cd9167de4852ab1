import puppeteer from 'puppeteer-core';
import type { Told } from './answerTests.ts';
import { lookOf } from './lookOf.ts';
import { lookOfSession } from './selenium.ts';
import type { Look } from './verdict.ts';

/** Joins the browser that a test of another program has open. */
export async function joinBrowser({
  session,
  driver,
  cdp,
  downloads = '',
}: Told): Promise<[Look, close: () => unknown]> {
  if (session && driver) return [lookOfSession(session, driver, downloads), () => {}];
  const browser = await puppeteer.connect({ browserURL: cdp as string, defaultViewport: null });
  return [lookOf(browser, downloads, '>>> iframe'), () => browser.disconnect()];
}
