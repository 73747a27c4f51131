import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type Context } from '../../context.ts';
import { parseListingId } from './listing-id.ts';
import {
  ConfirmedListingResult,
  ListingStateResult,
  toConfirmedListing,
  toListingStateResult,
  MyListing,
  toMyListing,
  toMyListings,
} from './my-listing.view.ts';

/** A landlord's own listings; every call needs a session, and the service checks ownership (K41). */
@Resolver(() => MyListing)
export class ListingsResolver {
  @Query(() => [MyListing], { description: 'The listings of the logged-in landlord, newest first.' })
  myListings(@Ctx() context: Context) {
    return toMyListings(context.services.listings.listForAccount(requireViewer(context).accountId));
  }

  @Query(() => MyListing, {
    nullable: true,
    description: 'One of your listings by its slug; null when there is none.',
  })
  myListing(@Arg('slug', () => String) slug: string, @Ctx() context: Context) {
    return toMyListing(context.services.listings.findBySlug(requireViewer(context).accountId, slug));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Cancels a listing: it stays active until the end of the paid month and does not renew.',
  })
  deactivateListing(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    const [{ accountId }, { listings }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, listings.deactivate(parseListingId(id), accountId));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Reverts a cancellation free of charge, or charges a new month once the listing has expired.',
  })
  activateListing(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    const [{ accountId }, { listings }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, listings.activate(parseListingId(id), accountId));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Confirms that a listing is available, which shows it again if it was hidden for want of it.',
  })
  confirmListing(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    const [{ accountId }, { listings }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, listings.confirm(parseListingId(id), accountId));
  }

  @Mutation(() => ConfirmedListingResult, {
    description: 'Confirms that a listing is available with the token of an emailed reminder, without a session.',
  })
  confirmListingByToken(
    @Arg('id', () => ID) id: string,
    @Arg('token', () => String) token: string,
    @Ctx() { services, ip }: Context,
  ) {
    return toConfirmedListing(services.listings.confirmByToken(parseListingId(id), token, ip));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Emails the contact of a listing a link that confirms the address; none where it is confirmed.',
  })
  sendContactLink(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    const [{ accountId }, { listings }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, listings.sendContactLink(parseListingId(id), accountId));
  }

  @Mutation(() => ListingStateResult, {
    description:
      'Calls the contact phone of a listing with a code that confirms it; does nothing where it is confirmed.',
  })
  callContactPhone(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    const [{ accountId }, { listings, phoneChecks }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, phoneChecks.call(parseListingId(id), accountId));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Confirms the contact phone of a listing by the code of the last call, within ten minutes.',
  })
  confirmContactPhone(
    @Arg('id', () => ID) id: string,
    @Arg('code', () => String) code: string,
    @Ctx() context: Context,
  ) {
    const [{ accountId }, { listings, phoneChecks }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, phoneChecks.confirm(parseListingId(id), code, accountId));
  }

  @Mutation(() => ListingStateResult, { description: 'Hides a listing from renters immediately, or shows it again.' })
  hideListing(@Arg('id', () => ID) id: string, @Arg('hidden', () => Boolean) hidden: boolean, @Ctx() context: Context) {
    const [{ accountId }, { listings }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, listings.hide(parseListingId(id), hidden, accountId));
  }
}
