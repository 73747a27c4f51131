import { expect, it } from 'vitest';
import { parseLeadChange, NOTE_MAX_LENGTH } from './lead-change.ts';
import { matchesFilter, searchTerms, type FilterableLead } from './lead-filter.ts';

const lead: FilterableLead = {
  listingId: 5,
  listingName: 'High Street Lofts',
  stage: 'new',
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada@students.example',
  phone: '6145550123',
  message: 'Is the PORCH shared?',
  note: 'Call after six',
  isSpam: false,
  waits: false,
};
const finds = (text: string, change: Partial<FilterableLead> = {}) =>
  matchesFilter({ ...lead, ...change }, { spam: false, terms: searchTerms(text) });

it('matches every search term anywhere, ignoring case', () => {
  for (const text of ['', 'ada', 'QUILL ada', 'porch lofts', '5550123', '(614) 555-0123', 'after SIX', '@students'])
    expect(finds(text), text).toBe(true);
  expect(finds('ada barn')).toBe(false);
});

it('matches a waiting lead by its listing only, so that a search cannot reveal the renter', () => {
  const waits = { waits: true };
  expect(finds('lofts', waits)).toBe(true);
  for (const text of ['ada', 'quill', 'porch', '614', 'students']) expect(finds(text, waits), text).toBe(false);
});

it('separates spam, whose renter is shown even if it was not delivered (K76)', () => {
  const spam = { spam: true, terms: [] };
  expect(finds('', { isSpam: true })).toBe(false);
  expect(matchesFilter({ ...lead, isSpam: true }, spam)).toBe(true);
  expect(matchesFilter(lead, spam)).toBe(false);
  const held = { ...lead, isSpam: true, waits: true };
  expect(matchesFilter(held, { spam: true, terms: ['quill'] })).toBe(true);
});

it('filters by listing and stage', () => {
  const fits = (filter: object) => matchesFilter(lead, { spam: false, terms: [], ...filter });
  expect(fits({ listingId: 5, stage: 'new' })).toBe(true);
  expect(fits({ listingId: 6 })).toBe(false);
  expect(fits({ stage: 'rented' })).toBe(false);
});

it("parses an update: keeps absent fields, limits a note's length, and rejects updates of waiting leads", () => {
  expect(parseLeadChange({ stage: 'toured', read: null }, { waits: false })).toEqual({ read: { stage: 'toured' } });
  expect(parseLeadChange({ note: ' a\0b\r\n ' }, { waits: false })).toEqual({ read: { note: 'ab' } });
  const long = parseLeadChange({ note: 'x'.repeat(NOTE_MAX_LENGTH + 1) }, { waits: false });
  expect(long).toMatchObject({ errors: { note: [expect.any(String)] } });
  expect(parseLeadChange({ read: true }, { waits: true })).toMatchObject({
    errors: { notification: [expect.any(String)] },
  });
});

it('reads the beginning of a search text', () => {
  expect(searchTerms(`${'x'.repeat(300)} barn`)).toEqual(['x'.repeat(200)]);
});
