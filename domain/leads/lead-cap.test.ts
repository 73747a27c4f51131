import { expect, it, vi } from 'vitest';
import { LeadMonth } from './lead-cap.ts';

it('counts thousands of mailboxes without comparing each with each', () => {
  const sentAt = new Date('2027-03-10T12:00:00Z');
  const reads = vi.spyOn(sentAt, 'getTime');
  const received = Array.from({ length: 500 }, (_, n) => ({
    mailbox: `ada${n}@college.example`,
    network: null,
    confirmed: false,
    sentAt,
    delivered: 1,
    spam: 0,
  }));
  expect(new LeadMonth(received).isFull).toBe(true);
  expect(reads.mock.calls.length).toBeLessThan(50 * received.length);
});
