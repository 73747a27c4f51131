import { cleanDescription } from '../../../domain/posting/description-text.ts';
import { INVALID_SELECTION } from './normalize-answers.ts';
import type { GraphqlValue, Side, ParityCase, ParityCases } from './parity-case.ts';
import { toRest } from './rest-views.ts';

/** What REST tells of one's own listing after it was written. */
export const OWN_LISTING_FIELDS = 'id status expiresAt version canceled listing { slug url }';

/** As posting and editing answer it. */
export function listingOf(found: unknown): object {
  const { id, status, expiresAt, version, listing } = found as GraphqlValue;
  const { slug, url } = listing as GraphqlValue;
  return { id, slug, url, status, expires_at: expiresAt, version };
}

const DRAFT = `draft { type name contact { firstName lastName email phone } description amenities draftId
  location { address city state zip coordinates { lat lon } pin } floorplans { bedrooms bathrooms sq rent feesMonthly utilities deposit oneTime leaseMonths availableOn } images { large small } virtualTour textsForReview }`;

interface Change {
  as?: ParityCase['as'];
  id?: (side: Side) => string;
  version?: number | null;
  change?: object;
  review?: boolean;
}
const shown = ({ things }: Side) => things.shown.id;

const edit = (
  name: string,
  { as = 'owner', id = shown, version = null, change = {}, review = false }: Change,
  gives = 200,
): ParityCase => ({
  name,
  as,
  rest: (side) => ({
    body: { ...side.things.shown.draft, ...change, id: Number(id(side)), review, ...(version !== null && { version }) },
  }),
  graphql: (side) => ({
    query: `mutation ($id: ID!, $draft: DraftInput!, $version: Int, $review: Boolean!) {
      editListing(id: $id, draft: $draft, version: $version, review: $review) {
        ${INVALID_SELECTION} ... on Edited { listing { ${OWN_LISTING_FIELDS} } } ... on Stale { message listing { ${OWN_LISTING_FIELDS} ${DRAFT} } }
      }
    }`,
    variables: { id: id(side), draft: { ...side.things.shown.draft, ...change }, version, review },
  }),
  says: ({ __typename, message, listing }) =>
    __typename === 'Stale'
      ? { status: 409, body: { message, listing: listingOf(listing), draft: draftOf(listing) } }
      : { status: 200, body: { status: 'OK', listing: listingOf(listing) } },
  gives,
});

/** A draft has the names of the form in both APIs; REST differs in its id, the terms of floorplans, and the two descriptions. */
function draftOf(listing: unknown): object {
  const { draftId, floorplans, description, ...draft } = (listing as GraphqlValue)['draft'] as GraphqlValue;
  const text = String(description);
  return {
    ...draft,
    id: draftId,
    floorplans: toRest(floorplans),
    description: cleanDescription(text),
    description_text: text,
  };
}

interface State {
  as?: ParityCase['as'];
  id?: (side: Side) => string;
  method?: 'GET';
}
const state = (what: 'deactivate' | 'activate' | 'confirm', name: string, given: State, gives = 200): ParityCase => ({
  name,
  as: given.as ?? 'owner',
  rest: (side) => ({ path: `/api/${what === 'confirm' ? '' : 'user-'}listings/${(given.id ?? shown)(side)}/${what}` }),
  graphql: (side) => ({
    query: `mutation ($id: ID!) {
      ${what}Listing(id: $id) { ${INVALID_SELECTION} ... on ListingState { listing { id status expiresAt cancelled: canceled endReason } } }
    }`,
    variables: { id: (given.id ?? shown)(side) },
  }),
  says: ({ listing }) => ({ status: 200, body: { data: toRest(listing) } }),
  gives,
});

const byToken = (token: string): ParityCase => ({
  name: `with the token “${token}” of no email`,
  as: 'anonymous',
  rest: (side) => ({ path: `/api/listings/${shown(side)}/confirm`, body: { token } }),
  graphql: (side) => ({
    query: `mutation ($id: ID!, $token: String!) {
      confirmListingByToken(id: $id, token: $token) {
        ${INVALID_SELECTION} ... on ConfirmedListing { id status expiresAt canceled }
      }
    }`,
    variables: { id: shown(side), token },
  }),
  says: (found) => ({ status: 200, body: { data: toRest(found) } }),
  gives: 422,
});

const NOBODYS = () => '987654';
const states = (what: 'deactivate' | 'activate' | 'confirm'): ParityCase[] => [
  state(what, 'by nobody in particular', { as: 'anonymous' }, 401),
  state(what, 'by a session that is over', { as: 'expired' }, 401),
  state(what, 'by another landlord', { as: 'other' }, 403),
  state(what, 'of a listing that is none', { id: NOBODYS }, 404),
  state(what, 'what is no number', { id: () => 'maple-court' }, 404),
  state(what, 'by its owner', {}),
  state(what, 'by its owner once more', {}),
];

const quote = (name: string, type: number, given: State, gives = 200): ParityCase => ({
  name,
  as: given.as ?? 'owner',
  rest: (side) => ({ path: `/api/user-listings/${(given.id ?? shown)(side)}/property-type-quote?type=${type}` }),
  graphql: (side) => ({
    query: `query ($id: ID!, $type: Int!) {
      propertyTypeQuote(id: $id, type: $type) {
        ${INVALID_SELECTION} ... on PropertyTypeQuote { type differenceCents chargeCents nextBillCents price quotedAt until renews }
      }
    }`,
    variables: { id: (given.id ?? shown)(side), type },
  }),
  says: (found) => ({ status: 200, body: { data: toRest(found) } }),
  gives,
});

/** A landlord's own listings; asked in this order. */
export const ownListings: ParityCases = {
  'POST /api/posting/edit': [
    edit('by nobody in particular', { as: 'anonymous' }, 422),
    edit('by another landlord', { as: 'other' }, 403),
    edit('of a listing that is none', { id: NOBODYS }, 404),
    edit('by its owner', { change: { name: 'Maple Garden', description: 'It has a garden now.' } }),
    edit('of an older version', { version: 1, change: { name: 'Too late' } }, 409),
    edit('with all that can be wrong', { change: { name: '', floorplans: [], amenities: [999], images: [] } }, 422),
    edit('with an unlawful text', { change: { description: 'No kids.' } }, 422),
    edit('another type, without having agreed to its price', { change: { type: 85 } }, 422),
    edit('with no more than a name', { change: { name: 'Maple Yard' }, version: 2 }),
  ],
  'GET /api/user-listings/:id/property-type-quote': [
    quote('another type', 85, {}),
    quote('the same type', 84, {}, 422),
    quote('a type that is none', 7, {}, 422),
    quote('by nobody in particular', 85, { as: 'anonymous' }, 401),
    quote('by another landlord', 85, { as: 'other' }, 403),
    quote('of a listing that is none', 85, { id: NOBODYS }, 404),
  ],
  'POST /api/user-listings/:id/deactivate': states('deactivate'),
  'POST /api/user-listings/:id/activate': states('activate'),
  'POST /api/listings/:id/confirm': [...states('confirm'), byToken('x'.repeat(43)), byToken('a guess')],
  'GET /api/user-listings/:id/deactivate': [state('deactivate', 'by its owner, with the page’s token', {})],
  'GET /api/user-listings/:id/activate': [state('activate', 'by its owner, with the page’s token', {})],
};
