import type { BrowserContext, Route } from 'playwright-core';
import { bankWindow, cardField } from './frames.ts';
import { fakeStripeScript } from './script.ts';

const runs = (program: () => void): string => `(${program.toString()})();`;
const page = (program: () => void): string =>
  `<!doctype html><title>-</title><body><script>${runs(program)}</script></body>`;

/** Forwards what a browser may request of the processor itself, as at Stripe: with the publishable key alone. */
async function forward(route: Route, port: number): Promise<void> {
  const request = route.request();
  const { pathname, searchParams } = new URL(request.url());
  const isGet = request.method() === 'GET';
  const fields = isGet ? searchParams : new URLSearchParams(request.postData() ?? '');
  const key = fields.get('key') ?? '';
  fields.delete('key');
  const answer = await fetch(`http://127.0.0.1:${port}${pathname}${isGet ? `?${fields}` : ''}`, {
    method: request.method(),
    headers: { authorization: `Bearer ${key}` },
    ...(isGet ? {} : { body: fields }),
  });
  await route
    .fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await answer.text(),
    })
    // the page was closed before the response arrived
    .catch(() => undefined);
}

/** Replaces Stripe's hosts with a fake in this browser; the local processor on `port` serves its API. */
export async function serveFakeStripe(context: BrowserContext, port: number): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body: runs(fakeStripeScript) })
      : route.fulfill({ contentType: 'text/html', body: page(cardField) }),
  );
  await context.route('https://hooks.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: page(bankWindow) }),
  );
  await context.route('https://api.stripe.com/**', (route) => forward(route, port));
}
