import fastify from 'fastify';
import { expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { registerSecurityHeaders } from './security-headers.ts';

/** Returns the allowed sources of images, or of another directive, on a page of this installation. */
async function sources(variables: Record<string, string>, what = 'img-src'): Promise<string> {
  const app = fastify();
  await registerSecurityHeaders(app, parseEnv(variables));
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return new RegExp(`${what} ([^;]+)`).exec(String(headers['content-security-policy']))?.[1] ?? '';
}

it("allows images from the installation's own tile server, and from no other", async () => {
  expect(await sources({})).toBe("'self' data: blob:");
  const MAP_TILES_URL = 'https://{s}.tiles.test:8443/{z}/{x}/{y}.png?key={key}';
  expect(await sources({ MAP_TILES_URL, MAPS_KEY: 'abc' })).toBe("'self' data: blob: https://*.tiles.test:8443");
});

it("allows Stripe's script and frames only where there are keys", async () => {
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
