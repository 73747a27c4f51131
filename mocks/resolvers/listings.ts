import { editableDraft } from '../../domain/posting/drafts/draft-conversion.ts';
import { NOT_LISTING_OWNER, listingAccessError } from '../../domain/listings/listing-access.ts';
import { REMOVED } from '../../domain/options/listing-status.ts';
import { CONFIRM_LINK_EXPIRED } from '../../domain/posting/posting-errors.ts';
import type { ListingStateResult } from '../__generated__/resolvers.ts';
import { sendContactLink } from '../listings/contact-links.ts';
import { callPhone, confirmPhone } from '../listings/phone-checks.ts';
import { ownListing } from '../listings/own-listing.ts';
import { confirm, confirmAll } from '../listings/confirmations.ts';
import { activate, deactivate, hide, type ListingOutcome } from '../listings/listing-status-changes.ts';
import { requestError } from '../request-error.ts';
import { countedViewer, requireViewer } from '../account/viewer.ts';
import { myListingView } from '../listings/my-listing-view.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import { countAttempt } from '../world/throttle.ts';
import type { World } from '../world/world.ts';

function listingState(world: World, outcome: ListingOutcome): ListingStateResult {
  if ('errors' in outcome) return invalid(outcome.errors);
  if ('clientSecret' in outcome) return { __typename: 'NeedsAuthentication', ...outcome };
  return { __typename: 'ListingState', listing: myListingView(world, outcome.listing) };
}

/** A landlord's own listings; every operation requires a session, and the listing's owner decides access (K41). */
export const listingResolvers = {
  Query: {
    myListings: (_root, _args, context) => {
      const { id } = requireViewer(context);
      return context.world.db.listings
        .filter(({ accountId, status }) => accountId === id && status !== REMOVED)
        .toSorted((a, b) => b.id - a.id)
        .map((row) => myListingView(context.world, row));
    },
    myReviews: (_root, _args, context) => {
      const { id } = requireViewer(context);
      const { db } = context.world;
      const listings = db.publishIntents
        .filter(({ accountId, state }) => accountId === id && state !== 'done')
        .flatMap(({ review }) => (review ? [{ ...review, slug: null, draft: null }] : []));
      const edits = db.editReviews.flatMap(({ listingId, draft, review }) => {
        const own = db.listings.find((row) => row.id === listingId && row.accountId === id && row.status !== REMOVED);
        return own ? [{ ...review, slug: own.slug, draft: { ...editableDraft(own.id, draft), id: review.id } }] : [];
      });
      return [...listings, ...edits].toReversed().toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
    },
    myListing: (_root, { slug }, context) => {
      const { id } = requireViewer(context);
      const row = context.world.db.listings.find((listing) => listing.slug === slug && listing.status !== REMOVED);
      if (row && listingAccessError(row, id)) throw requestError(NOT_LISTING_OWNER);
      return row ? myListingView(context.world, row) : null;
    },
  },
  Mutation: {
    deactivateListing: (_root, { id }, context) =>
      listingState(context.world, deactivate(context.world, id, countedViewer(context, 'listingChange'))),
    activateListing: async (_root, { id, price }, context) =>
      listingState(context.world, await activate(context.world, id, countedViewer(context, 'listingChange'), price)),
    confirmListing: (_root, { id }, context) =>
      listingState(context.world, confirm(context.world, id, countedViewer(context, 'listingChange'))),
    confirmListings: (_root, _variables, context) =>
      confirmAll(context.world, countedViewer(context, 'listingChange')).map((row) =>
        myListingView(context.world, row),
      ),
    confirmListingByToken: (_root, _variables, { world }) => {
      countAttempt(world, 'listingChange', 'ip');
      // No emails with links are sent here, so no token works.
      return invalid(CONFIRM_LINK_EXPIRED);
    },
    sendContactLink: (_root, { id }, context) => {
      const { world } = context;
      const listing = ownListing(world, id, countedViewer(context, 'contactLink'));
      const errors = sendContactLink(world, listing);
      world.changed();
      return listingState(world, errors ? { errors } : { listing });
    },
    callContactPhone: (_root, { id }, context) => {
      const { world } = context;
      const outcome = callPhone(world, ownListing(world, id, countedViewer(context, 'phoneCall')));
      world.changed();
      return listingState(world, outcome);
    },
    confirmContactPhone: (_root, { id, code }, context) => {
      const { world } = context;
      const outcome = confirmPhone(world, ownListing(world, id, countedViewer(context, 'phoneCode')), code);
      world.changed();
      return listingState(world, outcome);
    },
    hideListing: (_root, { id, hidden, confirms }, context) =>
      listingState(context.world, hide(context.world, id, { hidden, confirms }, countedViewer(context, 'edit'))),
  },
} satisfies RootFields;
