import puppeteer from 'puppeteer-core';
import type { PublishedTask } from '../../shared/contract/task.ts';
import type { Told } from './answerTests.ts';
import { lookOf } from './lookOf.ts';
import { lookOfSession } from './selenium.ts';
import { verify } from './verdict.ts';

/** Joins the browser that a test of another program has open. Rejects with what is missing there of the task's outcome. */
export async function verifyIn({ session, driver, cdp, downloads = '' }: Told, task: PublishedTask): Promise<void> {
  if (session && driver) return verify(task, lookOfSession(session, driver, downloads));
  const browser = await puppeteer.connect({ browserURL: cdp as string, defaultViewport: null });
  await verify(task, lookOf(browser, downloads, '>>> iframe')).finally(() => browser.disconnect());
}
