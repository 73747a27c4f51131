import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Chromium: CHROME_PATH, else the machine's, else the one that comes from npm. */
export async function chromePath(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  const found = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'].find((path) =>
    existsSync(path),
  );
  if (found) return found;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** A headless browser that talks to nothing but the pages it is given. */
export async function launchChrome(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Letters are drawn and set alike on every machine, whatever its fonts are configured to.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
