import { afterEach, expect, test, vi } from 'vitest';
import { encodeMessage } from '../../../domain/widget/parse-messages.ts';
import type { HostMessage } from '../../../domain/widget/messages.ts';
import { hostOf } from './host.ts';

const PARTNER = 'https://www.college.example';
const around = { postMessage: vi.fn() };
/** A frame's window: its parent is another window. */
const page = Object.assign(new EventTarget(), {
  parent: around,
  location: { origin: 'https://homes.example' },
}) as unknown as Window;

const received: HostMessage[] = [];
let stop: () => void = () => undefined;
const open = (hosts: readonly string[] = [PARTNER]) => {
  const host = hostOf(hosts, page);
  stop = host.listen((message) => received.push(message));
  return host;
};
const hear = (data: unknown, origin = PARTNER, source: unknown = around) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
const posted = () => around.postMessage.mock.calls.map(([message, to]) => [message.type, to]);

afterEach(() => {
  stop();
  received.length = 0;
  around.postMessage.mockClear();
});

test('sends only `ready` before its host is known, then the rest to that origin alone', () => {
  const host = open();
  host.say({ type: 'ready' });
  host.say({ type: 'height', height: 100 });
  host.say({ type: 'height', height: 200 });
  expect(posted()).toEqual([['ready', '*']]);
  hear(encodeMessage({ type: 'hello' }));
  host.say({ type: 'step', step: 'matches' });
  expect(posted().slice(1)).toEqual([
    ['height', PARTNER],
    ['step', PARTNER],
  ]);
  expect(around.postMessage.mock.calls[1]?.[0]).toMatchObject({ channel: 'nearcampus-widget', height: 200 });
});

test.each([
  ['another site', encodeMessage({ type: 'hello' }), 'https://evil.example', around],
  ['a page without an origin', encodeMessage({ type: 'hello' }), 'null', around],
  ['another window', encodeMessage({ type: 'hello' }), PARTNER, { postMessage: vi.fn() }],
  ['another version', { ...encodeMessage({ type: 'hello' }), version: 2 }, PARTNER, around],
  ['another program', { type: 'hello' }, PARTNER, around],
])('ignores messages from %s and sends it nothing', (_who, data, origin, source) => {
  const host = open();
  hear(data, origin, source);
  hear(encodeMessage({ type: 'prefill', values: { firstName: 'Eve' } }), origin, source);
  host.say({ type: 'height', height: 100 });
  expect([received, posted()]).toEqual([[], []]);
});

test('ignores messages before hello, and those of a page that replaced the host with another origin', () => {
  open([PARTNER, 'https://*.b.example']);
  hear(encodeMessage({ type: 'open' }));
  hear(encodeMessage({ type: 'hello' }));
  hear(encodeMessage({ type: 'open' }), 'https://x.b.example');
  hear(encodeMessage({ type: 'open' }));
  expect(received.map(({ type }) => type)).toEqual(['hello', 'open']);
});

test('sends nothing in a window of its own', () => {
  const alone = { postMessage: vi.fn() };
  hostOf([PARTNER], Object.assign(alone, { parent: alone }) as unknown as Window).say({ type: 'ready' });
  expect(alone.postMessage).not.toHaveBeenCalled();
});
