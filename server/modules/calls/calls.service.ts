import { CALLER_RETENTION_DAYS, CALLS_PER_PAGE, MISSED_CALL_EMAIL_COOLDOWN_MINUTES } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { displayedCaller } from '../../../domain/calls/call.ts';
import { ACTIVE, REMOVED } from '../../../domain/options/listing-status.ts';
import { missedCallEmail } from '../../emails/templates/calls/missed-call.email.tsx';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { notifyRow, selectMoment } from '../../sql/statements.ts';
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
}

type IncomingCallResult = { ring: ForwardedCall } | 'nobody' | 'over';

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
   * number is one of ours, which would create a loop. `over`: it no longer rings, so that a replayed request does not
   * reveal where it was routed.
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
      const [made] = await em.execute<{ id: string }[]>(
        `insert into phone_call (sid, listing_id, vanity_phone, caller, at) values (?, ?, ?, ?, ?)
         on conflict (sid) do nothing returning id`,
        [sid, home.id, to, caller, clock.now()],
      );
      if (made) await notifyRow(em, 'call', home.id, made.id);
      const ringing = await em.execute(
        `select 1 from phone_call where sid = ? and outcome = 'ringing' and rang_at > now() - ${STILL_RINGING}`,
        [sid],
      );
      return ringing.length > 0
        ? { ring: { sid, phone: home.phone, extension: home.extension, vanityPhone: to } }
        : 'over';
    });
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
    const [home] = await em.execute<{ name: string; email: string; account: string }[]>(
      `select name, contact.email, account_id as account from listing join listing_contact contact on contact.listing_id = id where id = ?
          and not exists (select from phone_call before where before.listing_id = listing.id and before.id < ?
            and before.outcome = 'missed' and before.caller is not distinct from ?
            and before.at > ?::timestamptz - interval '${MISSED_CALL_EMAIL_COOLDOWN_MINUTES} minutes')`,
      [call.listing_id, call.id, call.caller, call.at],
    );
    if (!home) return;
    const content = missedCallEmail({ home: home.name, caller: call.caller }, this.deps.baseUrl);
    const account = Number(home.account);
    await this.deps.mail.queue(em, { key: `missed-call:${call.id}`, to: home.email, account, ...content });
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
