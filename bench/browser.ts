/** A Chromium for measurements, with an address for those who steer it themselves. */
import { type Browser, chromium as driver } from '@playwright/test';
import { chromium } from '../tools/chromium.ts';
import { freePort } from '../tools/free-port.ts';

export interface Measured {
  browser: Browser;
  /** Of the DevTools protocol. */
  port: number;
}

export async function openBrowser(): Promise<Measured> {
  const port = await freePort();
  const browser = await driver.launch({
    executablePath: await chromium(),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });
  return { browser, port };
}
