import { expect, it } from 'vitest';
import { readLeadChange, NOTE_LENGTH } from './change.ts';
import { fitsFilter, wordsOf, type SoughtLead } from './filter.ts';

const lead: SoughtLead = {
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
const finds = (text: string, change: Partial<SoughtLead> = {}) =>
  fitsFilter({ ...lead, ...change }, { spam: false, words: wordsOf(text) });

it('finds by every word, wherever it stands, in any case', () => {
  for (const text of ['', 'ada', 'QUILL ada', 'porch lofts', '5550123', '(614) 555-0123', 'after SIX', '@students'])
    expect(finds(text), text).toBe(true);
  expect(finds('ada barn')).toBe(false);
});

it('of a lead that waits finds nothing but its home: what is found would tell who it is', () => {
  const waits = { waits: true };
  expect(finds('lofts', waits)).toBe(true);
  for (const text of ['ada', 'quill', 'porch', '614', 'students']) expect(finds(text, waits), text).toBe(false);
});

it('keeps spam apart, and shows what a program sent to nobody', () => {
  const spam = { spam: true, words: [] };
  expect(finds('', { isSpam: true })).toBe(false);
  expect(fitsFilter({ ...lead, isSpam: true }, spam)).toBe(true);
  expect(fitsFilter(lead, spam)).toBe(false);
  expect(fitsFilter({ ...lead, isSpam: true, waits: true }, spam)).toBe(false);
});

it('finds by home and stage', () => {
  const fits = (filter: object) => fitsFilter(lead, { spam: false, words: [], ...filter });
  expect(fits({ listingId: 5, stage: 'new' })).toBe(true);
  expect(fits({ listingId: 6 })).toBe(false);
  expect(fits({ stage: 'rented' })).toBe(false);
});

it('reads a change: what is absent stays, a note has an end, and nothing is done about what waits', () => {
  expect(readLeadChange({ stage: 'toured', read: null }, { waits: false })).toEqual({ read: { stage: 'toured' } });
  expect(readLeadChange({ note: ' a\0b\r\n ' }, { waits: false })).toEqual({ read: { note: 'ab' } });
  const long = readLeadChange({ note: 'x'.repeat(NOTE_LENGTH + 1) }, { waits: false });
  expect(long).toMatchObject({ errors: { note: [expect.any(String)] } });
  expect(readLeadChange({ read: true }, { waits: true })).toMatchObject({
    errors: { notification: [expect.any(String)] },
  });
});
