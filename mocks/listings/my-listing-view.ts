import { calendarMonth, leadCapResetsAt } from '../../domain/leads/lead-cap.ts';
import { listingBilling } from '../../domain/listings/listing-access.ts';
import { nextPaymentAttempt } from '../../domain/billing/billing-period.ts';
import { endReason } from '../../domain/listings/listing-ending.ts';
import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import { editableDraft } from '../../domain/posting/drafts/draft-conversion.ts';
import { forwardingFault } from '../../domain/calls/forwarding-phone.ts';
import { formatPhone } from '../../domain/format/phone-extension.ts';
import { draftFromRows } from '../../domain/posting/listing-rows.ts';
import type { MyListing } from '../__generated__/resolvers.ts';
import type { ListingRow } from '../world/db.ts';
import { findUnpaidBill } from '../billing/invoices.ts';
import { toListingView } from './listing-view.ts';
import { isToBeConfirmed } from './confirmations.ts';
import { countLeads } from './lead-months.ts';
import { listingPayment } from './paid-by.ts';
import { monthlyPrice } from '../posting/draft-rule-inputs.ts';
import type { World } from '../world/world.ts';

/** Returns a landlord's own listing, with its contact and its payment. */
export function myListingView(world: World, row: ListingRow): MyListing {
  const id = String(row.id);
  const card = row.card ?? world.db.cards.find(({ accountId }) => accountId === row.accountId);
  const counts = countLeads(world, row);
  const paid = listingPayment(row);
  const money = listingBilling(row.status, paid, monthlyPrice(world, row.type));
  const calendarEnd = calendarMonth(world.now()).until.toISOString();
  const { contact, floorplans, expiresAt, status, version } = row;
  const isChecked = !row.demo && status === ACTIVE;
  const phone = formatPhone(contact.phone, contact.phoneExtension);
  const isForwarded = forwardingFault(phone) === undefined;
  return {
    id,
    status,
    version,
    canceled: row.canceledAt !== null,
    hidden: row.rentedAt !== null || Boolean(row.staffHiddenAt),
    rented: row.rentedAt !== null,
    endReason: status === EXPIRED ? endReason(row, row.pastDueSince !== null) : null,
    confirmationDue: isToBeConfirmed(row, world.now()),
    unconfirmedEmail: isChecked && !row.emailConfirmedAt ? contact.email : null,
    unconfirmedPhone: isChecked && isForwarded && !row.phoneConfirmedAt ? phone : null,
    unforwardedPhone: isChecked && !isForwarded ? phone : null,
    expiresAt,
    ...money,
    amountDueCents: money.pastDue ? (findUnpaidBill(world.db, row.id)?.amountCents ?? null) : null,
    nextAttemptAt:
      money.pastDue && row.pastDueSince
        ? (nextPaymentAttempt(new Date(row.pastDueSince), world.now())?.toISOString() ?? null)
        : null,
    paymentPending: [...world.db.publishIntents, ...world.db.propertyTypeChanges].some(
      ({ listingId, state }) => listingId === row.id && state === 'waiting',
    ),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    leadsCount: counts.total,
    leadsLeft: counts.left,
    leadsOnHold: counts.waiting,
    leadsResumeAt: leadCapResetsAt({ type: row.type, status, paid }, calendarEnd),
    draft: editableDraft(id, draftFromRows(row, contact, floorplans)),
    listing: toListingView(world, row),
  };
}
