import { expect, test } from 'vitest';
import { accountExportSections } from '../../domain/account/account-export.ts';
import { handleAccountExport } from '../account/data-export.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { HOUSE } from '../../domain/options/property-types.ts';
import { execute } from '../execute.ts';
import { mockSchema } from '../schema.ts';
import { accountOf, DEMO_PASSWORD, LANDLORD, listingsOf } from '../scenarios/setup/arrange.ts';
import type { World } from '../world/world.ts';
import { callerOf, heldWorld } from '../world/world.fixture.ts';

const exported = (world: World) => handleAccountExport(world, accountOf(world, LANDLORD).id).text();

test('deletes an account completely without changing other accounts', async () => {
  const { world } = heldWorld();
  const others = world.db.accounts.length - 1;
  const context = callerOf(world, LANDLORD);
  const { id, key } = accountOf(world, LANDLORD);
  const homes = listingsOf(world).map((listing) => listing.id);
  expect(homes.length).toBeGreaterThan(5);
  const query = `mutation { deleteAccount(password: "${DEMO_PASSWORD}") { __typename } }`;
  const { data } = await execute(mockSchema, { query }, context);
  expect(data).toEqual({ deleteAccount: { __typename: 'Done' } });
  const { db } = world;
  const text = JSON.stringify(db);
  for (const trace of [LANDLORD, key, `"accountId":${id},`]) expect(text).not.toContain(trace);
  const of = (rows: readonly { listingId: number }[]) => rows.filter(({ listingId }) => homes.includes(listingId));
  expect([...of(db.leads), ...of(db.calls), ...of(db.invoices), ...of(db.publishIntents)]).toEqual([]);
  expect(db.accounts).toHaveLength(others);
});

test("exports every part of the account's data without digests or fingerprints", async () => {
  const { world } = heldWorld();
  const json = await exported(world);
  expect(Object.keys(JSON.parse(json) as object)).toEqual([
    'what',
    'madeAt',
    'about',
    ...Object.keys(accountExportSections),
  ]);
  expect(json).toContain('High Street Lofts');
  expect(json).not.toMatch(/[dD]igest|fingerprint/);
});

test('exports no more about a lead that waits for its month than the inbox shows (K23)', async () => {
  const { world } = heldWorld();
  const listing = listingsOf(world).find(({ type, status }) => type === HOUSE && status === ACTIVE);
  const known = world.db.leads[0];
  if (!listing || !known) throw new Error('The seed has neither a home nor a lead.');
  const waits = { ...known, id: 70_001, listingId: listing.id, deliveredAt: null, spamAt: null };
  world.db.leads.push({ ...waits, firstName: 'Waitress', email: 'waitress@college.example' });
  const json = await exported(world);
  expect(json).toContain('70001');
  expect(json).not.toMatch(/waitress/i);
});
