import { expect, it } from 'vitest';
import { MAX_EVENTS } from './match-actions.ts';
import { parseMatchEvents } from './match-event.ts';

const event = {
  subscriberId: null,
  housingId: 7,
  schoolId: 204796,
  housingPosition: 1,
  action: 'view',
  poweredBy: 'cr',
};
const errorsOf = (input: unknown) => {
  const answer = parseMatchEvents(input);
  return 'errors' in answer ? Object.keys(answer.errors) : [];
};

it('accepts one event or a list, ids as numbers or texts, and stores nothing about the person', () => {
  const kept = { housingId: 7, schoolId: 204796, housingPosition: 1, action: 'view', poweredBy: 'cr' };
  expect(parseMatchEvents(event)).toEqual({ read: [kept] });
  expect(parseMatchEvents([event, { ...event, housingId: '7', subscriberId: '12' }])).toEqual({ read: [kept, kept] });
});

it('accepts an event without a college, a position or a brand', () => {
  expect(parseMatchEvents({ housingId: '7', action: 'phone' })).toEqual({
    read: [{ housingId: 7, schoolId: null, housingPosition: null, action: 'phone', poweredBy: 'default' }],
  });
  expect(parseMatchEvents({ ...event, poweredBy: 'nobody' })).toMatchObject({ read: [{ poweredBy: 'default' }] });
});

it.each([
  ['an action that is none', { action: 'hover' }, ['action']],
  ['no action', { action: undefined }, ['action']],
  ['no home', { housingId: null }, ['housingId']],
  ['a home that is no number', { housingId: 'porch' }, ['housingId']],
  ['a flag for a home', { housingId: true }, ['housingId']],
  ['position 0', { housingPosition: 0 }, ['housingPosition']],
  ['half a position', { housingPosition: 1.5 }, ['housingPosition']],
  ['a position beyond all lists', { housingPosition: 100_001 }, ['housingPosition']],
  ['a college below 1', { schoolId: -1 }, ['schoolId']],
  ['a subscriber that is no number', { subscriberId: 'ada' }, ['subscriberId']],
  ['a brand that is no text', { poweredBy: 5 }, ['poweredBy']],
  ['all of it wrong', { housingId: 0, action: '', housingPosition: 'x' }, ['housingId', 'housingPosition', 'action']],
])('rejects %s, and the whole list with it', (_, wrong, fields) => {
  expect(errorsOf({ ...event, ...wrong })).toEqual(fields);
  expect(errorsOf([event, { ...event, ...wrong }])).toEqual(fields);
});

it('rejects an empty list, a list that is too long, and values that are not events', () => {
  expect(errorsOf([])).toEqual(['events']);
  expect(errorsOf(Array.from({ length: MAX_EVENTS + 1 }, () => event))).toEqual(['events']);
  expect(errorsOf(Array.from({ length: MAX_EVENTS }, () => event))).toEqual([]);
  for (const nothing of [null, 'view', 7, [null]]) expect(errorsOf(nothing)).not.toEqual([]);
});
