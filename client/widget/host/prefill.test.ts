import { expect, test } from 'vitest';
import { defaultRenter } from '../../shared/renter/renter-defaults.ts';
import { prefillRenter } from './prefill.ts';

test('fills in answers and contact details', () => {
  const values = { bedrooms: 9, bathrooms: 1.5, budget: 900, firstName: 'Ana', email: 'ana@student.example' };
  const renter = prefillRenter(defaultRenter, values);
  expect(renter.questionnaire).toEqual({ bedrooms: 9, bathrooms: 1.5, budgets: 900 });
  expect(renter.contact).toEqual({ ...defaultRenter.contact, firstName: 'Ana', email: 'ana@student.example' });
  expect(renter.answered).toBe(false);
});

test('ignores invalid options and reduces a name to one line', () => {
  const renter = prefillRenter(defaultRenter, {
    bedrooms: 77,
    bathrooms: 1.3,
    budget: -5,
    lastName: ' Silva\r\nBcc: all ',
  });
  expect(renter.questionnaire).toEqual(defaultRenter.questionnaire);
  expect(renter.contact.lastName).toBe('Silva Bcc: all');
});

test('keeps what the renter has entered', () => {
  const typed = { ...defaultRenter.contact, firstName: 'Anna' };
  const answered = { ...defaultRenter, contact: typed, answered: true };
  const renter = prefillRenter(answered, { budget: 500, firstName: 'Ana', phone: '6145550188' });
  expect(renter.questionnaire).toEqual(defaultRenter.questionnaire);
  expect(renter.contact).toEqual({ ...typed, phone: '6145550188' });
});

test('replaces an earlier prefill with the next', () => {
  const first = { firstName: 'Ana', email: 'a@one.example' };
  const once = prefillRenter(defaultRenter, first);
  expect(prefillRenter(once, { email: 'a@two.example' }, first).contact.email).toBe('a@two.example');
});
