import { expect, test } from 'vitest';
import { congratulationsText } from './congratulations-text.ts';
import type { SentRequest } from '../sent-request.ts';

const sent = (...outcomes: SentRequest['homes'][number]['outcome'][]): SentRequest => ({
  reply: false,
  corrects: false,
  email: 'ada@college.edu',
  schoolId: null,
  homes: outcomes.map((outcome, index) => ({
    id: String(index),
    name: `Home ${index}`,
    slug: `home-${index}`,
    outcome,
  })),
});

test.each([
  [sent('sent'), 'Congratulations, your request was sent'],
  [sent('repeated'), 'You already sent this request'],
  [sent('followUp'), 'Your follow-up was sent'],
  [sent('repeated', 'repeated'), 'You already sent these requests'],
  [sent('repeated', 'sent'), 'Congratulations, your request was sent'],
  [sent('sent', 'followUp', 'repeated'), 'Congratulations, 2 requests were sent'],
  [sent('waits'), 'Your request is saved'],
  [sent('waits', 'waits'), 'Your requests are saved'],
  [sent('checked'), 'Sent for a check'],
  [sent('checked', 'sent'), 'Congratulations, your request was sent'],
  [{ ...sent('followUp', 'waits'), corrects: true }, 'Your email address is corrected'],
  [{ ...sent('checked'), corrects: true }, 'Sent for a check'],
])('states which requests were sent and which were sent before (%#)', (request, heading) => {
  const text = congratulationsText(request);
  expect(text.heading).toBe(heading);
  expect(text.lead.includes("didn't send")).toBe(request.homes.some(({ outcome }) => outcome === 'repeated'));
});
