import {
  ACCOUNT_PHONE_CALLS_A_DAY,
  PHONE_CALLS_A_DAY,
  PHONE_CODE_ATTEMPTS,
  PHONE_CODE_MINUTES,
} from '../../../domain/limits.ts';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { createHmac, randomInt } from 'node:crypto';
import { getBrand } from '../../../domain/brands/brands.ts';
import { forwardingFault } from '../../../domain/calls/forwarding-phone.ts';
import type { PhoneNumber } from '../../../domain/format/phone-extension.ts';
import { DAY_MS, MINUTE_MS } from '../../../domain/time-spans.ts';
import {
  PHONE_CALL_FAILED,
  PHONE_CALLS_MADE,
  PHONE_CALLS_OFF,
  PHONE_CODE_OVER,
  PHONE_CODE_WRONG,
  PHONE_IS_OURS,
  phoneCodeWords,
} from '../../../domain/trust/phone-check.ts';
import { PhoneCallFailed, type SpeakOnPhone } from '../../integrations/telephony/phone-calls.ts';
import { arrayOf } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { ListingOutcome } from './listings.service.ts';
import { lockListingsByContact } from './lock-listings.ts';
import { Listing } from './listing.entity.ts';
import { requireOwnListing } from './listing.policy.ts';

interface PhoneChecksDeps extends Pick<ServiceDeps, 'orm' | 'clock' | 'throttle' | 'housing' | 'onError'> {
  /** Null: no phone can be called. */
  speak: SpeakOnPhone | null;
  secret: string;
}

interface ContactRow {
  phone: string;
  extension: string | null;
  confirmed: boolean;
}

/** Confirms the contact phone of a listing by a code that is spoken in a call to it (K66). */
export class PhoneChecks {
  constructor(private readonly deps: PhoneChecksDeps) {}

  /** Whether phones can be called. */
  get isOffered(): boolean {
    return this.deps.speak !== null;
  }

  /**
   * Calls the contact phone of a listing with a new code, which ends the one before. A call that fails counts too.
   * @throws NotFound, Forbidden (K41), TooManyRequests
   */
  async call(id: number, accountId: number): Promise<ListingOutcome> {
    const { orm, clock, throttle, speak, onError } = this.deps;
    await throttle.take('phoneCall', String(accountId));
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const outcome = await orm.em.fork().transactional(async (em): Promise<ListingOutcome | PhoneNumber> => {
      const { listing, contact } = await this.#contact(em, id, accountId);
      if (listing.demo || contact.confirmed) return { listing: id };
      if (!speak) return { errors: PHONE_CALLS_OFF };
      const { phone, extension } = contact;
      const fault = forwardingFault(phone);
      if (fault) return { errors: { 'contact.phone': [fault] } };
      if (await em.count(Listing, { vanityPhone: phone })) return { errors: PHONE_IS_OURS };
      // Two requests at once must not both find the last call of the day free.
      await em.execute('select pg_advisory_xact_lock(hashtext(?)), pg_advisory_xact_lock(hashtext(?))', [
        `phone calls of account ${accountId}`,
        `phone calls to ${phone}`,
      ]);
      const now = clock.now();
      const yesterday = new Date(now.getTime() - DAY_MS);
      const [made] = await em.execute<{ full: boolean }[]>(
        `select count(*) filter (where phone = ?) >= ? or count(*) filter (where account_id = ?) >= ? as full
           from phone_check where called_at > ? and (phone = ? or account_id = ?)`,
        [phone, PHONE_CALLS_A_DAY, accountId, ACCOUNT_PHONE_CALLS_A_DAY, yesterday, phone, accountId],
      );
      if (made?.full) return { errors: PHONE_CALLS_MADE };
      await em.execute(
        `insert into phone_check (listing_id, account_id, phone, extension, code_hash, called_at) values (?, ?, ?, ?, ?, ?)`,
        [id, accountId, phone, extension, this.#hash(id, code), now],
      );
      return { digits: phone, extension };
    });
    if (!('digits' in outcome)) return outcome;
    try {
      await speak?.(outcome, phoneCodeWords(getBrand('default').name, code));
      return { listing: id };
    } catch (error) {
      if (!(error instanceof PhoneCallFailed)) throw error;
      onError(error);
      return { errors: PHONE_CALL_FAILED };
    }
  }

  /**
   * Confirms the contact phone by the code of the last call, for every listing of the account that has it.
   * @throws NotFound, Forbidden (K41), TooManyRequests
   */
  async confirm(id: number, code: string, accountId: number): Promise<ListingOutcome> {
    const { orm, clock, throttle, housing } = this.deps;
    await throttle.take('phoneCode', String(accountId));
    return orm.em.fork().transactional(async (em) => {
      const hasSamePhone = `exists (select from listing_contact own where own.listing_id = ?
        and own.phone = c.phone and own.phone_extension is not distinct from c.phone_extension)`;
      const same = await lockListingsByContact(em, [id], hasSamePhone, [id]);
      const { contact } = await this.#contact(em, id, accountId);
      const { phone, extension, confirmed } = contact;
      if (confirmed) return { listing: id };
      const now = clock.now();
      const [tried] = await em.execute<{ hash: Buffer }[]>(
        `update phone_check set attempts = attempts + 1
          where id = (select max(id) from phone_check where listing_id = ?) and phone = ?
            and extension is not distinct from ? and called_at > ? and attempts < ? returning code_hash as hash`,
        [id, phone, extension, new Date(now.getTime() - PHONE_CODE_MINUTES * MINUTE_MS), PHONE_CODE_ATTEMPTS],
      );
      if (!tried) return { errors: PHONE_CODE_OVER };
      if (!this.#hash(id, code.replaceAll(/\s/g, '')).equals(tried.hash)) return { errors: PHONE_CODE_WRONG };
      const rows = await em.execute<{ id: string }[]>(
        `update listing_contact set phone_confirmed_at = ?
          where listing_id = any(?::bigint[]) and phone = ? and phone_extension is not distinct from ?
          returning listing_id as id`,
        [now, arrayOf(same), phone, extension],
      );
      const ids = rows.map((row) => Number(row.id));
      await housing.reindex(em, ids);
      return { listing: id };
    });
  }

  /** Returns a listing that is locked, and its contact. */
  async #contact(em: EntityManager, id: number, accountId: number): Promise<{ listing: Listing; contact: ContactRow }> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const listing = requireOwnListing(await em.findOne(Listing, { id }, lock), accountId);
    const [contact] = await em.execute<ContactRow[]>(
      `select phone, phone_extension as extension, phone_confirmed_at is not null as confirmed
         from listing_contact where listing_id = ?`,
      [id],
    );
    if (!contact) throw new Error(`Listing ${id} has no contact.`);
    return { listing, contact };
  }

  /** Six digits alone could be found from their digest by trying all of them. */
  #hash(id: number, code: string): Buffer {
    return createHmac('sha256', this.deps.secret).update(`phone code\n${id}\n${code}`).digest();
  }
}
