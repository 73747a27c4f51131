import { graphql, printSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { expect, it } from 'vitest';
import { TooManyRequests } from '../../errors.ts';
import { LeadResolver } from './lead.resolver.ts';
import type { LeadOutcome } from './leads.service.ts';

const schema = await buildSchema({ resolvers: [LeadResolver], validate: false });

/** Arguments of the service calls, and the service's next result. */
const calls: unknown[] = [];
let answer: LeadOutcome = {
  sent: { id: 7, delivered: true, markedAsSpam: false, repeated: false, followUp: false, secret: '7.x' },
};
const leads = {
  saveRequest: (...input: unknown[]) => (calls.push(input), Promise.resolve(answer)),
  sendReply: () => Promise.reject(new TooManyRequests(30)),
  listForAccount: (...input: unknown[]) => (calls.push(input), Promise.resolve([])),
};
const ask = (source: string, viewer: object | null = null) =>
  graphql({ schema, source, contextValue: { viewer, ip: '127.0.0.1', services: { leads } } });

const request = `mutation { saveRequest(request: { firstName: "Ada", lastName: "L", phone: "6145550123", email: "ada@college.edu", housingId: "5", schoolId: null, locationType: city, moveDate: "0" }) {
  __typename ... on LeadSent { id delivered } ... on Invalid { errors { field messages } } } }`;

it('passes a request on unchanged, with its IP address', async () => {
  expect((await ask(request)).data).toEqual({ saveRequest: { __typename: 'LeadSent', id: '7', delivered: true } });
  expect(calls.pop()).toEqual([
    expect.objectContaining({ housingId: '5', schoolId: null, locationType: 'city', moveDate: '0' }),
    { ip: '127.0.0.1' },
  ]);
});

it('returns validation errors as data', async () => {
  answer = { errors: { housingId: ['This home is no longer available.'] }, unknownHome: true };
  expect((await ask(request)).data).toEqual({
    saveRequest: {
      __typename: 'Invalid',
      errors: [{ field: 'housingId', messages: ['This home is no longer available.'] }],
    },
  });
});

it('throws when the rate limit is exceeded', async () => {
  const { errors } = await ask(
    `mutation { sendReply(reply: { firstName: "A", lastName: "L", phone: "1", email: "a", housingId: "5", message: "m" }) { __typename } }`,
  );
  expect(errors?.[0]?.originalError).toBeInstanceOf(TooManyRequests);
});

it('shows leads only to their landlord', async () => {
  expect((await ask('{ myLeads { id } }')).errors?.[0]?.message).toBe('Log in to continue.');
  expect(
    (await ask('{ myLeads(page: 2) { id firstName answers { label value } createdAt } }', { accountId: 3 })).data,
  ).toEqual({ myLeads: [] });
  expect(calls.pop()).toEqual([3, 2]);
});

it('describes every type and field', () => {
  expect(printSchema(schema)).toContain('"""The message; may be empty."""');
});
