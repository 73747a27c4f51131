import { truncateToSecond } from '../../domain/billing/property-type-change.ts';
import { hasErrors } from '../../domain/field-errors.ts';
import { isListingId, LISTING_NOT_FOUND } from '../../domain/listings/listing-access.ts';
import { COLLEGES_SHOWN, approximateLocation } from '../../domain/places/geocoding/approximate-location.ts';
import { revealsEmailInUse, draftErrors, isStep } from '../../domain/posting/drafts/draft-errors.ts';
import { draftFromInput } from '../../domain/posting/drafts/draft-conversion.ts';
import { lookupResult } from '../../domain/posting/listing-location.ts';
import { IDEMPOTENCY_KEY_REUSED, UNKNOWN_STEP, EDIT_CONFLICT } from '../../domain/posting/posting-errors.ts';
import { parseDraft } from '../../domain/posting/validation-rules.ts';
import type { PublishResult } from '../__generated__/resolvers.ts';
import { logIn } from '../account/sessions.ts';
import { locate, zips } from '../geocoder.ts';
import { collegesNear } from '../places/place-lookup.ts';
import { editListing } from '../posting/edit-listing.ts';
import { publish, publishDraft, type PublishOutcome } from '../posting/publish.ts';
import { draftRuleInputs } from '../posting/draft-rule-inputs.ts';
import { countAttempt } from '../world/throttle.ts';
import { countedViewer, viewerOf } from '../account/viewer.ts';
import { ownListing } from '../listings/own-listing.ts';
import { quotePropertyType } from '../posting/property-type-changes.ts';
import { requestError } from '../request-error.ts';
import { myListingView } from '../listings/my-listing-view.ts';
import { done, invalid, type RootFields } from '../mutation-results.ts';
import type { MockContext } from '../world/world.ts';

/** Returns the result of a publish intent and logs in the account it created. */
function publishResult(context: MockContext, outcome: PublishOutcome): PublishResult {
  if ('errors' in outcome) return invalid(outcome.errors);
  if ('keyReused' in outcome) return { __typename: 'KeyReused', message: IDEMPOTENCY_KEY_REUSED };
  if ('clientSecret' in outcome) return { __typename: 'NeedsAuthentication', ...outcome };
  const { world } = context;
  const account = world.db.accounts.find((row) => row.id === outcome.madeAccount);
  const user = account ? logIn(context, account) : null;
  if ('review' in outcome) return { __typename: 'SentForReview', review: outcome.review, user };
  const listing = world.db.listings.find((row) => row.id === outcome.listing);
  if (!listing) throw new Error(`Listing ${outcome.listing} was published, and is not there.`);
  return { __typename: 'Published', user, listing: myListingView(world, listing) };
}

/** Creating and editing listings. Visitors may use everything up to payment; only its owner may edit a listing. */
export const postingResolvers = {
  Query: {
    geoInformation: async (_root, { address, city, state, zip, pin }) => {
      const query = { address: address.trim(), city: city.trim(), state, zip: zip ?? '' };
      const point = lookupResult(state, { zip, pin }, await locate(query), zips);
      if ('errors' in point) return invalid(point.errors);
      const list = collegesNear(point).map(({ displayName }) => displayName);
      return { __typename: 'Geo', ...point, schools: { count: list.length, list } };
    },
    approximateLocation: (_root, area) => {
      const about = approximateLocation(zips, area);
      const schools = about ? collegesNear(about).slice(0, COLLEGES_SHOWN) : [];
      return about && { ...about, schools: schools.map((college) => ({ ...college, id: String(college.id) })) };
    },
    propertyTypeQuote: (_root, { id, type }, context) => {
      const { world } = context;
      const viewer = countedViewer(context, 'typeQuote');
      if (!isListingId(id)) throw requestError(LISTING_NOT_FOUND);
      const quote = quotePropertyType(world, ownListing(world, id, viewer), type, truncateToSecond(world.now()));
      if ('errors' in quote) return invalid(quote.errors);
      const until = quote.until?.toISOString() ?? null;
      return { __typename: 'PropertyTypeQuote', ...quote, quotedAt: quote.quotedAt.toISOString(), until };
    },
  },
  Mutation: {
    validateStep: async (_root, { step, draft: input, review }, context) => {
      const { world, caller } = context;
      const loggedIn = viewerOf(context) !== undefined;
      if (revealsEmailInUse(step, loggedIn)) countAttempt(world, 'emailQuestion', caller.ip);
      if (!isStep(step)) return invalid(UNKNOWN_STEP);
      const read = parseDraft(draftFromInput(input), review);
      const errors =
        'errors' in read ? read.errors : await draftErrors(step, read.draft, loggedIn, draftRuleInputs(world));
      return hasErrors(errors) ? invalid(errors) : done();
    },
    publishListing: async (_root, { draft, idempotencyKey: key, ...sent }, context) => {
      const { world, caller } = context;
      countAttempt(world, 'publish', caller.ip);
      const viewer = viewerOf(context)?.id ?? null;
      const input = { ...sent, draft: draftFromInput(draft), key, viewer };
      return publishResult(context, await publish(world, input));
    },
    publishDraft: async (_root, { id, ...sent }, context) => {
      const { world, caller } = context;
      const viewer = countedViewer(context, 'publishDraft');
      const outcome = await publishDraft(world, { ...sent, draftId: id.toLowerCase(), viewer });
      if ('errors' in outcome && outcome.errors['payment']) countAttempt(world, 'publish', caller.ip);
      return publishResult(context, outcome);
    },
    editListing: async (_root, { id, version, draft, agreed, review, confirms }, context) => {
      const { world } = context;
      const viewer = viewerOf(context)?.id ?? null;
      if (viewer !== null) {
        countAttempt(world, 'edit', String(viewer));
        if (agreed) countAttempt(world, 'typeChange', String(viewer));
      }
      const price = agreed ? { ...agreed, quotedAt: new Date(agreed.quotedAt) } : null;
      const input = { id, version, draft: draftFromInput(draft), viewer, agreed: price, review, confirms };
      const outcome = await editListing(world, input);
      if ('errors' in outcome) return invalid(outcome.errors);
      if ('clientSecret' in outcome) return { __typename: 'NeedsAuthentication', ...outcome };
      if ('review' in outcome) return { __typename: 'SentForReview', review: outcome.review, user: null };
      if ('stale' in outcome)
        return { __typename: 'Stale', listing: myListingView(world, outcome.stale), message: EDIT_CONFLICT };
      return { __typename: 'Edited', listing: myListingView(world, outcome.listing) };
    },
  },
} satisfies RootFields;
