import { act } from '@testing-library/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../../components/lazy-part.tsx';
import { replayEarlyEvents } from '../../components/hooks/replay-early-events.ts';
import { frameInlineScript, siteInlineScript } from './early-events.ts';

/** As a browser runs it, which is before anything of the page is there. */
const runHint = (script = siteInlineScript) => new Function(script)() as void;
const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

beforeEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-signed-in');
});
/** What undoes the listeners of the apps that a test has hydrated. */
const hydrated: (() => void)[] = [];
const hydrate = () => hydrated.push(replayEarlyEvents());
afterEach(() => {
  for (const undo of hydrated.splice(0)) undo();
  // The scripts' listeners stay on the document, and later files press buttons too.
  window.earlyTaps = {};
  document.body.replaceChildren();
});

test("loads the page's scripts once, after the first paint", async () => {
  runHint();
  document.body.innerHTML =
    '<img fetchpriority="high"><script type="application/json" id="scripts">["/assets/main.js","/assets/a.js"]</script>';
  const picture = Promise.withResolvers<void>();
  Object.assign(document.images[0] ?? {}, { decode: () => picture.promise });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await drawn();
  expect(document.head.innerHTML).toBe('');
  picture.resolve();
  await expect.poll(() => document.head.innerHTML).not.toBe('');
  expect(document.head.innerHTML).toBe(
    '<script type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/a.js">',
  );
});

test("loads a frame's scripts without a paint, since a hidden frame has none", async () => {
  const draw = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  vi.useFakeTimers();
  try {
    runHint(frameInlineScript);
    document.body.innerHTML = '<script type="application/json" id="scripts">["/assets/widget.js"]</script>';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.head.innerHTML).toBe('<script type="module" src="/assets/widget.js"></script>');
  } finally {
    vi.useRealTimers();
    draw.mockRestore();
  }
});

const later = () => new Promise((done) => setTimeout(done));

test('replays the last tap from before hydration, once', async () => {
  runHint();
  document.body.innerHTML =
    '<button type="button"><span>Save</span></button><button type="button">Ask</button><form><button>Send</button></form>';
  const onClick = vi.fn<(words: string | null) => void>();
  const [save, ask] = [...document.querySelectorAll('button')];
  save?.querySelector('span')?.click();
  ask?.click();
  document.body.addEventListener('click', ({ target }) => onClick((target as Element).textContent));
  hydrate();
  await later();
  expect(onClick.mock.calls).toEqual([['Ask']]);
  save?.click();
  hydrate();
  await later();
  expect(onClick.mock.calls).toEqual([['Ask'], ['Save']]);
});

test('an app that was closed leaves the taps of the next page to it', async () => {
  runHint();
  replayEarlyEvents()();
  document.body.innerHTML = '<button type="button">Save</button>';
  document.querySelector('button')?.click();
  const onClick = vi.fn<() => void>();
  document.body.addEventListener('click', onClick);
  hydrate();
  await later();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('does not replay a tap on a removed button, nor on a link', async () => {
  runHint();
  document.body.innerHTML = '<a href="#there">There</a><button type="button">Gone</button>';
  document.querySelector('button')?.click();
  document.querySelector('button')?.remove();
  document.querySelector('a')?.click();
  const onClick = vi.fn<() => void>();
  document.body.addEventListener('click', onClick);
  hydrate();
  await later();
  expect(onClick).not.toHaveBeenCalled();
});

test('answers a tap that itself made the page hydrate once', async () => {
  runHint();
  document.body.innerHTML = '<button type="button">Save</button>';
  const onClick = vi.fn<() => void>();
  // As React does on its root, while the event is on its way.
  document.body.addEventListener('click', hydrate, { capture: true, once: true });
  document.body.addEventListener('click', onClick);
  // As by a finger: click() is not repeated within itself.
  document.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await later();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('replays a tap on a late part once its code has come, and a tap on another part not again', async () => {
  runHint();
  let arrive: (part: () => ReactNode) => void = () => {};
  const Late = lazyPart(() => new Promise<() => ReactNode>((done) => (arrive = done)));
  const onPress = vi.fn<(words: string) => void>();
  const press = (words: string) => createElement('button', { type: 'button', onClick: () => onPress(words) }, words);
  document.body.innerHTML =
    '<div><button type="button">Save</button><!--$--><button type="button">Filters</button><!--/$--></div>';
  const [save, filters] = [...document.querySelectorAll('button')];
  await act(async () => {
    hydrateRoot(document.body.firstElementChild ?? document.body, [
      createElement(Fragment, { key: 'now' }, press('Save')),
      createElement(Late, { key: 'late' }),
    ]);
  });
  hydrate();
  await later();
  filters?.click();
  expect(onPress).not.toHaveBeenCalled();
  await act(async () => arrive(() => press('Filters')));
  await later();
  expect(onPress.mock.calls).toEqual([['Filters']]);
  expect(document.querySelectorAll('button')[1]).toBe(filters);
  save?.click();
  filters?.click();
  await later();
  expect(onPress.mock.calls).toEqual([['Filters'], ['Save'], ['Filters']]);
});
