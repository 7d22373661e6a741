/** A Chromium for measurements, with an address for those who steer it themselves. */
import { type Browser, chromium as driver } from '@playwright/test';
import { chromium, chromiumArgs } from '../tools/machine/chromium.ts';
import { freePort } from '../tools/machine/free-port.ts';

interface Measured {
  browser: Browser;
  /** Of the DevTools protocol. */
  port: number;
}

export async function openBrowser(): Promise<Measured> {
  const port = await freePort();
  const browser = await driver.launch({
    executablePath: await chromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
