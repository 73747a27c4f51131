import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { createOrm } from '../../orm.ts';
import { Listing } from './listing.entity.ts';

const database = await createTestDatabase();
const orm = await createOrm(database.url);
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('reads back every column of a listing as it was written', async () => {
  const at = new Date('2027-01-31T10:00:00Z');
  await database.pool.query(
    `insert into account (key, email, created_at) values (gen_random_uuid(), 'a@b.example', now())`,
  );
  const em = orm.em.fork();
  const written = em.create(Listing, {
    id: 7,
    accountId: 1,
    draftId: '0b8f2c1e-1f61-4b9f-9a51-c1ad12f0f9aa',
    slug: 'maple-court-columbus-7',
    status: 1,
    type: 84,
    name: 'Maple Court',
    address: '1739 N High St',
    city: 'Columbus',
    state: 'OH',
    zip: '43210',
    lat: 40.0015,
    lon: -83.0197,
    verifiedPlace: true,
    locationCheck: 'exact',
    description: 'Near campus.',
    descriptionText: "It's near\ncampus.",
    virtualTour: 'https://tours.example.com/1',
    amenities: [29, 33],
    images: [{ large: '/l.jpg', small: '/s.jpg' }],
    vanityPhone: null,
    demo: false,
    version: 1,
    publishedAt: at,
    expiresAt: at,
    canceledAt: null,
    rentedAt: at,
    staffHiddenAt: null,
    renewalStopped: true,
    removedAt: null,
    cappedUntil: null,
    confirmedAt: at,
    updatedAt: at,
  });
  await em.flush();
  expect(written.hiddenAt).toEqual(at);
  written.rentedAt = null;
  await em.flush();
  expect(written.hiddenAt).toBeNull();
  const read = await orm.em.fork().findOneOrFail(Listing, { id: 7 });
  expect({ ...read }).toEqual({ ...written });
});
