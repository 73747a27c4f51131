import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { LEAD_NOT_DELIVERED, parseLeadChange, type LeadChange } from '../../../../domain/leads/lead-change.ts';
import { REMOVED } from '../../../../domain/options/listing-status.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { LEAD_NOT_FOUND, leadAccessError } from '../../../../domain/leads/lead-access.ts';
import { toVisibleLead, type VisibleLead } from '../../../../domain/leads/lead-record.ts';
import { Forbidden, NotFound } from '../../../errors.ts';
import { notifyRow } from '../../../sql/statements.ts';
import { Listing } from '../../listings/listing.entity.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { Lead } from '../lead.entity.ts';
import type { LeadDelivery } from '../lead-delivery.ts';

export type LeadChangeOutcome = { lead: VisibleLead } | { errors: FieldErrors };

interface LeadChangesDeps extends Pick<ServiceDeps, 'orm' | 'clock'> {
  delivery: Pick<LeadDelivery, 'deliverWaiting' | 'updateCap'>;
}

const leadOwnership = ({ listing }: { listing: Listing }) => ({
  accountId: listing.accountId,
  removed: listing.status === REMOVED,
});

/** Changes that a landlord or staff make to a received lead. */
export class LeadChangesService {
  constructor(private readonly deps: LeadChangesDeps) {}

  /** Changes the stage, read state or note of the account's lead. @throws NotFound; Forbidden for another's (K41) */
  change(accountId: number, id: number, change: LeadChange): Promise<LeadChangeOutcome> {
    return this.#with(id, accountId, async (lead) => {
      const answer = parseLeadChange(change, { waits: lead.deliveredAt === null });
      if ('errors' in answer) return answer;
      const { stage = lead.stage, note = lead.note, read } = answer.read;
      Object.assign(lead, { stage, note });
      // The time of the first opening is kept.
      if (read !== undefined) lead.readAt = read ? (lead.readAt ?? this.deps.clock.now()) : null;
      return undefined;
    });
  }

  /**
   * Marks the account's own lead as spam, or reverses that. A house's ten of the month are updated at once (K23): a
   * waiting lead takes the place of spam and is delivered. Reversing delivers only a lead that was spam from the start.
   * @throws as `change`
   */
  markSpam(accountId: number, id: number, spam: boolean): Promise<LeadChangeOutcome> {
    return this.#with(id, accountId, async (lead, em) => {
      const waits = lead.deliveredAt === null && lead.spamAt === null;
      if (waits) return { errors: { notification: [LEAD_NOT_DELIVERED] } };
      await this.#mark(em, lead, spam);
      return undefined;
    });
  }

  /**
   * Sets the spam mark on any lead as staff, including waiting leads. Returns how many leads were delivered; null when
   * there is no such lead.
   */
  async setSpam(id: number, spam: boolean): Promise<number | null> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      const found = await this.#locked(em, id);
      if (!found) return null;
      const delivered = await this.#mark(em, found.lead, spam);
      await notifyRow(em, 'lead-changed', found.listing.id, id);
      return delivered;
    });
  }

  async #mark(em: EntityManager, lead: Lead, spam: boolean): Promise<number> {
    if ((lead.spamAt !== null) === spam) return 0;
    const { delivery, clock } = this.deps;
    lead.spamAt = spam ? clock.now() : null;
    // What was held as spam takes a place of its own (K76).
    if (lead.deliveredAt === null) lead.follows = null;
    if (spam || lead.deliveredAt === null) return delivery.deliverWaiting(em, lead.listingId);
    await delivery.updateCap(em, lead.listingId);
    return 0;
  }

  /** Locks the listing before its lead, in the same order as a contact request, to prevent deadlocks. */
  async #locked(em: EntityManager, id: number): Promise<{ lead: Lead; listing: Listing } | null> {
    const known = await em.findOne(Lead, { id }, { fields: ['listingId'] });
    if (!known) return null;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    // Deleted meanwhile, with its account.
    const listing = await em.findOne(Listing, { id: known.listingId }, lock);
    const lead = listing && (await em.findOne(Lead, { id }, lock));
    return lead && { listing, lead };
  }

  #with(
    id: number,
    accountId: number,
    work: (lead: Lead, em: EntityManager) => Promise<{ errors: FieldErrors } | undefined>,
  ): Promise<LeadChangeOutcome> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      const found = await this.#locked(em, id);
      const refusal = leadAccessError(found && leadOwnership(found), accountId);
      if (!found || refusal === LEAD_NOT_FOUND) throw new NotFound(LEAD_NOT_FOUND.message);
      if (refusal) throw new Forbidden(refusal.message);
      const { lead, listing } = found;
      const refused = await work(lead, em);
      if (refused) return refused;
      await em.flush();
      await notifyRow(em, 'lead-changed', listing.id, id);
      return { lead: toVisibleLead(lead, listing) };
    });
  }
}
