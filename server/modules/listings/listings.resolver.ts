import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type Context } from '../../context.ts';
import { parseListingId } from './listing-id.ts';
import { ListingStateResult, toListingStateResult, MyListing, toMyListing, toMyListings } from './my-listing.view.ts';

/** A landlord's own listings; every call needs a session, and the service checks ownership (K41). */
@Resolver(() => MyListing)
export class ListingsResolver {
  @Query(() => [MyListing], { description: 'All of one’s own listings, the newest first. For the logged-in landlord.' })
  myListings(@Ctx() context: Context) {
    return toMyListings(context.services.listings.listForAccount(requireViewer(context).accountId));
  }

  @Query(() => MyListing, {
    nullable: true,
    description: 'One’s own listing by the end of its address; null when there is none.',
  })
  myListing(@Arg('slug', () => String) slug: string, @Ctx() context: Context) {
    return toMyListing(context.services.listings.findBySlug(requireViewer(context).accountId, slug));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Cancels: it stays until the day it is paid to, and is not charged again.',
  })
  deactivateListing(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    const [{ accountId }, { listings }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, listings.deactivate(parseListingId(id), accountId));
  }

  @Mutation(() => ListingStateResult, {
    description: 'Takes a cancellation back, which is free; or charges a new month once it has expired.',
  })
  activateListing(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    const [{ accountId }, { listings }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, listings.activate(parseListingId(id), accountId));
  }

  @Mutation(() => ListingStateResult, { description: 'Hides a home from renters at once, or shows it again.' })
  hideListing(@Arg('id', () => ID) id: string, @Arg('hidden', () => Boolean) hidden: boolean, @Ctx() context: Context) {
    const [{ accountId }, { listings }] = [requireViewer(context), context.services];
    return toListingStateResult(listings, accountId, listings.hide(parseListingId(id), hidden, accountId));
  }
}
