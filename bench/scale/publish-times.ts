import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { houseDraft, samplePhoto, testCard } from '../../tests/setup/drafts.ts';
import { RestClient } from '../../tests/setup/rest-client.ts';

const WARM_UP = 10;
const PUBLISHED = 100;

/** Publishes listings of one landlord over REST; resolves with the milliseconds of each until it is paid and live. */
export async function publishTimes(origin: string, pool: Pool): Promise<number[]> {
  const landlord = new RestClient(origin);
  const account = { email: 'scale@maple.example', password: 'a long phrase', password_confirmation: 'a long phrase' };
  const house = houseDraft([await landlord.upload(await samplePhoto())]);
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + PUBLISHED; index++) {
    // The limits are about people.
    await pool.query('delete from throttle');
    const draft = {
      ...house,
      id: randomUUID(),
      name: `Chittenden House ${index}`,
      location: { ...house.location, address: `${100 + 2 * index} Chittenden Ave` },
    };
    const from = performance.now();
    const answer = await landlord.post(
      '/api/posting/post',
      { ...draft, ...(index === 0 && account), payment: testCard },
      { 'idempotency-key': randomUUID() },
    );
    const text = await answer.text();
    if (index >= WARM_UP) times.push(performance.now() - from);
    if (answer.status !== 200 || !text.includes('"OK"')) throw new Error(`Not published: ${answer.status} ${text}`);
  }
  const { rows } = await pool.query<{ live: number }>(
    `select count(distinct o.listing_id)::int as live from offer o join listing l on l.id = o.listing_id
       join account a on a.id = l.account_id where a.email = $1`,
    [account.email],
  );
  if (rows[0]?.live !== WARM_UP + PUBLISHED) throw new Error(`${rows[0]?.live} of the published listings are live.`);
  return times;
}
