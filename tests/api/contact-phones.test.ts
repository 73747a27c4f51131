import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FOREIGN_CONTACT_PHONE, PREMIUM_CONTACT_PHONE } from '../../domain/calls/forwarding-phone.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Which phones may be a listing's contact, to which calls are forwarded at our expense (K74). */
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
});
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

async function errorAtPhone(phone: string): Promise<string | undefined> {
  const contact = { firstName: 'Rosa', lastName: 'Reyes', email: 'rosa@maple.example', phone };
  const body = { step: 'property-contact-step', name: 'Maple Court', contact };
  const answer = await new RestClient(app.url).post('/api/posting/validate-step', body);
  const { errors } = (await answer.json()) as { errors?: Record<string, string[]> };
  expect(answer.status).toBe(errors ? 422 : 200);
  return errors?.['contact.phone']?.[0];
}

const ABROAD = '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' ');

it('refuses the area codes that the plan assigns to other countries', async () => {
  for (const code of ABROAD)
    for (const phone of [`(${code}) 555-0143`, `+1 ${code} 555 0143 x12`])
      expect([phone, await errorAtPhone(phone)]).toEqual([phone, FOREIGN_CONTACT_PHONE]);
});

it.each(['+44 20 7946 0018', '+49 3012 3456', '0044 207946', '011 44 2079', '+91 98765 43210', '(011) 442-0794'])(
  'does not reshape %s into a US number',
  async (phone) => expect(await errorAtPhone(phone)).toBe(FOREIGN_CONTACT_PHONE),
);

it.each(['900-555-0143', '1 (976) 555-0143', '614.976.1234'])('refuses the premium number %s', async (phone) =>
  expect(await errorAtPhone(phone)).toBe(PREMIUM_CONTACT_PHONE),
);

it.each([
  ['of the US', '+1 (614) 555-0143 x12'],
  ['of Canada', '416-555-0143'],
  ['of Puerto Rico', '787 555 0143'],
  ['of Guam', '6715550143'],
  ['of American Samoa', '684-555-0143'],
  ['that is toll-free', '(888) 555-0143'],
  ['that is assigned to nobody', '(555) 123-4567'],
])('takes a number %s', async (_name, phone) => expect(await errorAtPhone(phone)).toBeUndefined());
