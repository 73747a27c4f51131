import { randomUUID } from 'node:crypto';
import { draft, someones, type OperationCases } from './operation-case.ts';
import { queryCases } from './query-cases.ts';
import { perViewer, sameForAll, type Viewer } from './viewers.ts';

const KEPT = randomUUID();
const renter = { firstName: 'Grace', lastName: 'Hopper', phone: '3305550199', email: 'grace@college.example' };
const renterOf = (viewer: string) => ({ ...renter, email: `${viewer.replaceAll(/\W/g, '-')}@college.example` });
const OWN_DONE = perViewer('UNAUTHENTICATED', 'Done', 'Done');
const account = (viewer: Viewer) => ({
  email: `${viewer}@poplar.example`,
  password: 'a gray heron at dusk',
  passwordConfirmation: 'a gray heron at dusk',
});

/** Every root field of the schema. Mutations come after the queries that read their data; those that end a session come last. */
export const operationCases: OperationCases = {
  ...queryCases,
  'mutation trackMatches': [
    {
      with: ({ shown }) => ({ events: [{ housingId: shown.id, action: 'view', housingPosition: 1 }] }),
      gives: sameForAll('Done'),
    },
  ],
  'mutation saveSubscriber': [
    {
      with: (_, viewer) => ({ subscriber: { email: `${viewer}@college.example`, schoolId: '204796' } }),
      gives: sameForAll('Subscribed'),
    },
  ],
  'mutation sendAdvertising': [
    {
      with: (_, viewer) => ({ inquiry: { ...renter, about: `A page of ours, says ${viewer}.` } }),
      gives: sameForAll('InquirySent'),
    },
  ],
  'mutation reportListing': [
    {
      with: ({ shown }, viewer) => ({
        report: { listingId: shown.id, reason: 'wrong', details: `The rent is higher, says ${viewer}.` },
      }),
      gives: sameForAll('ReportSent'),
    },
    {
      with: ({ hidden }) => ({ report: { listingId: hidden.id, reason: 'scam' } }),
      gives: sameForAll('Invalid housingId'),
    },
  ],
  'mutation createGroupList': [{ with: () => ({ listingIds: ['1'] }), gives: sameForAll('GroupListCreated') }],
  'mutation joinGroupList': [{ with: () => ({ token: 'x'.repeat(43), name: 'Ana' }), gives: sameForAll('null') }],
  'mutation markGroupList': [
    { with: () => ({ token: 'x'.repeat(43), memberId: 1, listingId: '1', heart: true }), gives: sameForAll('null') },
  ],
  'mutation revokeGroupList': [{ with: () => ({ revokeToken: 'x'.repeat(43) }), gives: sameForAll('false') }],
  'mutation editSubscriber': [
    {
      with: () => ({ token: 'nobody-s', searchFilter: { locationId: '204796' }, frequency: 'daily' }),
      gives: sameForAll('null'),
    },
  ],
  'mutation changeSubscriber': [{ with: () => ({ token: 'nobody-s', subscribed: false }), gives: sameForAll('null') }],
  'mutation saveRequest': [
    {
      with: ({ shown }, viewer) => ({ request: { ...renterOf(viewer), housingId: shown.id } }),
      gives: sameForAll('LeadSent'),
    },
    {
      with: ({ hidden }) => ({ request: { ...renter, housingId: hidden.id } }),
      gives: sameForAll('Invalid housingId'),
    },
  ],
  'mutation sendReply': [
    {
      with: ({ shown }, viewer) => ({ reply: { ...renterOf(viewer), housingId: shown.id, message: 'Is it free?' } }),
      gives: sameForAll('LeadSent'),
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
      // the same id for all viewers: each saves a draft of their own under it
      with: (_, viewer) => ({ draft: { id: KEPT, type: 84, name: `Kept by ${viewer}` } }),
      gives: perViewer('UNAUTHENTICATED', 'DraftSaved', 'DraftSaved'),
    },
    {
      // without the latest version it returns the saved draft: the viewer's own
      with: (_, viewer) => ({ draft: { id: KEPT, type: 85, name: `Kept by ${viewer}` } }),
      gives: perViewer('UNAUTHENTICATED', 'DraftConflict', 'DraftConflict'),
    },
    {
      with: ({ shown }) => ({ draft: { id: shown.draftId, type: 84 } }),
      gives: perViewer('UNAUTHENTICATED', 'DraftPublished', 'DraftSaved'),
    },
  ],
  'mutation deleteDraft': [{ with: () => ({ id: KEPT }), gives: perViewer('UNAUTHENTICATED', 'Done', 'Done') }],
  // Every account has its own import, so that the id of another's is that of none.
  'mutation mapListingImport': [
    {
      with: () => ({ id: KEPT, fields: [] }),
      gives: perViewer('UNAUTHENTICATED', 'Invalid notification', 'Invalid notification'),
    },
  ],
  'mutation runListingImport': [
    { with: () => ({ id: KEPT }), gives: perViewer('UNAUTHENTICATED', 'Invalid notification', 'Invalid notification') },
  ],
  'mutation validateStep': [
    {
      // an account with this email exists, which is reported as it is on publishing
      with: ({ shown, ownerEmail }) => ({
        step: 'property-password-step',
        draft: { id: shown.draftId, account: { ...account('owner'), email: ownerEmail } },
      }),
      gives: perViewer('Invalid email', 'Done', 'Done'),
    },
  ],
  // A draft belongs to its account: anybody else's id is that of none.
  'mutation publishDraft': [
    {
      with: ({ shown }) => ({ id: shown.draftId, price: 1, paymentMethod: 'on_file' }),
      gives: perViewer('UNAUTHENTICATED', 'Published', 'Invalid notification'),
      shows: draft,
    },
  ],
  'mutation publishListing': [
    {
      with: ({ others }, viewer) => ({
        draft: { ...others.draft, id: randomUUID(), account: account(viewer) },
        paymentMethod: 'pm_card_visa',
        idempotencyKey: randomUUID(),
      }),
      gives: sameForAll('Published'),
    },
    {
      // the id of somebody else's draft grants no access
      with: ({ shown, others }, viewer) => ({
        draft: { ...others.draft, id: shown.draftId, account: account(viewer) },
        paymentMethod: 'pm_card_visa',
        idempotencyKey: randomUUID(),
      }),
      gives: sameForAll('Invalid notification'),
    },
  ],
  'mutation editListing': [
    {
      with: ({ shown }) => ({ id: shown.id, draft: shown.draft }),
      gives: perViewer('Invalid auth', 'Edited', 'FORBIDDEN'),
      shows: draft,
    },
  ],
  'query propertyTypeQuote': [
    {
      with: ({ shown }) => ({ id: shown.id, type: 85 }),
      gives: someones('UNAUTHENTICATED', 'PropertyTypeQuote'),
    },
  ],
  'mutation beginCardChange': [{ gives: perViewer('UNAUTHENTICATED', 'CardSetup', 'CardSetup') }],
  'mutation changeCard': [
    {
      with: () => ({ setup: 'seti_nothing' }),
      gives: perViewer('UNAUTHENTICATED', 'Invalid payment', 'Invalid payment'),
    },
  ],
  'mutation confirmListing': [
    {
      with: ({ shown }) => ({ id: shown.id }),
      gives: someones('UNAUTHENTICATED', 'ListingState'),
      shows: draft,
    },
  ],
  // Published today, so that none is to be confirmed.
  'mutation confirmListings': [{ gives: perViewer('UNAUTHENTICATED', 'none', 'none') }],
  'mutation sendContactLink': [
    {
      with: ({ shown }) => ({ id: shown.id }),
      gives: someones('UNAUTHENTICATED', 'ListingState'),
      shows: draft,
    },
  ],
  'mutation callContactPhone': [
    {
      with: ({ shown }) => ({ id: shown.id }),
      gives: someones('UNAUTHENTICATED', 'ListingState'),
      shows: draft,
    },
  ],
  'mutation confirmContactPhone': [
    { with: ({ shown }) => ({ id: shown.id, code: 'x' }), gives: someones('UNAUTHENTICATED', 'Invalid code') },
  ],
  'mutation confirmListingByToken': [
    { with: ({ shown }) => ({ id: shown.id, token: 'x'.repeat(43) }), gives: sameForAll('Invalid token') },
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
  'mutation requestPersonalData': [{ with: ({ ownerEmail: email }) => ({ email }), gives: sameForAll('Done') }],
  'mutation requestPasswordReset': [{ with: ({ ownerEmail: email }) => ({ email }), gives: sameForAll('Done') }],
  'mutation resetPassword': [
    {
      with: ({ ownerEmail: email }) => ({
        email,
        password: 'a gray heron at dusk',
        passwordConfirmation: 'a gray heron at dusk',
        token: 'x'.repeat(43),
      }),
      gives: sameForAll('Invalid email'),
    },
  ],
  'mutation login': [
    {
      with: ({ ownerEmail: email }) => ({ email, password: 'a guess of mine' }),
      gives: sameForAll('Invalid email'),
    },
    {
      with: ({ otherEmail: email, password }) => ({ email, password }),
      gives: sameForAll('LoggedIn'),
    },
  ],
  'mutation confirmLogin': [{ with: () => ({ token: 'x'.repeat(43) }), gives: sameForAll('Invalid token') }],
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
      gives: perViewer('UNAUTHENTICATED', 'Invalid password', 'Invalid password'),
    },
  ],
  'mutation cancelEmailChange': [{ gives: OWN_DONE }],
  'mutation confirmEmail': [{ with: () => ({ token: 'x'.repeat(43) }), gives: sameForAll('Invalid email') }],
  'mutation changePassword': [
    {
      with: () => ({
        currentPassword: '',
        password: 'a gray heron at dusk',
        passwordConfirmation: 'a gray heron at dusk',
      }),
      gives: perViewer('UNAUTHENTICATED', 'Invalid current_password', 'Invalid current_password'),
    },
  ],
  'mutation deleteAccount': [
    {
      with: () => ({ password: '' }),
      gives: perViewer('UNAUTHENTICATED', 'Invalid password', 'Invalid password'),
    },
  ],
  // The other landlord gets the same response, and none of the owner's sessions has ended.
  'mutation endSession': [{ with: ({ session }) => ({ id: session }), gives: OWN_DONE }],
  'mutation logoutEverywhere': [{ gives: OWN_DONE }],
  'mutation logout': [{ gives: sameForAll('Done') }],
};
