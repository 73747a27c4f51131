import { cleanup, configure } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';

/** A busy machine may exceed the library's default of one second; successful tests do not wait longer. */
configure({ asyncUtilTimeout: 20_000 });

// jsdom loads no fonts.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// jsdom has no media queries; animations would outlast the tests that begin them.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion: reduce'),
  }) as MediaQueryList;

// Files share a worker with its packages and its window, but not the state of our modules, and leave an empty page.
vi.resetModules();
beforeAll(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  cleanup();
  document.body.replaceChildren();
});
