import { randomUUID } from 'node:crypto';
import type { Canary, Things } from './things.ts';
import { alike, apart, type For4, type Viewer } from './viewers.ts';

type Variables = Record<string, unknown>;

/** One thing that is asked: of what, what comes of it for each (`gist`), and what of the owner's the owner then reads. */
export interface Row {
  with?: (things: Things, viewer: Viewer) => Variables;
  gives: For4;
  /** Nobody but the owner may ever find one; the owner finds these and no others. */
  shows?: readonly Canary[];
}

const KEPT = randomUUID();
const search = { locationType: 'college', locationId: '204796' };
const renter = { firstName: 'Grace', lastName: 'Hopper', phone: '3305550199', email: 'grace@college.example' };
const contact: readonly Canary[] = ['contactEmail', 'contactName', 'realPhone'];
/** What an edit begins with; `draftId` is its number. */
const draft: readonly Canary[] = [...contact, 'draftId'];
const someones = (without: string, owner: string) => apart(without, owner, 'FORBIDDEN');
/** A landlord's own list, in which another finds only their own. */
const OWN = apart('UNAUTHENTICATED', 'some', 'some');
const OWN_DONE = apart('UNAUTHENTICATED', 'Done', 'Done');
const account = (viewer: Viewer) => ({
  email: `${viewer}@poplar.example`,
  password: 'a grey heron at dusk',
  passwordConfirmation: 'a grey heron at dusk',
});

/** Every field of the schema's roots. What changes things stands after what reads them; what ends a session, last. */
export const operations: Readonly<Record<string, readonly Row[]>> = {
  'query city': [{ with: () => ({ slug: 'columbus-oh' }), gives: alike('City') }],
  'query closestHousing': [{ with: () => ({ filter: { ...search, budget: 1 } }), gives: alike('MatchPage some') }],
  'query directions': [
    {
      with: ({ shown }) => ({
        input: {
          latitudeHousing: 40,
          longitudeHousing: -83,
          latitudeSchool: 40.1,
          longitudeSchool: -83,
          onlineAdId: shown.id,
        },
      }),
      gives: alike('Directions'),
    },
  ],
  'query draft': [{ gives: apart('UNAUTHENTICATED', 'null', 'null') }],
  'query geoInformation': [
    {
      with: () => ({ address: '94 Chittenden Ave', city: 'Columbus', state: 'OH' }),
      gives: alike('Geo'),
    },
  ],
  'query goneListing': [{ with: ({ hidden }) => ({ slug: hidden.slug }), gives: alike('GoneListing') }],
  'query listing': [
    { with: ({ shown }) => ({ slug: shown.slug }), gives: alike('Listing') },
    { with: ({ hidden }) => ({ slug: hidden.slug }), gives: alike('null') },
  ],
  'query listings': [
    { with: ({ shown, hidden }) => ({ ids: [shown.id, hidden.id] }), gives: alike('some') },
    { with: ({ hidden }) => ({ ids: [hidden.id] }), gives: alike('none') },
  ],
  'query me': [{ gives: apart('null', 'Viewer', 'Viewer'), shows: ['accountEmail', 'contactName', 'ownerKey'] }],
  'query myAccount': [
    {
      gives: apart('UNAUTHENTICATED', 'MyAccount', 'MyAccount'),
      shows: ['accountEmail', 'contactName', 'ownerKey'],
    },
  ],
  // All that is kept of its owner, and of nobody else.
  'query ownData': [
    {
      gives: apart('UNAUTHENTICATED', 'OwnData', 'OwnData'),
      shows: [
        ...draft,
        'accountEmail',
        'ownerKey',
        'customer',
        'subscription',
        'session',
        'leadEmail',
        'leadPhone',
        'leadWords',
        'caller',
        'hiddenWords',
      ],
    },
  ],
  'query myCalls': [{ gives: apart('UNAUTHENTICATED', 'CallPage', 'CallPage'), shows: ['caller', 'knownCaller'] }],
  'query leadInbox': [
    {
      gives: apart('UNAUTHENTICATED', 'LeadPage', 'LeadPage'),
      shows: ['leadEmail', 'leadPhone', 'leadWords'],
    },
    {
      with: ({ shown }) => ({ filter: { listingId: shown.id, words: 'canary' } }),
      gives: apart('UNAUTHENTICATED', 'LeadPage', 'LeadPage'),
      shows: ['leadEmail', 'leadPhone', 'leadWords'],
    },
  ],
  'query leadCounts': [{ gives: apart('UNAUTHENTICATED', 'LeadCounts', 'LeadCounts') }],
  'query activity': [{ with: ({ shown }) => ({ listingId: shown.id }), gives: OWN }],
  'query myLeads': [
    {
      gives: apart('UNAUTHENTICATED', 'some', 'none'),
      shows: ['leadEmail', 'leadPhone', 'leadWords'],
    },
  ],
  // Whose bills and card they are, nobody else hears; a bill of another account is none.
  'query myBilling': [{ with: () => ({ receipts: 12 }), gives: apart('UNAUTHENTICATED', 'Billing', 'Billing') }],
  'query myReceipt': [{ with: () => ({ id: 'in_nothing' }), gives: apart('UNAUTHENTICATED', 'null', 'null') }],
  'query myListing': [
    {
      with: ({ shown }) => ({ slug: shown.slug }),
      gives: someones('UNAUTHENTICATED', 'MyListing'),
      shows: draft,
    },
    {
      with: ({ hidden }) => ({ slug: hidden.slug }),
      gives: someones('UNAUTHENTICATED', 'MyListing'),
      shows: [...contact, 'hiddenWords'],
    },
  ],
  'query myListings': [{ gives: OWN, shows: [...draft, 'hiddenWords'] }],
  'query options': [{ gives: alike('Options') }],
  'query popularSchools': [{ gives: alike('some') }],
  'query roughPlace': [{ with: () => ({ city: 'Columbus', state: 'OH', zip: '43210' }), gives: alike('RoughPlace') }],
  'query school': [{ with: () => ({ id: '204796' }), gives: alike('School') }],
  'query searchHousing': [
    { with: () => ({ filter: search }), gives: alike('MatchPage some') },
    { with: () => ({ filter: { locationType: 'state', locationId: '39' } }), gives: alike('MatchPage some') },
  ],
  'query searchPlaces': [{ with: () => ({ text: 'canary-contact' }), gives: alike('PlacePage none') }],
  'query state': [{ with: () => ({ slug: 'oh' }), gives: alike('State') }],
  'query subscriber': [{ with: () => ({ token: 'nobody-s' }), gives: alike('null') }],
  'query waysOn': [{ with: () => ({ filter: { ...search, bedrooms: 5, budget: 900 } }), gives: alike('WaysOn') }],
  'query widgetHosts': [{ gives: alike('some') }],
  'subscription callChanged': [{ gives: alike('BAD_REQUEST') }],
  'subscription leadArrived': [{ gives: alike('BAD_REQUEST') }],
  'subscription leadChanged': [{ gives: alike('BAD_REQUEST') }],

  'mutation trackMatches': [
    {
      with: ({ shown }) => ({ events: [{ housingId: shown.id, action: 'view', housingPosition: 1 }] }),
      gives: alike('Done'),
    },
  ],
  'mutation saveSubscriber': [
    {
      with: (_, viewer) => ({ subscriber: { email: `${viewer}@college.example`, schoolId: '204796' } }),
      gives: alike('Subscribed'),
    },
  ],
  'mutation sendAdvertising': [
    {
      with: (_, viewer) => ({ enquiry: { ...renter, about: `A page of ours, says ${viewer}.` } }),
      gives: alike('EnquirySent'),
    },
  ],
  'mutation changeSubscriber': [{ with: () => ({ token: 'nobody-s', subscribed: false }), gives: alike('null') }],
  'mutation saveRequest': [
    { with: ({ shown }) => ({ request: { ...renter, housingId: shown.id } }), gives: alike('LeadSent') },
    {
      with: ({ hidden }) => ({ request: { ...renter, housingId: hidden.id } }),
      gives: alike('Invalid housingId'),
    },
  ],
  'mutation sendReply': [
    {
      with: ({ shown }) => ({ reply: { ...renter, housingId: shown.id, message: 'Is it free?' } }),
      gives: alike('LeadSent'),
    },
  ],
  'mutation changeLead': [
    {
      with: ({ lead }) => ({ id: lead, change: { stage: 'contacted', note: 'Mine' } }),
      gives: someones('UNAUTHENTICATED', 'LeadChanged'),
      shows: ['leadEmail', 'leadPhone', 'leadWords'],
    },
  ],
  'mutation markLeadSpam': [
    {
      with: ({ lead }) => ({ id: lead, spam: false }),
      gives: someones('UNAUTHENTICATED', 'LeadChanged'),
      shows: ['leadEmail', 'leadPhone', 'leadWords'],
    },
  ],
  'mutation saveDraft': [
    {
      // one number for all of them: each keeps a draft of their own under it
      with: (_, viewer) => ({ draft: { id: KEPT, type: 84, name: `Kept by ${viewer}` } }),
      gives: apart('UNAUTHENTICATED', 'DraftSaved', 'DraftSaved'),
    },
    {
      // without the latest version it is shown what is kept: its own, and nobody else's
      with: (_, viewer) => ({ draft: { id: KEPT, type: 85, name: `Kept by ${viewer}` } }),
      gives: apart('UNAUTHENTICATED', 'DraftConflict', 'DraftConflict'),
    },
    {
      with: ({ shown }) => ({ draft: { id: shown.draftId, type: 84 } }),
      gives: apart('UNAUTHENTICATED', 'DraftPublished', 'DraftSaved'),
    },
  ],
  'mutation forgetDraft': [{ with: () => ({ id: KEPT }), gives: apart('UNAUTHENTICATED', 'Done', 'Done') }],
  'mutation validateStep': [
    {
      // an account of this address exists: that is said, as it is when one posts
      with: ({ shown, ownerEmail }) => ({
        step: 'property-password-step',
        draft: { id: shown.draftId, account: { ...account('owner'), email: ownerEmail } },
      }),
      gives: apart('Invalid email', 'Done', 'Done'),
    },
  ],
  'mutation publishListing': [
    {
      with: ({ others }, viewer) => ({
        draft: { ...others.draft, id: randomUUID(), account: account(viewer) },
        paymentMethod: 'pm_card_visa',
        idempotencyKey: randomUUID(),
      }),
      gives: alike('Published'),
    },
    {
      // the number of somebody's draft opens nothing
      with: ({ shown, others }, viewer) => ({
        draft: { ...others.draft, id: shown.draftId, account: account(viewer) },
        paymentMethod: 'pm_card_visa',
        idempotencyKey: randomUUID(),
      }),
      gives: alike('Invalid notification'),
    },
  ],
  'mutation editListing': [
    {
      with: ({ shown }) => ({ id: shown.id, draft: shown.draft }),
      gives: apart('Invalid auth', 'Edited', 'FORBIDDEN'),
      shows: draft,
    },
  ],
  'query kindQuote': [
    {
      with: ({ shown }) => ({ id: shown.id, type: 85 }),
      gives: someones('UNAUTHENTICATED', 'KindQuote'),
    },
  ],
  'mutation beginCardChange': [{ gives: apart('UNAUTHENTICATED', 'CardSetup', 'CardSetup') }],
  'mutation changeCard': [
    { with: () => ({ setup: 'seti_nothing' }), gives: apart('UNAUTHENTICATED', 'Invalid payment', 'Invalid payment') },
  ],
  'mutation hideListing': [
    {
      with: ({ shown }) => ({ id: shown.id, hidden: false }),
      gives: someones('UNAUTHENTICATED', 'ListingState'),
      shows: draft,
    },
  ],
  'mutation deactivateListing': [
    {
      with: ({ shown }) => ({ id: shown.id }),
      gives: someones('UNAUTHENTICATED', 'ListingState'),
      shows: draft,
    },
  ],
  'mutation activateListing': [
    {
      with: ({ shown }) => ({ id: shown.id }),
      gives: someones('UNAUTHENTICATED', 'ListingState'),
      shows: draft,
    },
  ],
  'mutation requestPasswordReset': [{ with: ({ ownerEmail: email }) => ({ email }), gives: alike('Done') }],
  'mutation resetPassword': [
    {
      with: ({ ownerEmail: email }) => ({
        email,
        password: 'a grey heron at dusk',
        passwordConfirmation: 'a grey heron at dusk',
        token: 'x'.repeat(43),
      }),
      gives: alike('Invalid email'),
    },
  ],
  'mutation login': [
    {
      with: ({ ownerEmail: email }) => ({ email, password: 'a guess of mine' }),
      gives: alike('Invalid email'),
    },
    {
      with: ({ otherEmail: email, password }) => ({ email, password }),
      gives: alike('LoggedIn'),
    },
  ],
  'mutation confirmLogin': [{ with: () => ({ token: 'x'.repeat(43) }), gives: alike('Invalid token') }],
  'mutation changeName': [
    {
      with: (_, viewer) =>
        viewer === 'owner'
          ? { firstName: 'Canarina', lastName: 'Quillfeather' }
          : { firstName: 'Mallory', lastName: 'Birch' },
      gives: OWN_DONE,
    },
  ],
  'mutation changeEmail': [
    {
      with: () => ({ email: 'new@birch.example', password: '' }),
      gives: apart('UNAUTHENTICATED', 'Invalid password', 'Invalid password'),
    },
  ],
  'mutation cancelEmailChange': [{ gives: OWN_DONE }],
  'mutation confirmEmail': [{ with: () => ({ token: 'x'.repeat(43) }), gives: alike('Invalid email') }],
  'mutation changePassword': [
    {
      with: () => ({
        currentPassword: '',
        password: 'a grey heron at dusk',
        passwordConfirmation: 'a grey heron at dusk',
      }),
      gives: apart('UNAUTHENTICATED', 'Invalid current_password', 'Invalid current_password'),
    },
  ],
  'mutation deleteAccount': [
    {
      with: () => ({ password: '' }),
      gives: apart('UNAUTHENTICATED', 'Invalid password', 'Invalid password'),
    },
  ],
  // The other is answered alike, and nothing of the owner's has ended.
  'mutation endSession': [{ with: ({ session }) => ({ id: session }), gives: OWN_DONE }],
  'mutation logoutEverywhere': [{ gives: OWN_DONE }],
  'mutation logout': [{ gives: alike('Done') }],
};
