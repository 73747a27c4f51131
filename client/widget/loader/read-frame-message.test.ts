import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { WIDGET_CHANNEL, WIDGET_VERSION, type FrameMessage } from '../../../domain/widget/messages.ts';
import { readFrameMessage } from './read-frame-message.ts';

const said = (message: FrameMessage) => ({ ...message, channel: WIDGET_CHANNEL, version: WIDGET_VERSION });

const messages: FrameMessage[] = [
  { type: 'ready' },
  { type: 'height', height: 812.5 },
  { type: 'step', step: 'end-of-matches' },
  { type: 'matches', total: 0, closest: true },
  { type: 'request-sent', housingId: '17' },
  { type: 'error', message: 'Something went wrong' },
  { type: 'error', message: 'Something went wrong', requestId: 'r1' },
  { type: 'show', top: 0 },
];

it.each(messages)('hears $type', (message) => {
  expect(readFrameMessage(said(message))).toEqual(message);
});

it.each([
  ['another channel', { channel: 'other-widget', version: WIDGET_VERSION, type: 'ready' }],
  ['another version', { channel: WIDGET_CHANNEL, version: WIDGET_VERSION + 1, type: 'ready' }],
  ['a version in letters', { channel: WIDGET_CHANNEL, version: String(WIDGET_VERSION), type: 'ready' }],
  ['a text, as other widgets send', JSON.stringify(said({ type: 'ready' }))],
  ['what only the page around says', { channel: WIDGET_CHANNEL, version: WIDGET_VERSION, type: 'hello' }],
  ['a type that every object has', { channel: WIDGET_CHANNEL, version: WIDGET_VERSION, type: 'constructor' }],
  ['a height in letters', { ...said({ type: 'height', height: 1 }), height: '900px' }],
  ['a height below nothing', said({ type: 'height', height: -1 })],
  ['no number for a height', said({ type: 'height', height: Number.NaN })],
  ['a height without an end', said({ type: 'height', height: Number.POSITIVE_INFINITY })],
  ['a step that there is none of', { ...said({ type: 'step', step: 'matches' }), step: 'payment' }],
  ['half a home', said({ type: 'matches', total: 1.5, closest: false })],
  ['words without an end', said({ type: 'error', message: 'x'.repeat(501) })],
])('does not hear %s', (_what, data) => {
  expect(readFrameMessage(data)).toBeNull();
});

it('leaves behind what its message does not have', () => {
  expect(readFrameMessage({ ...said({ type: 'height', height: 5 }), html: '<b>' })).toEqual({
    type: 'height',
    height: 5,
  });
});

it('throws at nothing that can be sent', () => {
  const parts = fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true });
  const nearly = fc.record({
    channel: fc.constantFrom(WIDGET_CHANNEL, null),
    version: fc.constantFrom(WIDGET_VERSION, 2),
    type: fc.constantFrom(...messages.map(({ type }) => type), '__proto__'),
    height: parts,
    step: parts,
    top: parts,
    total: parts,
  });
  fc.assert(
    fc.property(fc.oneof(parts, nearly), (data) => {
      const heard = readFrameMessage(data);
      if (heard?.type === 'height') expect(heard.height).toBeGreaterThanOrEqual(0);
    }),
  );
});
