import fc from '../../tests/setup/properties.ts';
import { describe, expect, it } from 'vitest';
import { parseFrameMessage, parseHostMessage, parsePrefill, encodeMessage } from './parse-messages.ts';
import { WIDGET_CHANNEL, WIDGET_VERSION, type FrameMessage, type HostMessage } from './messages.ts';

const fromFrame: FrameMessage[] = [
  { type: 'ready' },
  { type: 'height', height: 812.5 },
  { type: 'step', step: 'end-of-matches' },
  { type: 'matches', total: 0, closest: true },
  { type: 'request-sent', housingId: '17' },
  { type: 'error', message: 'Something went wrong' },
  { type: 'error', message: 'Something went wrong', requestId: 'r1' },
  { type: 'show', top: 0 },
];
const fromHost: HostMessage[] = [
  { type: 'hello' },
  { type: 'prefill', values: { bedrooms: 2, budget: 1200, firstName: 'Ana', email: 'ana@student.example' } },
  { type: 'open' },
  { type: 'open', place: { type: 'college', id: 204796 } },
  { type: 'viewport', top: 120, height: 600 },
];

describe('a message from one side is parsed by the other', () => {
  it.each(fromFrame)('frame: $type', (message) => {
    expect(parseFrameMessage(encodeMessage(message))).toEqual(message);
    expect(parseHostMessage(encodeMessage(message))).toBeNull();
  });

  it.each(fromHost)('page: $type', (message) => {
    expect(parseHostMessage(encodeMessage(message))).toEqual(message);
    expect(parseFrameMessage(encodeMessage(message))).toBeNull();
  });
});

it.each([
  ['another channel', { channel: 'other-widget', version: WIDGET_VERSION, type: 'ready' }],
  ['another version', { channel: WIDGET_CHANNEL, version: WIDGET_VERSION + 1, type: 'ready' }],
  ['a version in letters', { channel: WIDGET_CHANNEL, version: String(WIDGET_VERSION), type: 'ready' }],
  ['a text, as other widgets send', JSON.stringify(encodeMessage({ type: 'ready' }))],
  ['a type that every object has', { channel: WIDGET_CHANNEL, version: WIDGET_VERSION, type: 'constructor' }],
  ['a height in letters', { ...encodeMessage({ type: 'height', height: 1 }), height: '900px' }],
  ['a height below nothing', encodeMessage({ type: 'height', height: -1 })],
  ['no number for a height', encodeMessage({ type: 'height', height: Number.NaN })],
  ['a height without an end', encodeMessage({ type: 'height', height: Number.POSITIVE_INFINITY })],
  ['a step that there is none of', { ...encodeMessage({ type: 'step', step: 'matches' }), step: 'payment' }],
  ['words without an end', encodeMessage({ type: 'error', message: 'x'.repeat(501) })],
])('the host page ignores %s', (_what, data) => {
  expect(parseFrameMessage(data)).toBeNull();
});

it.each([
  ['a place without a number', { type: 'college', id: '204796' }],
  ['a place of no kind', { type: 'planet', id: 3 }],
  ['a place below nothing', { type: 'college', id: -3 }],
  ['half a number', { type: 'college', id: 1.5 }],
])('the frame ignores %s', (_what, place) => {
  expect(parseHostMessage({ ...encodeMessage({ type: 'open' }), place })).toBeNull();
});

it('drops unknown and invalid fields', () => {
  expect(parseFrameMessage({ ...encodeMessage({ type: 'height', height: 5 }), html: '<b>' })).toEqual({
    type: 'height',
    height: 5,
  });
  expect(
    parsePrefill({ bedrooms: 'two', budget: 900, email: ['a@b.example'], admin: true, phone: '6145550188' }),
  ).toEqual({ budget: 900, phone: '6145550188' });
  expect(parsePrefill('bedrooms')).toEqual({});
});

it('never throws, whatever is sent', () => {
  const parts = fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true });
  const nearly = fc.record({
    channel: fc.constantFrom(WIDGET_CHANNEL, null),
    version: fc.constantFrom(WIDGET_VERSION, 2),
    type: fc.constantFrom(...fromFrame.map(({ type }) => type), ...fromHost.map(({ type }) => type), '__proto__'),
    values: parts,
    place: parts,
    height: parts,
    step: parts,
    top: parts,
  });
  fc.assert(
    fc.property(fc.oneof(parts, nearly), (data) => {
      const message = parseFrameMessage(data);
      if (message?.type === 'height') expect(message.height).toBeGreaterThanOrEqual(0);
      const place = parseHostMessage(data);
      if (place?.type === 'open' && place.place) expect(Number.isSafeInteger(place.place.id)).toBe(true);
    }),
  );
});
