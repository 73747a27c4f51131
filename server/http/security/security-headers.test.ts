import fastify from 'fastify';
import { expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { registerSecurityHeaders } from './security-headers.ts';

/** Where a page of this installation may have its pictures, or something else, from. */
async function sources(variables: Record<string, string>, what = 'img-src'): Promise<string> {
  const app = fastify();
  await registerSecurityHeaders(app, parseEnv(variables));
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return new RegExp(`${what} ([^;]+)`).exec(String(headers['content-security-policy']))?.[1] ?? '';
}

it('lets a page show the tiles of the installation’s own server, and of no other', async () => {
  expect(await sources({})).toBe("'self' data: blob:");
  const MAP_TILES_URL = 'https://{s}.tiles.test:8443/{z}/{x}/{y}.png?key={key}';
  expect(await sources({ MAP_TILES_URL, MAPS_KEY: 'abc' })).toBe("'self' data: blob: https://*.tiles.test:8443");
});

it('lets Stripe’s script and frames in where there are keys, and nowhere else', async () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const [script, frame, connect] = ['script-src', 'frame-src', 'connect-src'];
  expect(await sources({}, script)).not.toContain('stripe');
  expect(await sources({}, frame)).toBe("'self'");
  expect(await sources({}, connect)).toBe("'self'");
  expect(await sources(keys, script)).toContain('https://js.stripe.com https://*.js.stripe.com');
  expect(await sources(keys, frame)).toBe(
    "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  );
  expect(await sources(keys, connect)).toBe("'self' https://api.stripe.com");
});
