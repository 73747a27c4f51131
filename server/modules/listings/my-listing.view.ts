import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import { ListingView } from '../housing/listing.view.ts';
import { editableDraft } from '../../../domain/posting/drafts/draft-conversion.ts';
import { DraftView } from '../posting/draft.view.ts';
import { NeedsAuthentication } from '../posting/needs-authentication.view.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ConfirmedByToken, ListingOutcome, ListingsService, OwnListing } from './listings.service.ts';

@ObjectType({ description: 'An announced price change.', simpleResolvers: true })
class NewPrice {
  @Field(() => Int, { description: 'The new price in dollars per month.' })
  price!: number;

  @Field(() => GraphQLDateTimeISO, { description: 'The first renewal at the new price.' })
  from!: Date;
}

@ObjectType({ description: 'One of your listings, with its contact and billing data.', simpleResolvers: true })
export class MyListing {
  @Field(() => ID, { description: 'Never reused.' })
  id!: number;

  @Field(() => Int, { description: '1 active, 13 expired.' })
  status!: number;

  @Field(() => Int, { description: 'The version, incremented by each edit; pass it when editing.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether it is canceled: active until it expires, without renewal.' })
  cancelled!: boolean;

  @Field(() => Boolean, { description: 'Whether it is hidden from renters although it is paid for.' })
  hidden!: boolean;

  @Field(() => Boolean, { description: 'Whether it is hidden until you confirm that it is available.' })
  hiddenUnconfirmed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The contact email of an active listing while nobody has confirmed it by the emailed link.',
  })
  unconfirmedEmail!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The contact phone of an active listing while nobody has confirmed it by a code from a call; null where no phone can be called.',
  })
  unconfirmedPhone!: string | null;

  @Field(() => Boolean, { description: 'Whether a renewal failed; the listing expires after the grace period.' })
  pastDue!: boolean;

  @Field(() => Int, { nullable: true, description: 'Cents due for the unpaid month; null when nothing is due.' })
  owedCents!: number | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'The end of the paid month; null for sample data.' })
  expiresAt!: Date | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'Null when there is no next charge.' })
  nextChargeAt!: Date | null;

  @Field(() => Int, { description: 'The price in dollars per month.' })
  price!: number;

  @Field(() => NewPrice, {
    nullable: true,
    description: 'The announced price change; null when there is none, or no next charge.',
  })
  newPrice!: NewPrice | null;

  @Field(() => String, { nullable: true, description: 'The brand of the stored card.' })
  cardBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'The last four digits of the stored card.' })
  cardLast4!: string | null;

  @Field(() => Int, { description: 'The number of all requests and messages.' })
  leadsCount!: number;

  @Field(() => Int, { nullable: true, description: 'Leads left in this billing month; null when unlimited.' })
  leadsLeft!: number | null;

  @Field(() => Int, { description: 'Leads on hold until the limit resets or the listing becomes an apartment.' })
  leadsOnHold!: number;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When the limit resets; null when unlimited or without a next month.',
  })
  leadsAgainAt!: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time of the next automatic retry of an unpaid renewal.',
  })
  nextTryAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether a payment is in progress or awaits confirmation by the cardholder.' })
  waiting!: boolean;

  @Field(() => DraftView, { description: 'The values of the edit form.' })
  draft!: DraftView;

  @Field(() => ListingView, { description: 'The listing as renters see it.' })
  listing!: ListingView;
}

const myListing = ({ draft, home, ...own }: OwnListing): MyListing =>
  Object.assign(new MyListing(), own, { draft: editableDraft(own.id, draft), listing: home });

export const toMyListings = async (own: Promise<OwnListing[]>): Promise<MyListing[]> => (await own).map(myListing);

export const toMyListing = async (own: Promise<OwnListing | null>): Promise<MyListing | null> => {
  const found = await own;
  return found && myListing(found);
};

/** Returns the listing's present state after a change. */
export const loadMyListing = async (listings: ListingsService, accountId: number, id: number): Promise<MyListing> =>
  myListing(await listings.findById(accountId, id));

@ObjectType({ description: 'The listing after the change.' })
class ListingState {
  @Field(() => MyListing, { description: 'With its new status.' })
  listing!: MyListing;
}

export const ListingStateResult = createUnionType({
  name: 'ListingStateResult',
  description: 'The listing after the change, the invalid fields, or a confirmation that the bank requires.',
  types: () => [Invalid, ListingState, NeedsAuthentication] as const,
});

@ObjectType({ description: 'A listing that was confirmed with an emailed token.', simpleResolvers: true })
class ConfirmedListing {
  @Field(() => ID, { description: 'As passed.' })
  id!: number;

  @Field(() => Int, { description: '1 active, 13 expired.' })
  status!: number;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'The end of the paid period.' })
  expiresAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it ends with the paid month.' })
  cancelled!: boolean;
}

export const ConfirmedListingResult = createUnionType({
  name: 'ConfirmedListingResult',
  description: 'The confirmed listing, or why the token does not work.',
  types: () => [Invalid, ConfirmedListing] as const,
});

/** Converts the result of a confirmation by token. */
export async function toConfirmedListing(
  done: Promise<ConfirmedByToken | { errors: FieldErrors }>,
): Promise<Invalid | ConfirmedListing> {
  const outcome = await done;
  return 'errors' in outcome ? toInvalid(outcome.errors) : Object.assign(new ConfirmedListing(), outcome);
}

/** Converts the result of a change to an own listing. */
export async function toListingStateResult(
  listings: ListingsService,
  accountId: number,
  done: Promise<ListingOutcome>,
): Promise<Invalid | ListingState | NeedsAuthentication> {
  const outcome = await done;
  if ('errors' in outcome) return toInvalid(outcome.errors);
  if ('clientSecret' in outcome) return Object.assign(new NeedsAuthentication(), outcome);
  return Object.assign(new ListingState(), { listing: await loadMyListing(listings, accountId, outcome.listing) });
}
