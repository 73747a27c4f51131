import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyEvents } from './replay-early-events.ts';
import { frameInlineScript, siteInlineScript } from './early-events.ts';

/** As a browser runs it, which is before anything of the page is there. */
const runHint = (script = siteInlineScript) => new Function(script)() as void;
const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

beforeEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-signed-in');
});
afterEach(() => {
  window.earlyTaps?.stop();
  delete window.earlyTaps;
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

test('replays the last tap from before hydration, once', () => {
  runHint();
  document.body.innerHTML =
    '<button type="button"><span>Save</span></button><button type="button">Ask</button><form><button>Send</button></form>';
  const heard = vi.fn<(words: string | null) => void>();
  const [save, ask] = [...document.querySelectorAll('button')];
  save?.querySelector('span')?.click();
  ask?.click();
  document.addEventListener('click', ({ target }) => heard((target as Element).textContent));
  replayEarlyEvents();
  expect(heard.mock.calls).toEqual([['Ask']]);
  save?.click();
  replayEarlyEvents();
  expect(heard.mock.calls).toEqual([['Ask'], ['Save']]);
});

test('does not replay a tap on a removed button, nor on a link', () => {
  runHint();
  document.body.innerHTML = '<a href="#there">There</a><button type="button">Gone</button>';
  document.querySelector('button')?.click();
  document.querySelector('button')?.remove();
  document.querySelector('a')?.click();
  const heard = vi.fn<() => void>();
  document.addEventListener('click', heard);
  replayEarlyEvents();
  expect(heard).not.toHaveBeenCalled();
});
