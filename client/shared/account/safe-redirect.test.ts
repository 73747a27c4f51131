import { expect, test } from 'vitest';
import { safeRedirect } from './use-after-login.ts';

test.each(['/advertising-home', '/edit/maple-court?x=1#y', '/find?q=a//b/../c', '/'])('follows %s', (link) => {
  expect(safeRedirect(link)).toBe(link);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  'advertising-home',
  '/a\nb',
  '/\t/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example/b',
  '/%2e%2e//evil.example',
  '/.%2E//evil.example?x#y',
  '//[',
  '',
  null,
  undefined,
])('redirects %s to the homepage', (link) => {
  expect(safeRedirect(link)).toBe('/');
});
