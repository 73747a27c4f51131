import { createUnionType } from 'type-graphql';
import { field, fields, flag, id, int, moment, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { describedEnum } from '../../graphql/fields/enums.ts';
import { Invalid, orInvalid, toInvalid } from '../../graphql/invalid.ts';
import { ListingView } from '../housing/listing.view.ts';
import type { EndReason } from '../../../domain/listings/listing-ending.ts';
import { editableDraft } from '../../../domain/posting/drafts/draft-conversion.ts';
import { DraftView } from '../posting/draft.view.ts';
import { NeedsAuthentication } from '../posting/needs-authentication.view.ts';
import { requireViewer, type Context } from '../../context.ts';
import type { Services } from '../../services.ts';
import { parseListingId } from './listing.policy.ts';
import type { ListingOutcome, ListingsService, OwnListing } from './listings.service.ts';

@ObjectWithFields({ description: 'An announced price change.', simpleResolvers: true })
class NewPrice extends fields({
  price: int('The new price in dollars per month.'),
  from: moment('The first renewal at the new price.'),
}) {}

const endReasonEnum = describedEnum<EndReason>('EndReason', 'Why a listing expired.', {
  canceled: 'It was canceled.',
  rented: 'It was marked as rented when its paid month ended.',
  unpaid: 'Its renewal was not paid.',
  removed: 'We ended it.',
});

@ObjectWithFields({ description: 'One of your listings, with its contact and billing data.', simpleResolvers: true })
export class MyListing extends fields({
  id: id('Never reused.'),
  status: int('1 active, 13 expired.'),
  version: int('The version, incremented by each edit; pass it when editing.'),
  canceled: flag('Whether it is canceled: active until it expires, without renewal.'),
  hidden: flag('Whether it is hidden from renters: marked as rented, or by staff.'),
  rented: flag('Whether you marked it as rented: hidden, and not renewed. Showing it again restores both.'),
  endReason: field<EndReason>(() => endReasonEnum, 'Why it expired; null while it has not.').nullable(),
  confirmationDue: flag('Whether renters can find it, and nobody has confirmed for 30 days that it is available.'),
  unconfirmedEmail: text(
    'The contact email of an active listing while nobody has confirmed it by the emailed link.',
  ).nullable(),
  unconfirmedPhone: text(
    'The contact phone of an active listing while nobody has confirmed it by a code from a call; null where no phone can be called.',
  ).nullable(),
  unforwardedPhone: text(
    'The contact phone of an active listing to which calls are not forwarded, because it is abroad or costs extra to call.',
  ).nullable(),
  pastDue: flag('Whether a renewal failed; the listing expires after the grace period.'),
  amountDueCents: int('Cents due for the unpaid month; null when nothing is due.').nullable(),
  expiresAt: moment('The end of the paid month; null for sample data.').nullable(),
  nextChargeAt: moment('Null when there is no next charge.').nullable(),
  price: int('The price in dollars per month.'),
  newPrice: field(() => NewPrice, 'The announced price change; null when there is none, or no next charge.').nullable(),
  cardBrand: text('The brand of the stored card.').nullable(),
  cardLast4: text('The last four digits of the stored card.').nullable(),
  leadsCount: int('The number of all requests and messages.'),
  leadsLeft: int('Leads left in this billing month; null when unlimited.').nullable(),
  leadsOnHold: int(
    'Leads on hold until the limit resets, or the listing becomes an apartment or ends; without follow-ups.',
  ),
  leadsResumeAt: moment('When the limit resets; null when unlimited or without a next month.').nullable(),
  nextAttemptAt: moment('The time of the next automatic retry of an unpaid renewal.').nullable(),
  paymentPending: flag('Whether a payment is in progress or awaits confirmation by the cardholder.'),
  draft: field(() => DraftView, 'The values of the edit form.'),
  listing: field(() => ListingView, 'The listing as renters see it.'),
}) {}

export const toMyListing = ({ draft, home, ...own }: OwnListing): MyListing =>
  Object.assign(new MyListing(), own, { draft: editableDraft(own.id, draft), listing: home });

/** Returns the listing's present state after a change. */
export const loadMyListing = async (listings: ListingsService, accountId: number, id: number): Promise<MyListing> =>
  toMyListing(await listings.findById(accountId, id));

@ObjectWithFields({ description: 'The listing after the change.' })
class ListingState extends fields({
  listing: field(() => MyListing, 'With its new status.'),
}) {}

export const ListingStateResult = createUnionType({
  name: 'ListingStateResult',
  description: 'The listing after the change, the invalid fields, or a confirmation that the bank requires.',
  types: () => [Invalid, ListingState, NeedsAuthentication] as const,
});

@ObjectWithFields({ description: 'A listing that was confirmed with an emailed token.', simpleResolvers: true })
export class ConfirmedListing extends fields({
  id: id('As passed.'),
  status: int('1 active, 13 expired.'),
  expiresAt: moment('The end of the paid period.').nullable(),
  canceled: flag('Whether it was canceled: it ends with the paid month.'),
}) {}

export const ConfirmedListingResult = orInvalid(
  ConfirmedListing,
  'ConfirmedListingResult',
  'The confirmed listing, or why the token does not work.',
);

/** Makes a change to one of the viewer's own listings. */
export async function changeListing(
  context: Context,
  id: string,
  change: (services: Services, listingId: number, accountId: number) => Promise<ListingOutcome>,
): Promise<Invalid | ListingState | NeedsAuthentication> {
  const { accountId } = requireViewer(context);
  const { services } = context;
  const outcome = await change(services, parseListingId(id), accountId);
  if ('errors' in outcome) return toInvalid(outcome.errors);
  if ('clientSecret' in outcome) return Object.assign(new NeedsAuthentication(), outcome);
  const listing = await loadMyListing(services.listings, accountId, outcome.listing);
  return Object.assign(new ListingState(), { listing });
}
