import type { Pool } from 'pg';
import { contactPhone } from '../../../domain/format/contact-phone.ts';
import { phoneDigits } from '../../../domain/format/phone.ts';
import { isUuid } from '../../../domain/posting/drafts/saved-draft.ts';
import { CAN_BE_COPIED } from '../../emails/undelivered-emails.ts';
import type { ConsoleEvent, ConsoleLink, ConsoleRecord } from './console.view.ts';

/** The kinds of record that the console finds and shows. */
export const recordTypes = ['listing', 'landlord', 'lead', 'payment', 'email'] as const;
type RecordType = (typeof recordTypes)[number];

const PER_TYPE = 10;
const HISTORY_MAX = 500;
const money = (cents: string): string => `to_char(${cents} / 100.0, 'FM$999999990.00')`;

/** The most rows of one lookup: a text that more share is too short to tell them apart, and their order is then not theirs. */
const LOOKUP_MAX = 200;
const NAME = "(first_name || ' ' || last_name)";

/** The words of a listing's state. */
const STATE = `case when l.status = -1 then 'removed' when l.status = 13 then 'expired' when l.staff_hidden_at is not null then 'hidden by staff' when l.rented_at is not null then 'marked as rented' else 'active' end`;

/** Returns the ids that any of the lookups finds, each by an index of its own. */
const anyOf = (...lookups: string[]): string =>
  lookups.map((lookup) => `(select ${lookup} limit ${LOOKUP_MAX})`).join(' union ');

/**
 * One search over everything that staff may have in hand: $1 the text, $2 the text as a LIKE pattern or null, $3 a phone,
 * $4 the text as a number, $5 as a UUID, $6 the digits of a renter's phone, with those of its extension.
 */
const FIND = `
  (select 'listing' as type, l.id::text, l.name as title, concat_ws(', ', l.address, l.city, l.state, ${STATE}) as detail
     from listing l where l.id in (${anyOf(
       'id from listing where id = $4',
       'id from listing where slug = $1',
       'id from listing where name ilike $2',
       'id from listing where address ilike $2',
       'id from listing where city ilike $2',
       'id from listing where vanity_phone = $3::text',
       'listing_id from listing_contact where email ilike $2',
       `listing_id from listing_contact where ${NAME} ilike $2`,
       'listing_id from listing_contact where phone = $3::char(10)',
     )})
    order by l.id desc limit ${PER_TYPE})
  union all
  (select 'landlord', id::text, email, first_name || ' ' || last_name from account
    where id in (${anyOf(
      'id from account where id = $4',
      'id from account where key = $5',
      'id from account where email ilike $2',
      `id from account where ${NAME} ilike $2`,
      'account_id from listing where id in (select listing_id from listing_contact where phone = $3::char(10))',
    )})
    order by account.id desc limit ${PER_TYPE})
  union all
  (select 'lead', r.id::text, r.first_name || ' ' || r.last_name, r.email || ', to ' || l.name
     from lead r join listing l on l.id = r.listing_id
    where r.id in (${anyOf(
      'id from lead where id = $4',
      'id from lead where email ilike $2',
      `id from lead where ${NAME} ilike $2`,
      String.raw`id from lead where regexp_replace(phone, '\D', '', 'g') = $6`,
    )})
    order by r.id desc limit ${PER_TYPE})
  union all
  (select 'payment', i.id, coalesce(i.number, i.id), concat_ws(', ', ${money('i.amount_cents')} || ' for ' || i.listing_name, i.billed_at::date,
      case when i.refunded_cents > 0 then 'returned' else i.status end)
     from invoice i where i.id in (${anyOf(
       'id from invoice where id = $1',
       'id from invoice where number = $1',
       'id from invoice where subscription = $1',
       'id from invoice where listing_name ilike $2',
       'invoice.id from invoice join account a on a.id = account_id where lower(a.email) = lower($1)',
       'invoice from ledger where source = $1',
     )})
    order by i.billed_at desc limit ${PER_TYPE})
  union all
  (select 'email', id::text, subject, 'to ' || "to" from email
    where id in (${anyOf('id from email where id = $5', 'id from email where lower("to") = lower($1)')})
    order by queued_at desc limit ${PER_TYPE})`;

/** The entries of the staff log about a record. */
const LOGGED = (type: RecordType): string => `
  select at, staff_email || ': ' || action || case when reason = '' then '' else ' (' || reason || ')' end,
         null, null from staff_log
   where subject_type = '${type}' and subject_id = $1 and outcome_of is null and action not in ('record')`;

const LEDGER = `select at, replace(entry_type, '_', ' ') || ' of ' || ${money('amount_cents')}, 'payment', invoice from ledger`;

interface RecordQueries {
  /** Title, facts in their order, links and actions. */
  whole: string;
  /** Rows of at, text, type and id. */
  history: string;
}

const linkOf = (type: RecordType, id: string, title: string, detail: string): string =>
  `json_build_object('type', '${type}', 'id', ${id}::text, 'title', ${title}, 'detail', '${detail}')`;

const queries: Record<RecordType, RecordQueries> = {
  listing: {
    whole: `
      select l.name as title,
        json_build_object('State', ${STATE}, 'Address', concat_ws(', ', l.address, l.city, l.state || ' ' || l.zip),
          'Contact', concat_ws(', ', c.first_name || ' ' || c.last_name, c.email, c.phone), 'Call number', l.vanity_phone,
          'Published', l.published_at, 'Paid to', l.expires_at, 'Canceled', l.canceled_at, 'Marked as rented', l.rented_at, 'Lead cap until', l.capped_until,
          'Subscription', s.subscription || ' (' || s.status || ')', 'Public page', '/home/' || l.slug) as facts,
        json_build_array(${linkOf('landlord', 'a.id', 'a.email', 'Landlord')}) as links,
        case when l.status = -1 then array['listing.restore'] else array[case when l.staff_hidden_at is null then 'listing.hide' else 'listing.show' end, 'listing.remove', 'listing.removeWithRefund'] end
          as actions
      from listing l join account a on a.id = l.account_id left join listing_contact c on c.listing_id = l.id
        left join subscription s on s.listing_id = l.id where l.id::text = $1`,
    history: `
      select published_at, 'Published', null, null from listing where id::text = $1
      union all select canceled_at, 'Canceled', null, null from listing where id::text = $1 and canceled_at is not null
      union all select rented_at, 'Marked as rented', null, null from listing where id::text = $1 and rented_at is not null
      union all select removed_at, 'Removed', null, null from listing where id::text = $1 and removed_at is not null
      union all select created_at, 'Lead from ' || first_name || ' ' || last_name, 'lead', id::text from lead
        where listing_id::text = $1
      union all select created_at, 'Reported: ' || reason, null, null from listing_report where listing_id::text = $1
      union all select settled_at, 'Report settled: ' || outcome, null, null from listing_report
        where listing_id::text = $1 and settled_at is not null
      union all select opened_at, 'Property type changed from ' || from_type || ' to ' || to_type || ': ' || state, null, null
        from property_type_change where listing_id::text = $1
      union all ${LEDGER} where listing_id::text = $1
      union all ${LOGGED('listing')}`,
  },
  landlord: {
    whole: `
      select a.email as title,
        json_build_object('Name', a.first_name || ' ' || a.last_name, 'Since', a.created_at,
          'Card', b.card_brand || ' ending in ' || b.card_last4, 'Customer', b.customer,
          'Credit', (select ${money(`nullif(sum(case entry_type when 'credit' then amount_cents else -amount_cents end), 0)`)} from ledger
             where entry_type in ('credit', 'credit_used') and ledger.customer = b.customer),
          'Logged in with', (select count(*) from session s where s.account_id = a.id and s.expires_at > now()) || ' sessions')
          as facts,
        (select coalesce(json_agg(${linkOf('listing', 'l.id', 'l.name', 'Listing')} order by l.id desc), '[]')
           from (select * from listing where account_id = a.id order by id desc limit 100) l) as links,
        array['landlord.credit', 'landlord.end'] as actions
      from account a left join billing_customer b on b.account_id = a.id where a.id::text = $1`,
    history: `
      select created_at, 'Account created', null, null from account where id::text = $1
      union all select published_at, 'Published ' || name, 'listing', id::text from listing where account_id::text = $1
      union all select created_at, 'Logged in', null, null from session where account_id::text = $1
      union all select queued_at, 'Email: ' || subject, 'email', id::text from email where account_id::text = $1
      union all ${LEDGER} where customer = (select customer from billing_customer where account_id::text = $1)
      union all ${LOGGED('landlord')}`,
  },
  lead: {
    whole: `
      select r.first_name || ' ' || r.last_name as title,
        json_build_object('Email', r.email, 'Phone', r.phone, 'Message', r.message, 'Brand', r.site, 'Stage', r.stage,
          'State', case when r.spam_at is not null then 'spam' when r.delivered_at is null then 'waiting' else 'sent' end)
          as facts,
        json_build_array(${linkOf('listing', 'l.id', 'l.name', 'Listing')}) as links,
        case when r.spam_at is null then array['lead.spam'] else array['lead.notSpam'] end as actions
      from lead r join listing l on l.id = r.listing_id where r.id::text = $1`,
    history: `
      select created_at, 'Received', null, null from lead where id::text = $1
      union all select delivered_at, 'Sent to the landlord', null, null from lead where id::text = $1 and delivered_at is not null
      union all select read_at, 'Opened by the landlord', null, null from lead where id::text = $1 and read_at is not null
      union all select spam_at, 'Marked as spam', null, null from lead where id::text = $1 and spam_at is not null
      union all ${LOGGED('lead')}`,
  },
  payment: {
    whole: `
      select coalesce(i.number, i.id) as title,
        json_build_object('State', i.status, 'Amount', ${money('i.amount_cents')}, 'Returned', ${money('i.refunded_cents')},
          'Month', i.period_start::date || ' to ' || i.period_end::date,
          'Card', i.card_brand || ' ending in ' || i.card_last4, 'Invoice', i.id, 'Subscription', i.subscription) as facts,
        (select coalesce(json_agg(link), '[]') from (
           select ${linkOf('listing', 'l.id', 'l.name', 'Listing')} as link from listing l where l.id = i.listing_id
           union all select ${linkOf('landlord', 'a.id', 'a.email', 'Landlord')} from account a where a.id = i.account_id
           union all (select ${linkOf('payment', 'o.id', 'coalesce(o.number, o.id)', 'Another of the same name and month')}
             from invoice o where o.account_id = i.account_id and o.id <> i.id and o.listing_name = i.listing_name
               and o.period_start < i.period_end and o.period_end > i.period_start order by o.billed_at limit 10)) links)
          as links,
        case when i.status = 'paid' and i.refunded_cents < i.amount_cents then array['payment.refund'] else array[]::text[] end
          as actions
      from invoice i where i.id = $1`,
    history: `
      select billed_at, 'Billed', null, null from invoice where id = $1
      union all select paid_at, 'Paid', null, null from invoice where id = $1 and paid_at is not null
      union all ${LEDGER} where invoice = $1
      union all ${LOGGED('payment')}`,
  },
  // Never the text: it may have a link that logs its reader in.
  email: {
    whole: `
      select subject as title,
        json_build_object('To', "to", 'From', "from", 'Reply to', reply_to, 'Answer of the mail server', rejection,
          'State', case when sent_at is not null then 'sent' when rejected_at is not null then 'rejected'
            when given_up_at is not null then 'given up' else 'waiting' end) as facts,
        (select coalesce(json_agg(${linkOf('landlord', 'a.id', 'a.email', 'Landlord')}), '[]') from account a
          where a.id = email.account_id) as links,
        case when given_up_at is not null and sent_at is null and rejected_at is null or ${CAN_BE_COPIED} then array['email.resend']
          else array[]::text[] end as actions
      from email where id::text = $1`,
    history: `
      select queued_at, 'Queued', null, null from email where id::text = $1
      union all select sent_at, 'Accepted by a mail server', null, null from email where id::text = $1 and sent_at is not null
      union all select rejected_at, 'Rejected', null, null from email where id::text = $1 and rejected_at is not null
      union all select given_up_at, 'Given up', null, null from email where id::text = $1 and given_up_at is not null
      union all ${LOGGED('email')}`,
  },
};

type WholeRow = Pick<ConsoleRecord, 'title' | 'links' | 'actions'> & { facts: Record<string, string | null> };

/** Finds listings, landlords, leads, payments and emails, and returns the history of one. */
export class ConsoleRecords {
  constructor(private readonly pool: Pool) {}

  /** Returns what a text may mean: an id, an email, a phone number, an address, a name or a receipt's number. */
  async find(text: string): Promise<ConsoleLink[]> {
    const words = text.trim().slice(0, 200);
    if (words.length < 2 && !/^\d$/.test(words)) return [];
    // Fewer than three letters have no trigram: they would be looked for in every row.
    const pattern = words.length < 3 ? null : `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const number = /^\d{1,15}$/.test(words) ? words : null;
    const uuid = isUuid(words) ? words : null;
    const values = [
      words,
      pattern,
      phoneDigits(words) ?? null,
      number,
      uuid,
      contactPhone(words)?.replaceAll(/\D/g, '') ?? null,
    ];
    return (await this.pool.query<ConsoleLink>(FIND, values)).rows;
  }

  /** Returns null for a record that does not exist. */
  async one(type: RecordType, id: string): Promise<ConsoleRecord | null> {
    const { whole, history } = queries[type];
    const [row] = (await this.pool.query<WholeRow>(whole, [id])).rows;
    if (!row) return null;
    const { rows } = await this.pool.query<Omit<ConsoleEvent, 'at'> & { at: Date }>(
      `select * from (select * from (${history}) events (at, text, type, id) order by at desc limit ${HISTORY_MAX}) latest
        order by at`,
      [id],
    );
    return {
      ...row,
      facts: Object.entries(row.facts).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      history: rows.map((event) => ({ ...event, at: event.at.toISOString() })),
    };
  }
}
