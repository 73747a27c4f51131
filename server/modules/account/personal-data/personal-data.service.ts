import { hashToken, isToken, newToken } from '../../../secrets.ts';
import { PERSONAL_DATA_LINK_HOURS } from '../../../../domain/limits.ts';
import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEmail } from '../../../../domain/account/login.ts';
import {
  PERSONAL_DATA_SENT,
  personalDataSections,
  type PersonalDataSection,
} from '../../../../domain/account/personal-data.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { HOUR_MS } from '../../../../domain/time-spans.ts';
import { personalDataEmail } from '../../../emails/templates/account/personal-data.email.tsx';
import { lockName } from '../../../sql/statements.ts';
import type { LeadDelivery } from '../../leads/lead-delivery.ts';
import type { ServiceDeps } from '../../service-deps.ts';

interface PersonalDataDeps extends Pick<ServiceDeps, 'orm' | 'clock' | 'mail' | 'throttle' | 'baseUrl' | 'onError'> {
  leadDelivery: Pick<LeadDelivery, 'deliverWaiting'>;
}

/** The minimum duration of a response: the email is queued by then, so that its work does not affect the timing. */
const MIN_RESPONSE_MS = 250;

/** The columns of a request that are the renter's; a test asks for each other column whether it is the landlord's. */
const RENTERS_OWN = [
  'id',
  'type',
  'first_name',
  'last_name',
  'phone',
  'email',
  'message',
  'answers',
  'school_id',
  'site',
  'follows',
  'created_at',
  'delivered_at',
  'spam_at',
];

/** The query of each section, without credentials; ? is the address in lower case. */
const sources: Record<PersonalDataSection, string> = {
  requests: `select jsonb_build_object('home', l.name, ${RENTERS_OWN.map((column) => `'${column}', t.${column}`).join(', ')}) as row
    from lead t join listing l on l.id = t.listing_id where lower(t.email) = ? order by t.id`,
  replies: `select jsonb_build_object('home', l.name, 'sent_at', t.sent_at, 'answered_at', t.answered_at,
      'reply_hours', t.reply_hours) as row
    from reply_check t join lead on lead.id = t.lead_id join listing l on l.id = t.listing_id
    where lower(lead.email) = ? and t.sent_at is not null order by t.lead_id`,
  email: `select to_jsonb(t) - 'token_hash' as row from renter_email t where email = ?`,
  alerts: `select to_jsonb(t) - 'token' as row from subscriber t where lower(email) = ? order by created_at`,
  reports: `select to_jsonb(t) - '{token_hash,network,listing_id}'::text[] || jsonb_build_object('home', l.name) as row
    from listing_report t join listing l on l.id = t.listing_id where lower(t.email) = ? order by t.id`,
  inquiries: 'select to_jsonb(t) as row from inquiry t where lower(email) = ? order by id',
  emails: `select jsonb_build_object('subject', subject, 'text', regexp_replace(text, '/[A-Za-z0-9_-]{20,}', '/…', 'g'),
      'queued_at', queued_at, 'sent_at', sent_at) as row
    from email where account_id is null and lower("to") = ? order by queued_at`,
};
const sections = Object.keys(personalDataSections) as PersonalDataSection[];

type PersonalData = Record<PersonalDataSection, unknown[]>;

/** Shows renters what is stored under their email, and deletes it (ADR 82); a link to the address is the credential. */
export class PersonalDataService {
  constructor(private readonly deps: PersonalDataDeps) {}

  /**
   * Emails a link if anything is stored under the address. The response is the same for every address.
   * @throws {TooManyRequests} after five a minute from one address.
   */
  async request(email: string, site: string, ip: string): Promise<{ message: string } | { errors: FieldErrors }> {
    const address = parseEmail(email);
    if ('errors' in address) return address;
    const key = address.email.toLowerCase();
    await this.deps.throttle.take('personalData', ip);
    const isSent = await this.deps.throttle.mayEmail('personalData', key, ip);
    if (isSent) this.#sendLink(key, site).catch(this.deps.onError);
    await pause(MIN_RESPONSE_MS);
    return { message: PERSONAL_DATA_SENT };
  }

  /** Returns how much of each kind is stored under the address of a link; null for an expired or used link. */
  async summary(token: string): Promise<{ email: string; counts: Record<PersonalDataSection, number> } | null> {
    const found = await this.#read(token);
    if (!found) return null;
    const counts = sections.map((section) => [section, found.data[section].length]);
    return { email: found.email, counts: Object.fromEntries(counts) as Record<PersonalDataSection, number> };
  }

  /** Returns what is stored under the address of a link as a JSON file; null as `summary`. The link stays valid. */
  async exportFile(token: string): Promise<{ fileName: string; json: string } | null> {
    const found = await this.#read(token);
    if (!found) return null;
    const at = this.deps.clock.now().toISOString();
    const { email, data } = found;
    const whole = { what: `What we store under ${email}.`, madeAt: at, about: personalDataSections, ...data };
    return { fileName: `my-data-${at.slice(0, 10)}.json`, json: `${JSON.stringify(whole, null, 2)}\n` };
  }

  /**
   * Deletes what is stored under the address of a link, which no longer works then. Landlords lose the requests from
   * their inboxes, and requests that wait are never sent. A declined address stays, so that it gets no more emails.
   * @returns false as `summary` null.
   */
  async erase(token: string): Promise<boolean> {
    if (!isToken(token)) return false;
    return this.deps.orm.em.fork().transactional(async (em) => {
      const [link] = await em.execute<{ email: string }[]>(
        'delete from personal_data_link where token_hash = ? and created_at > ? returning email',
        [hashToken(token), this.#oldest()],
      );
      if (!link) return false;
      await this.#eraseAll(em, link.email);
      return true;
    });
  }

  async #eraseAll(em: EntityManager, email: string): Promise<void> {
    // Listings are locked before their leads, as a new lead does.
    const listings = await em.execute<{ id: string }[]>(
      `select id from listing where id in (select listing_id from lead where lower(email) = ?) order by id for update`,
      [email],
    );
    await em.execute('delete from lead where lower(email) = ?', [email]);
    for (const { id } of listings) await this.deps.leadDelivery.deliverWaiting(em, Number(id));
    await em.execute('delete from inquiry where lower(email) = ?', [email]);
    // Emails that forwarded a request or an inquiry, and copies that staff sent, name the renter and are replied to them.
    const emails = 'delete from email where lower(reply_to) = ? or (account_id is null and lower("to") = ?)';
    await em.execute(emails, [email, email]);
    await em.execute('delete from renter_email where email = ? and declined_at is null', [email]);
    await em.execute('delete from subscriber where lower(email) = ?', [email]);
    await em.execute('update listing_report set email = null, token_hash = null where lower(email) = ?', [email]);
    await em.execute('delete from personal_data_link where email = ?', [email]);
  }

  async #sendLink(email: string, site: string): Promise<void> {
    const { orm, clock, mail, baseUrl } = this.deps;
    const now = clock.now();
    await orm.em.fork().transactional(async (em) => {
      await lockName(em, `personal-data:${email}`);
      const data = await readSections(em, email);
      if (sections.every((section) => data[section].length === 0)) return;
      const token = newToken();
      const link = 'insert into personal_data_link (token_hash, email, created_at) values (?, ?, ?)';
      await em.execute(link, [hashToken(token), email, now]);
      const key = `personal-data:${hashToken(token).toString('hex')}`;
      const content = personalDataEmail(getBrand(site).code, `${baseUrl}/my-data/${token}`);
      await mail.queue(em, { key, to: email, account: null, ...content });
    });
  }

  async #read(token: string): Promise<{ email: string; data: PersonalData } | null> {
    if (!isToken(token)) return null;
    // One snapshot for all sections: a concurrent write is in every section or in none.
    return this.deps.orm.em.fork().transactional(
      async (em) => {
        const [link] = await em.execute<{ email: string }[]>(
          'select email from personal_data_link where token_hash = ? and created_at > ?',
          [hashToken(token), this.#oldest()],
        );
        return link ? { email: link.email, data: await readSections(em, link.email) } : null;
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  #oldest(): Date {
    return new Date(this.deps.clock.now().getTime() - PERSONAL_DATA_LINK_HOURS * HOUR_MS);
  }
}

async function readSections(em: EntityManager, email: string): Promise<PersonalData> {
  const data: Partial<PersonalData> = {};
  for (const section of sections) {
    const rows = await em.execute<{ row: unknown }[]>(sources[section], [email]);
    data[section] = rows.map(({ row }) => row);
  }
  return data as PersonalData;
}
