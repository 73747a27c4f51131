import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits, GROUP_LIST_DAYS, GROUP_LIST_MEMBERS } from '../../domain/limits.ts';
import { DAY_MS } from '../../domain/time-spans.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Lists that several renters decide on together, over HTTP: nobody here has an account. */
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from throttle'));

interface List {
  listingIds: string[];
  members: { id: number; name: string; hearts: string[]; contacted: string[] }[];
}
const LIST = 'listingIds collegeId members { id name hearts contacted }';

async function call<Data>(query: string, variables: object, person = new RestClient(app.url)): Promise<Data> {
  const answer = (await (await person.post('/graphql', { query, variables })).json()) as { data: Record<string, Data> };
  return Object.values(answer.data)[0] as Data;
}
const create = (listingIds = ['7', '9']) =>
  call<{ token: string; revokeToken: string }>(
    `mutation ($listingIds: [ID!]!) { createGroupList(listingIds: $listingIds, collegeId: "204796") {
       ... on GroupListCreated { token revokeToken } } }`,
    { listingIds },
  );
const open = (token: string) =>
  call<List | null>(`query ($token: String!) { groupList(token: $token) { ${LIST} } }`, { token });
const join = (token: string, name: string) =>
  call<{ memberId?: number; errors?: { messages: string[] }[] } | null>(
    `mutation ($token: String!, $name: String!) { joinGroupList(token: $token, name: $name) {
       ... on GroupListJoined { memberId } ... on Invalid { errors { messages } } } }`,
    { token, name },
  );
const mark = (token: string, memberId: number, listingId: string, marks: object) =>
  call<List | null>(
    `mutation ($token: String!, $memberId: Int!, $listingId: ID!, $heart: Boolean, $contacted: Boolean) {
       markGroupList(token: $token, memberId: $memberId, listingId: $listingId, heart: $heart, contacted: $contacted) {
         ${LIST} } }`,
    { token, memberId, listingId, ...marks },
  );
const revoke = (revokeToken: string) =>
  call<boolean>('mutation ($token: String!) { revokeGroupList(revokeToken: $token) }', { token: revokeToken });

it('lets friends join, like homes and say whom they contacted, with nothing but the link', async () => {
  const { token } = await create();
  expect(await join(token, 'Ana')).toMatchObject({ memberId: 1 });
  expect(await join(token, '<b>Ben</b>')).toMatchObject({ memberId: 2 });
  await mark(token, 1, '7', { heart: true });
  await mark(token, 2, '7', { heart: true, contacted: true });
  expect(await mark(token, 1, '7', { heart: false })).toMatchObject({ listingIds: ['7', '9'] });
  expect((await open(token))?.members).toEqual([
    { id: 1, name: 'Ana', hearts: [], contacted: [] },
    { id: 2, name: '<b>Ben</b>', hearts: ['7'], contacted: ['7'] },
  ]);
});

it('stores no token, only hashes', async () => {
  const { token, revokeToken } = await create();
  const stored = JSON.stringify(
    await app.rows(`select encode(token_hash, 'escape') as a, encode(revoke_hash, 'escape') as b,
    row_to_json(group_list) as c from group_list`),
  );
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(revokeToken);
});

it('has room for six people, however many join at once', async () => {
  const { token } = await create();
  const joined = await Promise.all(Array.from({ length: 12 }, (_, index) => join(token, `Person ${index}`)));
  expect(joined.filter((each) => each?.memberId !== undefined)).toHaveLength(GROUP_LIST_MEMBERS);
  const { members = [] } = (await open(token)) ?? {};
  expect(new Set(members.map(({ id }) => id)).size).toBe(GROUP_LIST_MEMBERS);
});

it('is not reached with another token, and changes nothing of another list', async () => {
  const [one, other] = [await create(['7']), await create(['9'])];
  await join(one.token, 'Ana');
  for (const wrong of ['', 'x', 'x'.repeat(43), one.revokeToken, `${one.token}x`, one.token.slice(1)])
    expect(await open(wrong)).toBeNull();
  expect(await mark(other.token, 1, '9', { heart: true })).toBeNull();
  expect(await mark(one.token, 1, '9', { heart: true })).toBeNull();
  expect(await revoke(one.token)).toBe(false);
});

it('is deleted by its second link at once, and by itself after 120 days', async () => {
  const [ended, kept] = [await create(), await create()];
  expect(await revoke(ended.revokeToken)).toBe(true);
  expect(await open(ended.token)).toBeNull();
  expect(await open(kept.token)).not.toBeNull();
  const { clock, clockService } = app.services;
  await clockService.advance(new Date(clock.now().getTime() + (GROUP_LIST_DAYS + 1) * DAY_MS));
  expect(await open(kept.token)).toBeNull();
  expect(await app.rows('select 1 from group_list')).toEqual([]);
});

it('limits how many lists an address creates', async () => {
  const answers = await Promise.all(
    Array.from({ length: rateLimits.groupList + 3 }, () =>
      new RestClient(app.url).post('/graphql', {
        query: 'mutation { createGroupList(listingIds: ["1"]) { __typename } }',
      }),
    ),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(bodies.filter((body) => body.includes('GroupListCreated'))).toHaveLength(rateLimits.groupList);
});
