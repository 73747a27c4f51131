import { afterEach, beforeEach, expect, it } from 'vitest';
import { screens } from '../../app/routes.tsx';
import { allNotices, dismiss } from '../../components/notices/notice-store.ts';
import { pushToDataLayer } from './data-layer.ts';
import { ANALYTICS_KEY, startAnalytics } from './analytics.ts';

beforeEach(() => localStorage.setItem(ANALYTICS_KEY, 'allowed'));
afterEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.gtag;
});
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

it('drops events without analytics', () => {
  pushToDataLayer('login');
  expect(window.dataLayer).toBeUndefined();
});

it('asks first, loads once it is allowed, and never asks again after a no', () => {
  const script = 'https://tags.example/gtm.js?id=GTM-ABC1234';
  localStorage.removeItem(ANALYTICS_KEY);
  startAnalytics(script, '/');
  const [question] = allNotices();
  expect([question?.message, scripts()]).toEqual([expect.stringContaining('May we count visits'), []]);
  dismiss(question?.id ?? 0);
  startAnalytics(script, '/');
  expect([allNotices(), scripts()]).toEqual([[], []]);
  localStorage.removeItem(ANALYTICS_KEY);
  startAnalytics(script, '/');
  const [again] = allNotices();
  again?.action?.run();
  dismiss(again?.id ?? 0);
  expect([scripts(), localStorage.getItem(ANALYTICS_KEY)]).toEqual([[script], 'allowed']);
});

it("loads a container, which reads the page's events", () => {
  startAnalytics('https://tags.example/gtm.js?id=GTM-ABC1234', '/');
  pushToDataLayer('match_view', { housing_id: '7' });
  expect(scripts()).toEqual(['https://tags.example/gtm.js?id=GTM-ABC1234']);
  expect(window.dataLayer).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { event: 'match_view', housing_id: '7' },
  ]);
});

it('loads a tag, which requires its calls as `arguments` objects, and disables its advertising features', () => {
  startAnalytics('https://tags.example/gtag/js?id=G-ABC1234', '/matches');
  pushToDataLayer('match_view', { housing_id: '7' });
  expect(window.dataLayer?.map((args) => Object.prototype.toString.call(args))).toEqual(
    Array(3).fill('[object Arguments]'),
  );
  expect(window.dataLayer?.map((args) => Array.from(args as ArrayLike<unknown>)[0])).toEqual(['js', 'config', 'event']);
  expect(JSON.stringify(window.dataLayer)).toContain('"allow_google_signals":false');
});

it.each([
  ...screens.map(({ path }) => path).filter((path) => path.includes(':token')),
  '/Password/Reset/secret',
  '/group',
])('loads nothing on %s', (path) => {
  startAnalytics('https://tags.example/gtm.js?id=GTM-ABC1234', path);
  expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
});
