import puppeteer from 'puppeteer-core';
import { Session, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import type { Told } from './answerTests.ts';
import { lookOf as lookOfPages } from './lookOf.ts';
import { lookOf as lookOfDriver } from './selenium.ts';
import type { Look } from './verdict.ts';

/** Joins the browser that a test of another program has open. */
export async function joinBrowser({
  session,
  driver,
  cdp,
  downloads = '',
}: Told): Promise<[Look, close: () => unknown]> {
  if (session && driver) {
    const joined = new WebDriver(new Session(session, {}), new Executor(new HttpClient(driver)));
    return [lookOfDriver(joined, downloads), () => {}];
  }
  const browser = await puppeteer.connect({ browserURL: cdp as string, defaultViewport: null });
  return [lookOfPages(browser, downloads, '>>> iframe'), () => browser.disconnect()];
}
