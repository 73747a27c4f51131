import {
  CALL_MINUTES,
  CALLER_CALLS_A_DAY,
  CALLER_RETENTION_DAYS,
  CALLS_PER_PAGE,
  LISTING_CALL_MINUTES_A_DAY,
  MISSED_CALL_EMAILS_A_DAY,
  MISSED_CALL_EMAIL_COOLDOWN_MINUTES,
} from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { displayedCaller } from '../../../domain/calls/call.ts';
import { forwardingFault } from '../../../domain/calls/forwarding-phone.ts';
import { ACTIVE, REMOVED } from '../../../domain/options/listing-status.ts';
import { emailId } from '../../emails/email.service.ts';
import { missedCallEmail } from '../../emails/templates/calls/missed-call.email.tsx';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { arrayOf, lockName, notifyRow, selectMoment } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { CallPage, CallView } from './calls.resolver.ts';

/** A call and the phone that it rings. */
export interface ForwardedCall {
  sid: string;
  /** Ten digits. */
  phone: string;
  /** Dialed once the phone answers; null without one. */
  extension: string | null;
  vanityPhone: string;
  /** The length of the conversation after which it ends. */
  seconds: number;
}

type IncomingCallResult = { ring: ForwardedCall } | 'nobody' | 'not connected' | 'over';

type CallRow = Omit<CallView, 'at'> & { at: string | Date };

/** A call that has just ended. */
interface EndedCall {
  id: string;
  listing_id: string;
  caller: string | null;
  at: Date;
}

/** Twilio retries immediately when a response failed to upload; a later repeat is a replay. */
const STILL_RINGING = "interval '1 minute'";

/** Minutes after which a call whose end was not reported is over: its longest conversation, and the time that it rang. */
const LONGEST_CALL_MINUTES = CALL_MINUTES + 2;
/** Seconds below which what is left of a listing's day connects no call. */
const SHORTEST_CALL_SECONDS = 60;

/** The latest missed calls among which the emails of a day are counted. */
const COUNTED_CALLS = 1000;
const missedCallKey = (id: string) => `missed-call:${id}`;

/** SQL of the calls to an account's listings. */
const OWN = `
  select phone_call.id::float8 as id, listing_id::float8 as "listingId", name as "listingName", at, outcome, seconds, caller
    from phone_call join listing on listing.id = listing_id
   where account_id = ? and status <> ${REMOVED}`;

const ownCall = (row: CallRow): CallView => ({
  ...row,
  at: new Date(row.at),
  caller: displayedCaller(row.caller, row.outcome),
});

/** Handles calls to the numbers that renters see (K08): their routing, their outcome, and the landlord's notification. */
export class CallsService {
  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'clock' | 'mail' | 'baseUrl'>) {}

  /**
   * Stores an incoming call and routes it. `nobody`: its number belongs to no visible listing, or the landlord's own
   * number is one of ours, which would create a loop. `not connected`: it is beyond a limit of calls, or calls are not
   * forwarded to the landlord's number (K74), who finds it among the missed ones. `over`: it no longer rings, so that a
   * replayed request does not reveal where it was routed.
   * @param to ten digits; `caller` ten, or as +44… from abroad; null when it was withheld
   */
  async incoming({ sid, caller, to }: { sid: string; caller: string | null; to: string }): Promise<IncomingCallResult> {
    const { orm, clock } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const [home] = await em.execute<{ id: string; phone: string; extension: string | null }[]>(
        `select listing.id, contact.phone, contact.phone_extension as extension from listing join listing_contact contact on contact.listing_id = listing.id
          where vanity_phone = ? and status = ? and hidden_at is null
            and not exists (select from listing other where other.vanity_phone = contact.phone)`,
        [to, ACTIVE],
      );
      if (!home) return 'nobody';
      const seconds = await this.#secondsFor(em, { sid, caller, listing: home.id });
      if (seconds === 0) return 'not connected';
      const isForwarded = forwardingFault(home.phone) === undefined;
      const [made] = await em.execute<EndedCall[]>(
        `insert into phone_call (sid, listing_id, vanity_phone, caller, at, outcome) values (?, ?, ?, ?, ?, ?)
         on conflict (sid) do nothing returning id, listing_id, caller, at`,
        [sid, home.id, to, caller, clock.now(), isForwarded ? 'ringing' : 'missed'],
      );
      if (made) await notifyRow(em, 'call', home.id, made.id);
      if (!isForwarded) {
        if (made) await this.#notifyLandlord(em, made);
        return 'not connected';
      }
      const ringing = await em.execute(
        `select 1 from phone_call where sid = ? and outcome = 'ringing' and rang_at > now() - ${STILL_RINGING}`,
        [sid],
      );
      return ringing.length > 0
        ? { ring: { sid, phone: home.phone, extension: home.extension, vanityPhone: to, seconds } }
        : 'over';
    });
  }

  /** Returns the seconds that a call may last; 0 beyond a limit (K74). Callers who withhold their number count as one. */
  async #secondsFor(
    em: EntityManager,
    { sid, caller, listing }: { sid: string; caller: string | null; listing: string },
  ): Promise<number> {
    // Calls at once must not all find the last place free.
    await lockName(em, `calls from ${caller ?? `hidden numbers to ${listing}`}`);
    await lockName(em, `calls to ${listing}`);
    const longest = CALL_MINUTES * 60;
    const dayAgo = new Date(this.deps.clock.now().getTime() - DAY_MS);
    const [made] = await em.execute<{ ofCaller: number; seconds: number; atOnce: number }[]>(
      `select count(*) filter (where of_listing and of_caller)::int as "ofCaller",
          coalesce(sum(case outcome when 'ringing' then ? else seconds end) filter (where of_listing), 0)::int as seconds,
          count(*) filter (where of_caller and outcome = 'ringing'
            and rang_at > now() - ? * interval '1 minute')::int as "atOnce"
         from (select *, listing_id = ? as of_listing, caller is not distinct from ? as of_caller from phone_call
                where (listing_id = ? or caller = ?) and at > ? and sid <> ?) recent`,
      [longest, LONGEST_CALL_MINUTES, listing, caller, listing, caller, dayAgo, sid],
    );
    if (!made || made.ofCaller >= CALLER_CALLS_A_DAY || made.atOnce > 0) return 0;
    const left = Math.min(longest, LISTING_CALL_MINUTES_A_DAY * 60 - made.seconds);
    return left < SHORTEST_CALL_SECONDS ? 0 : left;
  }

  /** Returns the title of the listing that a ringing call is about; null for any other call. */
  async listingOf(sid: string): Promise<string | null> {
    const [row] = await this.deps.orm.em
      .fork()
      .execute<{ name: string }[]>(
        `select name from phone_call join listing on listing.id = listing_id where sid = ? and outcome = 'ringing'`,
        [sid],
      );
    return row?.name ?? null;
  }

  /** Records the end of a call, once; the landlord is notified of a missed call in the same transaction. */
  async ended(sid: string, talked: boolean, seconds: number): Promise<void> {
    await this.deps.orm.em.fork().transactional(async (em) => {
      const [call] = await em.execute<EndedCall[]>(
        `update phone_call set outcome = ?, seconds = ? where sid = ? and outcome = 'ringing'
         returning id, listing_id, caller, at`,
        [talked ? 'answered' : 'missed', talked ? seconds : 0, sid],
      );
      if (!call) return;
      await notifyRow(em, 'call', call.listing_id, call.id);
      if (!talked) await this.#notifyLandlord(em, call);
    });
  }

  async #notifyLandlord(em: EntityManager, call: EndedCall): Promise<void> {
    const [home] = await em.execute<{ name: string; email: string; phone: string; account: string }[]>(
      `select name, contact.email, contact.phone, account_id as account from listing join listing_contact contact on contact.listing_id = id where id = ?
          and not exists (select from phone_call before where before.listing_id = listing.id and before.id < ?
            and before.outcome = 'missed' and before.caller is not distinct from ?
            and before.at > ?::timestamptz - interval '${MISSED_CALL_EMAIL_COOLDOWN_MINUTES} minutes')`,
      [call.listing_id, call.id, call.caller, call.at],
    );
    if (!home) return;
    const earlier = await em.execute<{ id: string }[]>(
      `select id from phone_call where listing_id = ? and outcome = 'missed' and id < ? and at > ?
        order by id desc limit ${COUNTED_CALLS}`,
      [call.listing_id, call.id, new Date(this.deps.clock.now().getTime() - DAY_MS)],
    );
    const sent = await em.execute('select 1 from email where id = any(?::uuid[])', [
      arrayOf(earlier.map(({ id }) => emailId(missedCallKey(id)))),
    ]);
    if (sent.length >= MISSED_CALL_EMAILS_A_DAY) return;
    const isForwarded = forwardingFault(home.phone) === undefined;
    const content = missedCallEmail({ home: home.name, caller: call.caller, isForwarded }, this.deps.baseUrl);
    const account = Number(home.account);
    await this.deps.mail.queue(em, { key: missedCallKey(call.id), to: home.email, account, ...content });
  }

  /** Returns the calls to an account's listings, newest first, after a given call. */
  async listForAccount(accountId: number, after: number | null): Promise<CallPage> {
    const rows = await this.deps.orm.em
      .fork()
      .execute<CallRow[]>(`${OWN} and (?::bigint is null or phone_call.id < ?) order by phone_call.id desc limit ?`, [
        accountId,
        after,
        after,
        CALLS_PER_PAGE + 1,
      ]);
    return { calls: rows.slice(0, CALLS_PER_PAGE).map(ownCall), more: rows.length > CALLS_PER_PAGE };
  }

  /** Returns one call to an account's listings; null if it does not exist or is another account's. */
  async one(accountId: number, id: number): Promise<CallView | null> {
    const [row] = await this.deps.orm.em.fork().execute<CallRow[]>(`${OWN} and phone_call.id = ?`, [accountId, id]);
    return row ? ownCall(row) : null;
  }

  /** Deletes the phone numbers of old calls. @returns how many */
  async deleteOldCallers(): Promise<number> {
    const before = new Date(this.deps.clock.now().getTime() - CALLER_RETENTION_DAYS * DAY_MS);
    const em = this.deps.orm.em.fork();
    const old = 'update phone_call set caller = null where caller is not null and at <= ? returning id';
    return (await em.execute(old, [before])).length;
  }

  /** Returns when the next phone number is to be deleted; null when none is stored. */
  async nextDeletion(): Promise<Date | null> {
    const em = this.deps.orm.em.fork();
    const first = await selectMoment(em, 'select min(at) as at from phone_call where caller is not null');
    return first && new Date(first.getTime() + CALLER_RETENTION_DAYS * DAY_MS);
  }
}
