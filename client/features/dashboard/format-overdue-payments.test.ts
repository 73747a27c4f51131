import { expect, it } from 'vitest';
import { formatOverduePayments } from './attention-notices.tsx';

const home = (name: string, expiresAt: string | null = '29') => ({ expiresAt, listing: { name } });
const format = (...owed: ReturnType<typeof home>[]) => formatOverduePayments(owed, (at) => `January ${at}`);

it('names each day once, however many payments failed on one card', () => {
  expect(format(home('Oak'))).toEqual(['The payment for Oak failed. Without it, the listing ends on January 29.']);
  expect(format(home('Oak'), home('Elm', '30'), home('Ash'))).toEqual([
    'The payments for Oak and Ash failed. Without them, the listings end on January 29.',
    'The payment for Elm failed. Without it, the listing ends on January 30.',
  ]);
  expect(format(home('Oak'), home('Elm'), home('Ash'), home('Fir'))).toEqual([
    'The payments for 4 listings failed. Without them, the listings end on January 29.',
  ]);
  expect(format(home('Oak', null))).toEqual(['The payment for Oak failed.']);
  expect(format()).toEqual([]);
});
