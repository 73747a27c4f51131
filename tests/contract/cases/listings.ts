import { prorate, truncateToSecond } from '../../../domain/billing/property-type-change.ts';
import { billingPeriod } from '../../../domain/billing/billing-period.ts';
import {
  otherListing,
  isActive,
  ownListing,
  type ContractCase,
  type ContractCases,
  type CaseContext,
  type Caller,
} from './contract-case.ts';
import { validDraft, forReview } from './drafts.ts';

type Row = ReturnType<typeof ownListing>;
const isCanceled = (row: Row) => row.status === 1 && row.canceledAt !== null;
const isExpired = (row: Row) => row.status === 13;
const isOwed = (row: Row) => row.pastDueSince !== null;
const isHidden = (row: Row) => row.rentedAt !== null;
const apartment = (row: Row) => isActive(row) && row.type === 84;
const house = (row: Row) => isActive(row) && row.type === 85;

/** Returns a case that changes a matching listing of the landlord. */
const to = (name: string, isSo: (row: Row) => boolean, gives = 'ListingState', more = {}): ContractCase => ({
  name,
  as: 'landlord',
  variables: ({ seed }) => ({ id: String(ownListing(seed, isSo).id), ...more }),
  gives,
});

const refused = (
  name: string,
  gives: string,
  idOf: (ground: CaseContext) => string,
  more = {},
  as: Caller = 'landlord',
): ContractCase => ({ name, as, variables: (ground) => ({ id: idOf(ground), ...more }), gives });
const ownId = ({ seed }: CaseContext) => String(ownListing(seed, isActive).id);

/** Returns the cases that every change of a listing rejects. */
const refusals = (more = {}): ContractCase[] => [
  refused('without a session', 'UNAUTHENTICATED', ownId, more, 'visitor'),
  refused('by another landlord', 'FORBIDDEN', ownId, more, 'empty'),
  refused('one that is not there', 'NOT_FOUND', () => '99999', more),
];

const edit = (
  name: string,
  gives: string,
  { version, draft = {}, isSo = house, as = 'landlord', charge }: EditTry = {},
): ContractCase => ({
  name,
  as,
  variables: (ground) => {
    const row = ownListing(ground.seed, isSo);
    return {
      id: String(row.id),
      ...(version !== undefined && { version }),
      ...(charge !== undefined && { agreed: agreedPrice(ground, row, Number(draft['type']), charge) }),
      draft: validDraft(ground, { type: row.type, ...draft }),
    };
  },
  gives,
});

interface EditTry {
  version?: number;
  draft?: Record<string, unknown>;
  isSo?: (row: Row) => boolean;
  as?: Caller;
  /** The agreed charge for another property type: the quoted one, or other cents. */
  charge?: 'quoted' | number;
}

const PRICES: Readonly<Record<number, number>> = { 84: 49, 85: 29 };

/** Returns the charge that a landlord agrees to for another property type, calculated as both sides must calculate it. */
function agreedPrice({ now }: CaseContext, { anchor, price }: Row, type: number, charge: 'quoted' | number) {
  const month = billingPeriod(new Date(anchor ?? 0), now);
  const quoted = Math.max(0, prorate(month, price, PRICES[type] ?? 0, truncateToSecond(now)));
  return { quotedAt: truncateToSecond(now).toISOString(), chargeCents: charge === 'quoted' ? quoted : charge };
}

const changedRent = (name: string, gives: string, more: EditTry): ContractCase =>
  edit(name, gives, { draft: {}, ...more });

const quote = (
  name: string,
  gives: string,
  { isSo = house, type = 84, as = 'landlord' }: QuoteTry = {},
): ContractCase => ({
  name,
  as,
  variables: ({ seed }) => ({ id: String(ownListing(seed, isSo).id), type }),
  gives,
});

interface QuoteTry {
  isSo?: (row: Row) => boolean;
  type?: number;
  as?: Caller;
}

export const listingCases: ContractCases = {
  PropertyTypeQuote: [
    ...refusals({ type: 84 }),
    refused('another landlord’s', 'FORBIDDEN', ({ seed }) => String(otherListing(seed).id), { type: 84 }),
    // Every change finds its listing in the same way.
    refused('number 0', 'NOT_FOUND', () => '0', { type: 84 }),
    refused('no number', 'NOT_FOUND', () => 'porch', { type: 84 }),
    refused('a number beyond all', 'NOT_FOUND', () => '9'.repeat(30), { type: 84 }),
    { name: 'nothing named', as: 'landlord', variables: {}, gives: 'BAD_USER_INPUT' },
    quote('a dearer type', 'PropertyTypeQuote'),
    quote('a cheaper one', 'PropertyTypeQuote', { isSo: apartment, type: 85 }),
    quote('of one that is canceled', 'PropertyTypeQuote', { isSo: isCanceled }),
    quote('of one that has expired', 'PropertyTypeQuote', { isSo: isExpired }),
    quote('the type that it is', 'Invalid type', { type: 85 }),
    quote('a type that is none', 'Invalid type', { type: 12 }),
  ],
  UpgradeQuote: [quote('a house', 'PropertyTypeQuote')],
  Dashboard: [
    { name: 'without a session', gives: 'UNAUTHENTICATED' },
    { name: 'a full one', as: 'landlord', gives: 'some, Billing' },
    { name: 'an empty one', as: 'empty', gives: 'none, Billing' },
  ],
  ListingToCancel: [
    {
      name: 'an active one',
      as: 'landlord',
      variables: ({ seed }) => ({ slug: ownListing(seed, isActive).slug }),
      gives: 'MyListing',
    },
    { name: 'none of this name', as: 'landlord', variables: { slug: 'nowhere-1' }, gives: 'null' },
  ],
  ListingToEdit: [
    {
      name: 'an active one',
      as: 'landlord',
      variables: ({ seed }) => ({ slug: ownListing(seed, isActive).slug }),
      gives: 'MyListing',
    },
    {
      name: 'an expired one',
      as: 'landlord',
      variables: ({ seed }) => ({ slug: ownListing(seed, isExpired).slug }),
      gives: 'MyListing',
    },
    {
      name: 'a hidden one',
      as: 'landlord',
      variables: ({ seed }) => ({ slug: ownListing(seed, isHidden).slug }),
      gives: 'MyListing',
    },
    { name: 'none of this name', as: 'landlord', variables: { slug: 'nowhere-1' }, gives: 'null' },
    {
      name: 'another landlord’s',
      as: 'landlord',
      variables: ({ seed }) => ({ slug: otherListing(seed).slug }),
      gives: 'FORBIDDEN',
    },
    {
      name: 'without a session',
      variables: ({ seed }) => ({ slug: ownListing(seed, isActive).slug }),
      gives: 'UNAUTHENTICATED',
    },
    { name: 'without a session, none of this name', variables: { slug: 'nowhere-1' }, gives: 'UNAUTHENTICATED' },
  ],
  RentsToChange: [
    { name: 'without a session', gives: 'UNAUTHENTICATED' },
    { name: 'of a full account', as: 'landlord', gives: 'some, none' },
  ],
  ChangeRent: [
    changedRent('without a session', 'Invalid auth', { as: 'visitor' }),
    changedRent('of an older version', 'Stale', { version: 0 }),
    changedRent('of the present one', 'Edited', { isSo: isHidden }),
  ],
  EditListing: [
    edit('without a session', 'Invalid auth', { as: 'visitor' }),
    edit('by another landlord', 'FORBIDDEN', { as: 'empty' }),
    edit('with what is refused', 'Invalid name contact.email contact.phone', {
      draft: { name: '', contact: { firstName: 'R', lastName: 'N', email: 'x', phone: '1' } },
    }),
    edit('into another type, without its price', 'Invalid type', { draft: { type: 84 } }),
    edit('into another type, at a price that nobody has told', 'Invalid type', { draft: { type: 84 }, charge: 1 }),
    edit('into a dearer type, and the bank asks', 'NeedsAuthentication', { draft: { type: 84 }, charge: 'quoted' }),
    edit('the same once more', 'NeedsAuthentication', { draft: { type: 84 }, charge: 'quoted' }),
    edit('into a cheaper type', 'Edited', { draft: { type: 85 }, charge: 'quoted', isSo: apartment }),
    edit('the same again', 'Edited', { draft: { type: 85 }, charge: 'quoted', isSo: apartment }),
    edit('back into the dearer type, which the credit pays', 'Edited', {
      draft: { type: 84 },
      charge: 0,
      isSo: apartment,
    }),
    edit('with an unlawful text', 'Invalid description', { draft: { description: 'No kids.' } }),
    edit('with an unlawful text, sent for review', 'SentForReview', {
      draft: forReview,
    }),
    edit('the same, sent once more', 'SentForReview', { draft: forReview }),
    edit('with an unlawful text and another type, sent for review', 'Invalid type', {
      draft: { ...forReview, type: 84 },
    }),
    edit('into a type that is none', 'Invalid type', { draft: { type: 12 } }),
    edit('with an image that nobody gave out', 'Invalid images', { draft: { images: [{ large: 'a', small: 'b' }] } }),
    edit('with a pin far away', 'Invalid location.coordinates', {
      draft: {
        location: {
          address: '1 Elm St',
          city: 'Columbus',
          state: 'OH',
          zip: '43201',
          coordinates: { lat: 30, lon: -90 },
        },
      },
    }),
    edit('in no form', 'Invalid id', { draft: { id: 'mine' } }),
    edit('from its version', 'Edited', { version: 1 }),
    edit('from a version that has passed', 'Stale', { version: 1, draft: { name: 'Too late' } }),
    edit('from a version to come', 'Stale', { version: 9 }),
    edit('from whatever version', 'Edited', { draft: { name: 'Chestnut House Again', type: null } }),
    edit('one that has expired', 'Edited', { isSo: isExpired }),
    {
      name: 'one that is not there',
      as: 'landlord',
      variables: (ground) => ({ id: '99999', draft: validDraft(ground) }),
      gives: 'NOT_FOUND',
    },
    {
      name: 'no number',
      as: 'landlord',
      variables: (ground) => ({ id: 'porch', draft: validDraft(ground) }),
      gives: 'NOT_FOUND',
    },
    {
      name: 'no number and no session',
      variables: (ground) => ({ id: 'porch', draft: validDraft(ground) }),
      gives: 'NOT_FOUND',
    },
  ],
  HideListing: [
    to('hide', isActive, 'ListingState', { hidden: true }),
    to('hide what is hidden', isActive, 'ListingState', { hidden: true }),
    to('show again', isActive, 'ListingState', { hidden: false, confirms: false }),
    to('show a hidden one', isHidden, 'ListingState', { hidden: false }),
    to('an expired one', isExpired, 'Invalid notification', { hidden: true }),
    ...refusals({ hidden: true }),
  ],
  ConfirmListing: [
    to('an active one', isActive),
    to('a rented one, which stays hidden', isHidden),
    to('an expired one', isExpired),
    ...refusals(),
  ],
  ConfirmListings: [
    { name: 'without a session', gives: 'UNAUTHENTICATED' },
    { name: 'confirmed within a month', as: 'landlord', gives: 'none' },
  ],
  SendContactLink: [to('an active one', isActive), to('an expired one', isExpired), ...refusals()],
  CallContactPhone: [to('an active one', isActive), to('the same again', isActive), ...refusals()],
  ConfirmContactPhone: [
    to('a wrong code', isActive, 'Invalid code', { code: '12345x' }),
    to('without a call', isExpired, 'Invalid code', { code: '123456' }),
    ...refusals({ code: '123456' }),
  ],
  DeactivateListing: [
    to('an active one', isActive),
    to('a canceled one again', isCanceled),
    to('an expired one', isExpired),
    to('one that was owed, and paid with another card', isOwed),
    ...refusals(),
  ],
  ActivateListing: [
    to('take the cancellation back', isCanceled),
    to('an active one', isActive),
    to('one that has expired, and the bank asks', (row) => row === undefined || row.id > 0, 'NeedsAuthentication'),
    to('the same once more', isExpired, 'NeedsAuthentication'),
    ...refusals(),
  ],
};
