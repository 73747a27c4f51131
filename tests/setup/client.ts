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

// jsdom has no layout: nothing is in sight, and nothing changes its size.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
Object.assign(globalThis, { scrollTo: () => undefined });
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no modal dialogs: they only open.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

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
