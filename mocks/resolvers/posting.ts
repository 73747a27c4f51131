import { wholeSecond } from '../../domain/billing/kind-change.ts';
import { hasErrors } from '../../domain/field-errors.ts';
import { isListingId, NO_SUCH_LISTING } from '../../domain/listings/own-listing.ts';
import { COLLEGES_SHOWN, roughPlace } from '../../domain/places/rough-place.ts';
import { asksForEmail, draftErrors, isStep } from '../../domain/posting/draft-errors.ts';
import { draftOfInput } from '../../domain/posting/draft-view.ts';
import { ADDRESS_NOT_FOUND } from '../../domain/posting/place-of-draft.ts';
import { KEY_REUSED, NO_STEP, STALE_EDIT } from '../../domain/posting/refusals.ts';
import { readDraft } from '../../domain/posting/rules.ts';
import type { Published, PublishResult, Resolvers } from '../__generated__/resolvers.ts';
import { logIn } from '../account/sessions.ts';
import { locate, zips } from '../geocoder.ts';
import { collegesNear } from '../places/places.ts';
import { edit } from '../posting/edit.ts';
import { publish, type PublishOutcome } from '../posting/publish.ts';
import { questionsTo } from '../posting/questions.ts';
import { take } from '../throttle.ts';
import { requireViewer, viewerOf } from '../account/viewer.ts';
import { ownListing } from '../listings/own.ts';
import { quoteKind } from '../posting/kinds.ts';
import { refusal } from '../refusal.ts';
import { myListingView } from '../listings/my-listing-view.ts';
import { done, invalid } from '../results.ts';
import type { MockContext } from '../world.ts';

/** What became of a try; an account that it has made is logged in. */
function publishResult(context: MockContext, outcome: PublishOutcome): PublishResult {
  if ('errors' in outcome) return invalid(outcome.errors);
  if ('keyReused' in outcome) return { __typename: 'KeyReused', message: KEY_REUSED };
  if ('clientSecret' in outcome) return { __typename: 'NeedsAuthentication', ...outcome };
  return published(context, outcome.listing, outcome.madeAccount);
}

function published(context: MockContext, id: number, madeAccount: number | null): Published {
  const { db } = context.world;
  const listing = db.listings.find((row) => row.id === id);
  if (!listing) throw new Error(`Listing ${id} was published, and is not there.`);
  const account = db.accounts.find((row) => row.id === madeAccount);
  const user = account ? logIn(context, account) : null;
  return { __typename: 'Published', user, listing: myListingView(context.world, listing) };
}

/** Writing a listing. Visitors may, up to paying for it; only its owner may change one. */
export const postingResolvers = {
  Query: {
    geoInformation: async (_root, address) => {
      const point = await locate(address);
      if (!point) return invalid(ADDRESS_NOT_FOUND);
      const list = collegesNear(point).map(({ displayName }) => displayName);
      return { __typename: 'Geo', ...point, schools: { count: list.length, list } };
    },
    roughPlace: (_root, area) => {
      const about = roughPlace(zips, area);
      const schools = about ? collegesNear(about).slice(0, COLLEGES_SHOWN) : [];
      return about && { ...about, schools: schools.map((college) => ({ ...college, id: String(college.id) })) };
    },
    kindQuote: (_root, { id, type }, context) => {
      const { world } = context;
      const viewer = requireViewer(context);
      take(world, 'kindQuote', String(viewer.id));
      if (!isListingId(id)) throw refusal(NO_SUCH_LISTING);
      const quote = quoteKind(world, ownListing(world, id, viewer.id), type, wholeSecond(world.now()));
      if ('errors' in quote) return invalid(quote.errors);
      const until = quote.until?.toISOString() ?? null;
      return { __typename: 'KindQuote', ...quote, quotedAt: quote.quotedAt.toISOString(), until };
    },
  },
  Mutation: {
    validateStep: async (_root, { step, draft: input }, context) => {
      const { world, caller } = context;
      const loggedIn = viewerOf(context) !== undefined;
      if (asksForEmail(step, loggedIn)) take(world, 'emailQuestion', caller.ip);
      if (!isStep(step)) return invalid(NO_STEP);
      const read = readDraft(draftOfInput(input));
      const errors = 'errors' in read ? read.errors : await draftErrors(step, read.draft, loggedIn, questionsTo(world));
      return hasErrors(errors) ? invalid(errors) : done();
    },
    publishListing: async (_root, { draft, paymentMethod, idempotencyKey }, context) => {
      const { world, caller } = context;
      take(world, 'publish', caller.ip);
      const viewer = viewerOf(context)?.id ?? null;
      const input = { draft: draftOfInput(draft), paymentMethod, key: idempotencyKey, viewer };
      return publishResult(context, await publish(world, input));
    },
    editListing: async (_root, { id, version, draft, agreed }, context) => {
      const { world } = context;
      const viewer = viewerOf(context)?.id ?? null;
      if (agreed && viewer !== null) take(world, 'kindChange', String(viewer));
      const price = agreed ? { ...agreed, quotedAt: new Date(agreed.quotedAt) } : null;
      const outcome = await edit(world, { id, version, draft: draftOfInput(draft), viewer, agreed: price });
      if ('errors' in outcome) return invalid(outcome.errors);
      if ('clientSecret' in outcome) return { __typename: 'NeedsAuthentication', ...outcome };
      if ('stale' in outcome)
        return { __typename: 'Stale', listing: myListingView(world, outcome.stale), message: STALE_EDIT };
      return { __typename: 'Edited', listing: myListingView(world, outcome.listing) };
    },
  },
} satisfies {
  Query: Pick<NonNullable<Resolvers['Query']>, 'geoInformation' | 'roughPlace' | 'kindQuote'>;
  Mutation: Pick<NonNullable<Resolvers['Mutation']>, 'validateStep' | 'publishListing' | 'editListing'>;
};
