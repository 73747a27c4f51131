import { OperationTypeNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { GROUP_TOKEN, STOP_TOKEN } from '../../mocks/data/seed.ts';
import { LANDLORD, PASSWORD, type People } from './harness/server-and-mock.ts';
import { createCard, confirmedCard } from './harness/test-cards.ts';
import { otherListing, summarize, isActive, isShown, ownListing, type Variables } from './cases/contract-case.ts';
import { account, validDraft } from './cases/drafts.ts';
import { schema } from './operation-documents.ts';
import { rootFields, wholeOperation } from './full-selection.ts';
import { shapeErrors } from './response-shape.ts';
import { targets, imageOf } from './harness/shared-targets.ts';
import type { Target } from './harness/target.ts';

/**
 * Each root field with its full response, so that fields no screen selects yet do not drift either. The screens' own
 * operations and the rejected inputs are in run-cases.ts.
 */
let landlord: Promise<People> | undefined;
const theLandlord = () => (landlord ??= logIn());
async function logIn(password = PASSWORD): Promise<People> {
  const people = targets().people();
  await people.signIn(LANDLORD, password);
  return people;
}

const pictureOn = (side: Target) => ({ picture: imageOf(side) });
const found = (isSo: typeof isShown) => ({ id: String(ownListing(targets().seed, isSo).id) });

interface Ask {
  as?: () => Promise<People>;
  variables?: (side: Target) => Variables | Promise<Variables>;
  gives: string;
}
const asLandlord = { as: theLandlord };
/** The same landlord after the password reset. */
let leaver: Promise<People> | undefined;
const asLeaver = { as: () => (leaver ??= logIn('a third phrase')) };
/** The landlord with a file uploaded on each side, whose id differs. */
let importer: Promise<People> | undefined;
const imports = new Map<string, string>();
const asImporter = { as: () => (importer ??= uploadImport()) };
async function uploadImport(): Promise<People> {
  const people = await logIn();
  for (const person of [people.at.server, people.at.mock]) {
    const form = new FormData();
    const rows = ['ID,Name,Rent,Images', 'A-1,Ash House,900,a.jpg', 'A-2,Elm House,none,', ',No id,1,'];
    form.set('file', new File([rows.join('\n')], 'homes.csv'));
    const answer: unknown = await (await person.fetch('/api/listing-import', { method: 'POST', body: form })).json();
    imports.set(person.side.name, (answer as { data: { id: string } }).data.id);
  }
  return people;
}
const renter = { firstName: 'Ada', lastName: 'Lovelace', phone: '6145550123' };

const keptDraft = { id: 'd5af7000-0000-4000-8000-000000000077', type: 84, name: 'Whole', location: { city: 'Ada' } };

const queries: Record<string, Ask[]> = {
  city: [
    { variables: () => ({ slug: 'columbus-oh' }), gives: 'City' },
    { variables: () => ({ id: '43085', slug: 'austin-tx' }), gives: 'City' },
  ],
  closestHousing: [
    { variables: () => ({ filter: { locationId: '204796', bedrooms: 11, budget: 500 } }), gives: 'MatchPage some' },
    { variables: () => ({ filter: { locationId: '204796' }, limit: 1 }), gives: 'MatchPage some' },
  ],
  draft: [{ ...asLandlord, gives: 'null' }],
  myDrafts: [{ ...asLandlord, gives: 'DraftPage' }],
  listingImport: [{ ...asImporter, gives: 'ListingImport' }],
  directions: [
    {
      variables: () => {
        const { id, lat, lon } = otherListing(targets().seed);
        const school = { latitudeSchool: 40, longitudeSchool: -83.008, schoolId: '204796' };
        return {
          input: { latitudeHousing: lat, longitudeHousing: lon, onlineAdId: String(id), mode: 'walking', ...school },
        };
      },
      gives: 'Directions',
    },
    {
      variables: () => ({
        input: { latitudeHousing: 40, longitudeHousing: -83, latitudeSchool: 40.1, longitudeSchool: -83 },
      }),
      gives: 'Directions',
    },
  ],
  geoInformation: [
    { variables: () => ({ address: '94 Chittenden Ave', city: 'Columbus', state: 'OH' }), gives: 'Geo' },
    { variables: () => ({ address: 'x', city: 'Atlantis', state: 'OH' }), gives: 'Invalid location.coordinates' },
  ],
  approximateLocation: [
    { variables: () => ({ city: 'Columbus', state: 'OH', zip: '43210' }), gives: 'ApproximateLocation' },
    { variables: () => ({ city: 'Columbus', state: 'ZZ', zip: '43210' }), gives: 'null' },
  ],
  listings: [
    { variables: () => ({ ids: [String(otherListing(targets().seed).id), found(isShown).id] }), gives: 'some' },
    { variables: () => ({ ids: [] }), gives: 'none' },
  ],
  unavailableListing: [
    {
      variables: () => ({ slug: ownListing(targets().seed, (row) => !isShown(row)).slug }),
      gives: 'UnavailableListing',
    },
    { variables: () => ({ slug: otherListing(targets().seed).slug }), gives: 'null' },
  ],
  listing: [{ variables: () => ({ slug: otherListing(targets().seed).slug }), gives: 'Listing' }],
  me: [{ ...asLandlord, gives: 'Viewer' }, { gives: 'null' }],
  myCalls: [
    { ...asLandlord, gives: 'CallPage' },
    { ...asLandlord, variables: () => ({ after: '7' }), gives: 'CallPage' },
    { gives: 'UNAUTHENTICATED' },
  ],
  leadInbox: [
    { ...asLandlord, gives: 'LeadPage' },
    {
      ...asLandlord,
      variables: () => ({ filter: { stage: 'new', text: 'lofts' }, after: '99999' }),
      gives: 'LeadPage',
    },
    { gives: 'UNAUTHENTICATED' },
  ],
  leadCounts: [{ ...asLandlord, gives: 'LeadCounts' }, { gives: 'UNAUTHENTICATED' }],
  activity: [
    { ...asLandlord, gives: 'some' },
    { ...asLandlord, variables: () => ({ days: 90 }), gives: 'some' },
  ],
  myLeads: [
    { ...asLandlord, gives: 'some' },
    { ...asLandlord, variables: () => ({ page: 2 }), gives: 'some' },
    { ...asLandlord, variables: () => ({ page: 50 }), gives: 'none' },
    { ...asLandlord, variables: () => ({ page: -1 }), gives: 'some' },
    { gives: 'UNAUTHENTICATED' },
  ],
  myAccount: [{ ...asLandlord, gives: 'MyAccount' }, { gives: 'UNAUTHENTICATED' }],
  myBilling: [{ ...asLandlord, variables: () => ({ receipts: 100 }), gives: 'Billing' }],
  propertyTypeQuote: [
    {
      ...asLandlord,
      variables: () => {
        const { id, type } = ownListing(targets().seed, isActive);
        return { id: String(id), type: type === 84 ? 85 : 84 };
      },
      gives: 'PropertyTypeQuote',
    },
  ],
  myReceipt: [{ ...asLandlord, variables: () => ({ id: 'in_nothing' }), gives: 'null' }],
  myListing: [
    { ...asLandlord, variables: () => ({ slug: ownListing(targets().seed, isActive).slug }), gives: 'MyListing' },
  ],
  myListings: [{ ...asLandlord, gives: 'some' }],
  myReviews: [{ ...asLandlord, gives: 'none' }],
  options: [{ gives: 'Options' }],
  states: [{ gives: 'some' }],
  featuredListings: [
    { gives: 'some' },
    { variables: () => ({ count: 500 }), gives: 'some' },
    { variables: () => ({ count: -1 }), gives: 'none' },
  ],
  popularSchools: [
    { gives: 'some' },
    { variables: () => ({ count: 50 }), gives: 'some' },
    { variables: () => ({ count: 500 }), gives: 'some' },
    { variables: () => ({ count: 0 }), gives: 'none' },
    { variables: () => ({ count: -3 }), gives: 'none' },
  ],
  school: [
    { variables: () => ({ id: '204796' }), gives: 'School' },
    { variables: () => ({ id: '', slug: 'ohio-state-university-main-campus' }), gives: 'School' },
    { variables: () => ({}), gives: 'null' },
  ],
  searchHousing: [
    { variables: () => ({ filter: { locationId: '204796', bathrooms: 2 } }), gives: 'MatchPage some' },
    { variables: () => ({ filter: { locationId: '204796' }, limit: 3 }), gives: 'MatchPage some' },
    { variables: () => ({ filter: { locationId: '204796' }, limit: -3 }), gives: 'MatchPage none' },
    { variables: () => ({ filter: { locationId: '39', locationType: 'state' }, page: 2 }), gives: 'MatchPage some' },
  ],
  searchPlaces: [
    { variables: () => ({ text: 'ohio' }), gives: 'PlacePage some' },
    { variables: () => ({ type: 'college', text: 'univ' }), gives: 'PlacePage some' },
    { variables: () => ({ type: 'city' }), gives: 'PlacePage some' },
    { variables: () => ({ type: 'state', text: 'new' }), gives: 'PlacePage some' },
    { variables: () => ({ cityId: '43085' }), gives: 'PlacePage some' },
    { variables: () => ({ cityId: '43085', text: 'ohio', type: 'college' }), gives: 'PlacePage some' },
    { variables: () => ({ cityId: '1' }), gives: 'PlacePage none' },
    { variables: () => ({ cityId: 'columbus' }), gives: 'PlacePage none' },
    { variables: () => ({ type: 'planet' }), gives: 'BAD_USER_INPUT' },
  ],
  widgetHosts: [{ gives: 'some' }],
  filterCounts: [{ variables: () => ({ filter: { locationId: '204796', bedrooms: 2 } }), gives: 'some' }],
  suggestions: [
    {
      variables: () => ({ filter: { locationId: '204796', bedrooms: 5, bathrooms: 3, budget: 900 } }),
      gives: 'Suggestions',
    },
    { variables: () => ({ filter: { locationId: '201885', bedrooms: 4, budget: 1500 } }), gives: 'Suggestions' },
    {
      variables: () => ({ filter: { locationId: '39', locationType: 'state', bathrooms: 5.5 } }),
      gives: 'Suggestions',
    },
  ],
  groupList: [{ variables: () => ({ token: GROUP_TOKEN }), gives: 'GroupList' }],
  subscriber: [
    { variables: () => ({ token: STOP_TOKEN }), gives: 'Subscriber' },
    { variables: () => ({ token: 'x' }), gives: 'null' },
  ],
  state: [
    { variables: () => ({ slug: 'oh' }), gives: 'State' },
    { variables: () => ({ id: '39' }), gives: 'State' },
  ],
};

const deliveredLead = () => String(targets().seed.leads.find(({ deliveredAt }) => deliveredAt !== null)?.id);
/** Returns the newest one on hold: older ones have taken the places of spam. */
const waitingLead = () => String(targets().seed.leads.findLast(({ deliveredAt }) => deliveredAt === null)?.id);

const mutations: Record<string, Ask[]> = {
  // Its address, an example's, has had its links in the cases before.
  sendContactLink: [{ ...asLandlord, variables: () => found(isActive), gives: 'Invalid contact.email' }],
  callContactPhone: [{ ...asLandlord, variables: () => found(isActive), gives: 'ListingState' }],
  confirmContactPhone: [{ ...asLandlord, variables: () => ({ ...found(isActive), code: 'x' }), gives: 'Invalid code' }],
  changeLead: [
    {
      ...asLandlord,
      variables: () => ({ id: deliveredLead(), change: { stage: 'rented', read: true, note: 'Whole' } }),
      gives: 'LeadChanged',
    },
  ],
  markLeadSpam: [
    { ...asLandlord, variables: () => ({ id: deliveredLead(), spam: true }), gives: 'LeadChanged' },
    { ...asLandlord, variables: () => ({ id: deliveredLead(), spam: false }), gives: 'LeadChanged' },
    { ...asLandlord, variables: () => ({ id: waitingLead(), spam: true }), gives: 'Invalid notification' },
  ],
  editSubscriber: [
    {
      variables: () => ({ token: STOP_TOKEN, searchFilter: { locationId: '204796', pets: [1] }, frequency: 'weekly' }),
      gives: 'Subscriber',
    },
    {
      variables: () => ({ token: STOP_TOKEN, searchFilter: { locationId: '204796', must: [99] }, frequency: 'daily' }),
      gives: 'Invalid searchFilter',
    },
  ],
  createGroupList: [{ variables: () => ({ listingIds: [] }), gives: 'Invalid listingIds' }],
  joinGroupList: [{ variables: () => ({ token: GROUP_TOKEN, name: 'Cy' }), gives: 'null' }],
  markGroupList: [
    { variables: () => ({ token: GROUP_TOKEN, memberId: 1, listingId: '1', heart: true }), gives: 'null' },
  ],
  revokeGroupList: [{ variables: () => ({ revokeToken: GROUP_TOKEN }), gives: 'false' }],
  saveSubscriber: [
    { variables: () => ({ subscriber: { email: 'whole@college.example', schoolId: '204796' } }), gives: 'Subscribed' },
    { variables: () => ({ subscriber: { email: 'whole', schoolId: '204796' } }), gives: 'Invalid email' },
  ],
  sendAdvertising: [
    {
      variables: () => ({ inquiry: { ...renter, email: 'whole@partner.example', about: 'Our campus page.' } }),
      gives: 'InquirySent',
    },
    { variables: () => ({ inquiry: { ...renter, email: 'whole', about: '' } }), gives: 'Invalid email about' },
  ],
  reportListing: [
    {
      variables: () => ({ report: { listingId: found(isActive).id, reason: 'scam', email: 'whole@college.example' } }),
      gives: 'ReportSent',
    },
    { variables: () => ({ report: { listingId: '1', reason: 'envy' } }), gives: 'Invalid reason' },
  ],
  changeSubscriber: [
    { variables: () => ({ token: STOP_TOKEN, subscribed: true }), gives: 'Subscriber' },
    { variables: () => ({ token: 'x', subscribed: true }), gives: 'null' },
  ],
  saveRequest: [
    {
      variables: () => ({
        request: {
          ...renter,
          email: 'whole@college.example',
          housingId: found(isActive).id,
          bedrooms: 3,
          moveDate: '2027-08-01',
        },
      }),
      gives: 'LeadSent',
    },
    { variables: () => ({ request: { ...renter, email: 'whole', housingId: '1' } }), gives: 'Invalid email' },
  ],
  sendReply: [
    {
      variables: () => ({
        reply: {
          ...renter,
          email: 'reply@college.example',
          housingId: found(isActive).id,
          message: ' Is it still free? ',
        },
      }),
      gives: 'LeadSent',
    },
    {
      variables: () => ({
        reply: {
          ...renter,
          email: 'reply@college.example',
          housingId: found(isActive).id,
          message: 'Is it still free?',
        },
      }),
      gives: 'LeadSent',
    },
    {
      variables: () => ({
        reply: {
          ...renter,
          email: 'reply@college.example',
          housingId: found(isActive).id,
          message: 'And now?',
          schoolId: '43085',
          locationType: 'city',
        },
      }),
      gives: 'LeadSent',
    },
    {
      variables: () => ({ reply: { ...renter, email: 'reply@college.example', housingId: '99999', message: 'x' } }),
      gives: 'Invalid housingId',
    },
    {
      variables: () => ({ reply: { ...renter, email: 'reply@college.example', housingId: '1', message: '  ' } }),
      gives: 'Invalid message',
    },
    {
      variables: () => ({
        reply: { ...renter, email: 'reply@college.example', housingId: '1', message: 'x'.repeat(5001) },
      }),
      gives: 'Invalid message',
    },
  ],
  saveDraft: [
    { ...asLandlord, variables: () => ({ draft: keptDraft }), gives: 'DraftSaved' },
    { ...asLandlord, variables: () => ({ draft: { ...keptDraft, name: 'Other' } }), gives: 'DraftConflict' },
  ],
  mapListingImport: [
    {
      ...asImporter,
      variables: ({ name }) => ({
        id: imports.get(name),
        fields: ['ownId', 'name', 'rent'].map((field, column) => ({ field, column })),
      }),
      gives: 'ListingImport',
    },
  ],
  runListingImport: [
    { ...asImporter, variables: ({ name }) => ({ id: imports.get(name) }), gives: 'ListingImport' },
    { ...asImporter, variables: ({ name }) => ({ id: imports.get(name) }), gives: 'ListingImport' },
  ],
  deleteDraft: [{ ...asLandlord, variables: () => ({ id: keptDraft.id }), gives: 'Done' }],
  validateStep: [
    {
      variables: () => ({ step: 'complete-step', draft: {} }),
      gives:
        'Invalid type name contact.firstName contact.lastName contact.email contact.phone location.address location.city location.state location.zip floorplans images description amenities auth',
    },
  ],
  publishDraft: [
    {
      ...asLandlord,
      variables: () => ({ id: keptDraft.id, price: 1, paymentMethod: 'on_file', keepCard: false, review: false }),
      gives: 'Invalid notification',
    },
  ],
  publishListing: [
    {
      variables: async (side) => ({
        draft: validDraft(pictureOn(side), { account: account('whole@chestnut.example') }),
        paymentMethod: await createCard(side, '4242424242424242'),
        idempotencyKey: 'whole',
      }),
      gives: 'Published',
    },
    {
      variables: async (side) => ({
        draft: validDraft(pictureOn(side), { account: account('price@chestnut.example') }),
        paymentMethod: await createCard(side, '4242424242424242'),
        idempotencyKey: 'price',
        price: 1,
      }),
      gives: 'Invalid notification',
    },
  ],
  editListing: [
    {
      ...asLandlord,
      variables: (side) => ({ ...found(isActive), draft: validDraft(pictureOn(side), { type: null, name: 'Whole' }) }),
      gives: 'Edited',
    },
    {
      ...asLandlord,
      variables: (side) => ({ ...found(isActive), version: 1, draft: validDraft(pictureOn(side), { type: null }) }),
      gives: 'Stale',
    },
  ],
  deactivateListing: [{ ...asLandlord, variables: () => found(isActive), gives: 'ListingState' }],
  activateListing: [{ ...asLandlord, variables: () => found(isActive), gives: 'ListingState' }],
  beginCardChange: [{ ...asLandlord, gives: 'CardSetup' }],
  changeCard: [
    {
      ...asLandlord,
      variables: async (side) => ({ setup: await confirmedCard(side, '5555555555554444') }),
      gives: 'CardChanged',
    },
  ],
  confirmListing: [{ ...asLandlord, variables: () => found(isActive), gives: 'ListingState' }],
  confirmListings: [{ ...asLandlord, gives: 'none' }],
  hideListing: [{ ...asLandlord, variables: () => ({ ...found(isActive), hidden: true }), gives: 'ListingState' }],
  requestPersonalData: [{ variables: () => ({ email: LANDLORD }), gives: 'Done' }],
  requestPasswordReset: [{ variables: () => ({ email: LANDLORD }), gives: 'Done' }],
  resetPassword: [
    {
      variables: async (side) => ({
        email: LANDLORD,
        password: 'a third phrase',
        passwordConfirmation: 'a third phrase',
        token: await side.resetToken(LANDLORD),
      }),
      gives: 'LoggedIn',
    },
  ],
  login: [{ variables: () => ({ email: LANDLORD, password: 'a third phrase' }), gives: 'LoggedIn' }],
  trackMatches: [
    { variables: () => ({ events: [{ housingId: '1', action: 'view', housingPosition: 3 }] }), gives: 'Done' },
    { variables: () => ({ events: [{ housingId: '1', action: 'stare' }] }), gives: 'Invalid action' },
    { variables: () => ({ events: [] }), gives: 'Invalid events' },
    {
      variables: () => ({
        events: [
          { housingId: '1', action: 'view', housingPosition: 0, schoolId: 'osu' },
          { housingId: 'porch', action: '', subscriberId: 'ada', poweredBy: 'x'.repeat(61) },
        ],
      }),
      gives: 'Invalid schoolId housingPosition subscriberId housingId action poweredBy',
    },
  ],
  changeName: [
    { ...asLeaver, variables: () => ({ firstName: 'Robin', lastName: 'Whole' }), gives: 'Done' },
    { ...asLeaver, variables: () => ({ firstName: '', lastName: 'Whole' }), gives: 'Invalid firstName' },
  ],
  changeEmail: [
    { ...asLeaver, variables: () => ({ email: 'whole@ferris.example', password: 'a third phrase' }), gives: 'Done' },
  ],
  cancelEmailChange: [{ ...asLeaver, gives: 'Done' }],
  confirmListingByToken: [{ variables: () => ({ id: '1', token: 'x' }), gives: 'Invalid token' }],
  confirmLogin: [{ variables: () => ({ token: 'x' }), gives: 'Invalid token' }],
  confirmEmail: [{ variables: () => ({ token: 'x' }), gives: 'Invalid email' }],
  changePassword: [
    {
      ...asLeaver,
      variables: () => ({
        currentPassword: 'a third phrase',
        password: 'a fourth phrase',
        passwordConfirmation: 'a fourth phrase',
      }),
      gives: 'Done',
    },
  ],
  endSession: [{ ...asLeaver, variables: () => ({ id: 'x' }), gives: 'Done' }],
  deleteAccount: [{ ...asLeaver, variables: () => ({ password: 'wrong' }), gives: 'Invalid password' }],
  logoutEverywhere: [{ ...asLeaver, gives: 'Done' }],
  logout: [{ gives: 'Done' }],
};

/** Compares each root field of an operation type, with its full responses. */
export function compareFullResponses(kind: OperationTypeNode.QUERY | OperationTypeNode.MUTATION): void {
  const asks = kind === OperationTypeNode.QUERY ? queries : mutations;
  describe(`each ${kind}, whole`, () => {
    it('includes every root field', () => {
      expect(Object.keys(asks).toSorted()).toEqual(rootFields(kind).toSorted());
    });

    it.each(Object.entries(asks))('%s', async (name, each) => {
      const query = wholeOperation(kind, name);
      for (const { as, variables = () => ({}), gives } of each) {
        await targets().each((side) => side.forgetThrottles());
        const answer = await (
          await (as?.() ?? targets().people())
        ).ask(query, variables, ({ side }, { data, errors }, given) => {
          if (errors.length > 0) return;
          expect(shapeErrors(schema, parse(query), data, given), `the form on the ${side.name}`).toEqual([]);
        });
        expect(summarize(answer), `${name} ${JSON.stringify(await variables(targets().server))}`).toBe(gives);
      }
    });
  });
}
