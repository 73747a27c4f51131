import { createTestDatabase } from '../../../tests/setup/database.ts';
import { MINUTE_MS } from '../../../domain/time-spans.ts';
import { nextDigestTime } from '../../../domain/alerts/digest-schedule.ts';
import type { Floorplan } from '../../../domain/search/floorplan.ts';
import { createOrm } from '../../orm.ts';
import { writeTestListings } from '../housing/housing.fixture.ts';
import { HousingService } from '../housing/housing.service.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { EmailService } from '../../emails/email.service.ts';
import { PlacesService } from '../places/places.service.ts';
import { NewListingAlerts } from './new-listing-alerts.ts';
import { createSiteUrl } from '../../emails/site-url.ts';
import { SubscribersService } from './subscribers.service.ts';

export const SCHOOL = 204796;
export const OHIO = 39;
const START = new Date('2027-03-10T12:00:00Z');

/** Creates subscribers and listings in a separate database with a settable clock; emails are queued and not sent. */
export async function startSubscribers() {
  let now = START;
  const clock = { now: () => now };
  const database = await createTestDatabase();
  const { pool } = database;
  const orm = await createOrm(database.url);
  const jobs = new JobQueue({ databaseUrl: database.url });
  await jobs.start();
  const mailer = { send: () => Promise.reject(new Error('Nothing is sent here.')) };
  const mail = new EmailService({ orm, jobs, clock, mailer, from: 'nearcampus <hello@nearcampus.example>' });
  const baseUrl = 'https://homes.example';
  const places = new PlacesService({ em: orm.em, pool, homesAt: () => Promise.resolve(0) });
  const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
  const address = createSiteUrl({ baseUrl, brandHosts: { cr: 'https://cr.example' } });
  const postalAddress = '84 Neil Ave, Columbus, OH 43201';
  const throttle = {
    take: () => Promise.resolve(),
    takeEmail: () => Promise.resolve(),
    mayEmail: () => Promise.resolve(true),
    clearEmails: () => Promise.resolve(),
  };
  const subscribers = new SubscribersService({
    orm,
    mail,
    places,
    throttle,
    clock,
    address,
    postalAddress,
    answerMs: 0,
  });
  const errors: unknown[] = [];
  /** Runs once, after a digest has read a subscriber and before it locks the row. */
  let beforeLock: (() => Promise<void>) | undefined;
  const watched = {
    location: async (...place: Parameters<typeof places.location>) => {
      const found = await places.location(...place);
      const change = beforeLock;
      beforeLock = undefined;
      await change?.();
      return found;
    },
  };
  const newHomes = () =>
    new NewListingAlerts({
      orm,
      mail,
      places: watched,
      housing,
      clock,
      address,
      postalAddress,
      onError: (error) => errors.push(error),
    });
  const telling = newHomes();
  await pool.query(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
     values (${SCHOOL}, 'Ohio State University-Main Campus', 'ohio-state', 'ohio-state', 'Columbus', 'OH', '43210', 40, -83)`,
  );
  const reindex = (...ids: number[]) => orm.em.fork().transactional((em) => housing.reindex(em, ids));
  const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(sql, values)).rows;

  return {
    subscribers,
    newHomes,
    errors,
    rows,
    reindex,
    now: () => now,
    /** Replaces all listings with these: near the college, one floorplan each, published and searchable at once. */
    async begin(homes: Record<number, Partial<Floorplan>>): Promise<void> {
      now = START;
      errors.length = 0;
      await pool.query('truncate subscriber, email, alert_trigger');
      // Deletes rows instead of truncating: pg-boss maintains its tables at any time, and locks on several tables could deadlock.
      await pool.query('delete from pgboss.job');
      const plan = { bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 };
      const made = Object.entries(homes).map(([id, change]) => ({
        id: Number(id),
        type: 84,
        state: 'OH',
        lat: 40 + Number(id) / 10_000,
        lon: -83,
        amenities: [],
        publishedAt: START.getTime(),
        floorplans: [{ ...plan, ...change }],
      }));
      await writeTestListings(pool, made);
      await pool.query('update listing set status = -1');
    },
    /** Makes a listing searchable, as a payment does. */
    async show(...ids: number[]): Promise<void> {
      await pool.query('update listing set status = 1, rented_at = null where id = any($1)', [ids]);
      await reindex(...ids);
    },
    async change(sql: string, ...ids: number[]): Promise<void> {
      await pool.query(sql);
      await reindex(...ids);
    },
    /** Saves an alert a while after what was shown before; its owner confirms it unless `confirmed` is false. */
    save: async (change: Record<string, unknown> = {}, confirmed = true) => {
      now = new Date(now.getTime() + 5 * MINUTE_MS);
      const outcome = await subscribers.save(
        { email: 'ada@college.edu', schoolId: String(SCHOOL), searchFilter: { locationId: String(SCHOOL) }, ...change },
        { ip: '127.0.0.1' },
      );
      const open = await rows<{ token: string }>('select token from subscriber where confirmed_at is null');
      if (confirmed) for (const { token } of open) await subscribers.change(token, true);
      return outcome;
    },
    /**
     * Moves the clock to the next morning and returns the listings that were emailed then, by recipient address.
     * `change` runs between the digest's list of subscribers and the lock of the first row.
     */
    async morning(change?: () => Promise<void>): Promise<Record<string, number[]>> {
      now = nextDigestTime(now);
      beforeLock = change;
      const before = new Set((await rows<{ id: string }>('select id from email')).map(({ id }) => id));
      while ((await telling.run()) > 0);
      const mails = await rows<{ id: string; to: string; text: string }>('select * from email');
      const fresh = mails.filter(({ id }) => !before.has(id));
      return Object.fromEntries(
        fresh.map(({ to, text }) => [to, [...text.matchAll(/\/home\/home-(\d+)/g)].map(([, id]) => Number(id))]),
      );
    },
    /** Runs what is due now, without moving the clock, and returns the listings that were emailed. */
    async emailNow(): Promise<number[]> {
      const before = new Set((await rows<{ id: string }>('select id from email')).map(({ id }) => id));
      await telling.run();
      const mails = await rows<{ id: string; text: string }>('select id, text from email');
      const fresh = mails.filter(({ id }) => !before.has(id));
      return fresh.flatMap(({ text }) => [...text.matchAll(/\/home\/home-(\d+)/g)].map(([, id]) => Number(id)));
    },
    async stop(): Promise<void> {
      await jobs.stop();
      await orm.close();
      await database.drop();
    },
  };
}
