import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type Context } from '../../context.ts';
import { toInvalid } from '../../graphql/invalid.ts';
import { mapInBatches } from '../../graphql/fields/list-batches.ts';
import { parseListingId } from './listing.policy.ts';
import {
  changeListing,
  ConfirmedListing,
  ConfirmedListingResult,
  ListingStateResult,
  MyListing,
  toMyListing,
} from './my-listing.view.ts';

/** A landlord's own listings; every call needs a session, and the service checks ownership (K41). */
@Resolver(() => MyListing)
export class ListingsResolver {
  @Query(() => [MyListing], { description: 'The listings of the logged-in landlord, newest first.' })
  async myListings(@Ctx() context: Context) {
    const own = await context.services.listings.listForAccount(requireViewer(context).accountId);
    // All fields of a thousand listings, interpreted, would take 200 ms in one turn.
    return context.interpreted ? mapInBatches(own, toMyListing) : own.map(toMyListing);
  }

  @Query(() => MyListing, {
    nullable: true,
    description: 'One of your listings by its slug; null when there is none.',
  })
  async myListing(@Arg('slug', () => String) slug: string, @Ctx() context: Context) {
    const own = await context.services.listings.findBySlug(requireViewer(context).accountId, slug);
    return own && toMyListing(own);
  }

  @Mutation(() => ListingStateResult, {
    description: 'Cancels a listing: it stays active until the end of the paid month and does not renew.',
  })
  deactivateListing(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return changeListing(context, id, ({ listings }, listing, account) => listings.deactivate(listing, account));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Reverts a cancellation free of charge, or charges a new month once the listing has expired.',
  })
  activateListing(
    @Arg('id', () => ID) id: string,
    @Arg('price', () => Int, {
      nullable: true,
      description: 'The dollars a month that were shown; another price is not charged.',
    })
    price: number | null,
    @Ctx() context: Context,
  ) {
    return changeListing(context, id, ({ listings }, listing, account) => listings.activate(listing, account, price));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Confirms that a listing is available.',
  })
  confirmListing(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return changeListing(context, id, ({ listings }, listing, account) => listings.confirm(listing, account));
  }

  @Mutation(() => [MyListing], {
    description: 'Confirms that all listings are available that nobody confirmed for 30 days. Returns them.',
  })
  async confirmListings(@Ctx() context: Context) {
    return mapInBatches(await context.services.listings.confirmAll(requireViewer(context).accountId), toMyListing);
  }

  @Mutation(() => ConfirmedListingResult, {
    description: 'Confirms that a listing is available with the token of an emailed reminder, without a session.',
  })
  async confirmListingByToken(
    @Arg('id', () => ID) id: string,
    @Arg('token', () => String) token: string,
    @Ctx() { services, ip }: Context,
  ) {
    const outcome = await services.listings.confirmByToken(parseListingId(id), token, ip);
    return 'errors' in outcome ? toInvalid(outcome.errors) : Object.assign(new ConfirmedListing(), outcome);
  }

  @Mutation(() => ListingStateResult, {
    description: 'Emails the contact of a listing a link that confirms the address; none where it is confirmed.',
  })
  sendContactLink(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return changeListing(context, id, ({ listings }, listing, account) => listings.sendContactLink(listing, account));
  }

  @Mutation(() => ListingStateResult, {
    description:
      'Calls the contact phone of a listing with a code that confirms it; does nothing where it is confirmed.',
  })
  callContactPhone(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return changeListing(context, id, ({ phoneChecks }, listing, account) => phoneChecks.call(listing, account));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Confirms the contact phone of a listing by the code of the last call, within ten minutes.',
  })
  confirmContactPhone(
    @Arg('id', () => ID) id: string,
    @Arg('code', () => String) code: string,
    @Ctx() context: Context,
  ) {
    return changeListing(context, id, ({ phoneChecks }, listing, account) =>
      phoneChecks.confirm(listing, code, account),
    );
  }

  @Mutation(() => ListingStateResult, {
    description:
      'Marks a listing as rented, which hides it from renters immediately and stops its renewal, or shows it again.',
  })
  hideListing(
    @Arg('id', () => ID) id: string,
    @Arg('hidden', () => Boolean) hidden: boolean,
    @Arg('confirms', () => Boolean, {
      defaultValue: true,
      description:
        'Whether showing it again confirms that it is available; false for a change of several listings at once.',
    })
    confirms: boolean,
    @Ctx() context: Context,
  ) {
    return changeListing(context, id, ({ listings }, listing, account) =>
      listings.hide(listing, hidden, account, { confirms }),
    );
  }
}
