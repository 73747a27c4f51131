import fastify from 'fastify';
import { expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { analyticsScript } from './analytics.ts';
import { registerSecurityHeaders } from './security-headers.ts';

async function policyWith(variables: Record<string, string>): Promise<string> {
  const app = fastify();
  await registerSecurityHeaders(app, parseEnv({ DATA_DIR: '/nowhere', ...variables }));
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
}

it('allows requests to other hosts only when the operator enables analytics', async () => {
  expect(await policyWith({})).not.toContain('google');
  const policy = await policyWith({ ANALYTICS_ID: 'G-ABC1234' });
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policy).not.toContain('unsafe');
});

it('returns the script of a tag and of a container', () => {
  expect(analyticsScript('G-ABC1234')).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC1234');
  expect(analyticsScript('GTM-ABC1234')).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234');
});
