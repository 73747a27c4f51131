import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { houseDraft, samplePhoto, testCard } from '../../tests/setup/drafts.ts';
import { RestClient } from '../../tests/setup/rest-client.ts';

const PASSWORD = 'a long phrase';

/** A landlord who uses the REST API, logged in and with one published listing. */
export class BenchLandlord extends RestClient {
  readonly draft = houseDraft([]);
  account = '';
  listing = { id: '', slug: '' };

  static async register(origin: string, pool: Pool, email: string): Promise<BenchLandlord> {
    const landlord = new BenchLandlord(origin);
    landlord.draft.images.push(await landlord.upload(await samplePhoto()));
    await landlord.publish({ email, password: PASSWORD, password_confirmation: PASSWORD });
    const { rows } = await pool.query<{ id: string; slug: string; account: string }>(
      'select l.id, l.slug, a.id as account from listing l join account a on a.id = l.account_id where a.email = $1',
      [email],
    );
    const [{ account, ...listing } = { account: '', id: '', slug: '' }] = rows;
    return Object.assign(landlord, { account, listing });
  }

  /** Publishes the draft with these changes, and resolves with the milliseconds until it is paid and live. */
  async publish(changes: object): Promise<number> {
    const body = { ...this.draft, ...changes, id: randomUUID(), payment: testCard };
    const from = performance.now();
    const answer = await this.post('/api/posting/post', body, { 'idempotency-key': randomUUID() });
    const text = await answer.text();
    if (answer.status !== 200 || !text.includes('"OK"')) throw new Error(`Not published: ${answer.status} ${text}`);
    return performance.now() - from;
  }
}
