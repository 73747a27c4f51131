import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import { ListingView } from '../housing/listing.view.ts';
import { editableDraft } from '../../../domain/posting/drafts/draft-conversion.ts';
import { DraftView } from '../posting/draft.view.ts';
import { NeedsAuthentication } from '../posting/needs-authentication.view.ts';
import type { ListingOutcome, ListingsService, OwnListing } from './listings.service.ts';

@ObjectType({ description: 'A price that is about to change.', simpleResolvers: true })
class NewPrice {
  @Field(() => Int, { description: 'Dollars a month.' })
  price!: number;

  @Field(() => GraphQLDateTimeISO, { description: 'The first renewal that costs as much.' })
  from!: Date;
}

@ObjectType({ description: "One's own listing, with its contact and its money.", simpleResolvers: true })
export class MyListing {
  @Field(() => ID, { description: 'Never used again.' })
  id!: number;

  @Field(() => Int, { description: '1 active, 13 expired.' })
  status!: number;

  @Field(() => Int, { description: 'Grows with every edit: name it when you edit.' })
  version!: number;

  @Field(() => Boolean, { description: 'It stays until it expires, and is not charged again.' })
  cancelled!: boolean;

  @Field(() => Boolean, { description: 'Not shown to renters, though it is paid for.' })
  hidden!: boolean;

  @Field(() => Boolean, { description: 'A renewal could not be charged; it expires when the grace is over.' })
  pastDue!: boolean;

  @Field(() => Int, { nullable: true, description: 'Cents still asked for the month that is owed; null when none is.' })
  owedCents!: number | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'The day it is paid to; null for a demo home.' })
  expiresAt!: Date | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'Null when nothing will be charged.' })
  nextChargeAt!: Date | null;

  @Field(() => Int, { description: 'Dollars a month.' })
  price!: number;

  @Field(() => NewPrice, {
    nullable: true,
    description: 'What a month comes to cost; null while nothing changes, or nothing will be charged.',
  })
  newPrice!: NewPrice | null;

  @Field(() => String, { nullable: true, description: 'The brand of the stored card.' })
  cardBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'The last four digits of the stored card.' })
  cardLast4!: string | null;

  @Field(() => Int, { description: 'All requests and replies so far.' })
  leadsCount!: number;

  @Field(() => Int, { nullable: true, description: 'Leads left in this billing month; null without a limit.' })
  leadsLeft!: number | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When its leads begin anew; null without a limit, or without a next month.',
  })
  leadsAgainAt!: Date | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When an owed renewal is tried again by itself.' })
  nextTryAt!: Date | null;

  @Field(() => Boolean, { description: 'A payment of it is under way, or waits for its card’s owner.' })
  waiting!: boolean;

  @Field(() => DraftView, { description: 'What an edit starts from.' })
  draft!: DraftView;

  @Field(() => ListingView, { description: 'As renters see it.' })
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

@ObjectType({ description: 'The listing as it stands now.' })
class ListingState {
  @Field(() => MyListing, { description: 'With its new state.' })
  listing!: MyListing;
}

export const ListingStateResult = createUnionType({
  name: 'ListingStateResult',
  description: 'What became of a listing, why it was refused, or what its card’s owner must confirm first.',
  types: () => [Invalid, ListingState, NeedsAuthentication] as const,
});

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
