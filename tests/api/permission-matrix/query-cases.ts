import { contact, draft, someones, type OperationCases } from './operation-case.ts';
import { perViewer, sameForAll } from './viewers.ts';

const search = { locationType: 'college', locationId: '204796' };
/** A landlord's own list; another landlord gets only their own. */
const OWN = perViewer('UNAUTHENTICATED', 'some', 'some');

/** The queries and subscriptions that are called before any mutation. */
export const queryCases: OperationCases = {
  'query city': [{ with: () => ({ slug: 'columbus-oh' }), gives: sameForAll('City') }],
  'query closestHousing': [{ with: () => ({ filter: { ...search, budget: 1 } }), gives: sameForAll('MatchPage some') }],
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
      gives: sameForAll('Directions'),
    },
  ],
  'query draft': [{ gives: perViewer('UNAUTHENTICATED', 'null', 'null') }],
  'query myDrafts': [{ gives: perViewer('UNAUTHENTICATED', 'DraftPage', 'DraftPage') }],
  'query listingImport': [{ gives: perViewer('UNAUTHENTICATED', 'null', 'null') }],
  'query geoInformation': [
    {
      with: () => ({ address: '94 Chittenden Ave', city: 'Columbus', state: 'OH' }),
      gives: sameForAll('Geo'),
    },
  ],
  'query unavailableListing': [
    { with: ({ hidden }) => ({ slug: hidden.slug }), gives: sameForAll('UnavailableListing') },
  ],
  'query listing': [
    { with: ({ shown }) => ({ slug: shown.slug }), gives: sameForAll('Listing') },
    { with: ({ hidden }) => ({ slug: hidden.slug }), gives: sameForAll('null') },
  ],
  'query listings': [
    { with: ({ shown, hidden }) => ({ ids: [shown.id, hidden.id] }), gives: sameForAll('some') },
    { with: ({ hidden }) => ({ ids: [hidden.id] }), gives: sameForAll('none') },
  ],
  'query me': [{ gives: perViewer('null', 'Viewer', 'Viewer'), shows: ['accountEmail', 'contactName', 'ownerKey'] }],
  'query myAccount': [
    {
      gives: perViewer('UNAUTHENTICATED', 'MyAccount', 'MyAccount'),
      shows: ['accountEmail', 'contactName', 'ownerKey'],
    },
  ],
  'query myCalls': [{ gives: perViewer('UNAUTHENTICATED', 'CallPage', 'CallPage'), shows: ['caller', 'knownCaller'] }],
  'query leadInbox': [
    {
      gives: perViewer('UNAUTHENTICATED', 'LeadPage', 'LeadPage'),
      shows: ['leadEmail', 'leadPhone', 'leadWords'],
    },
    {
      with: ({ shown }) => ({ filter: { listingId: shown.id, text: 'canary' } }),
      gives: perViewer('UNAUTHENTICATED', 'LeadPage', 'LeadPage'),
      shows: ['leadEmail', 'leadPhone', 'leadWords'],
    },
  ],
  'query leadCounts': [{ gives: perViewer('UNAUTHENTICATED', 'LeadCounts', 'LeadCounts') }],
  'query activity': [{ with: ({ shown }) => ({ listingId: shown.id }), gives: OWN }],
  'query myLeads': [
    {
      gives: perViewer('UNAUTHENTICATED', 'some', 'none'),
      shows: ['leadEmail', 'leadPhone', 'leadWords'],
    },
  ],
  // Only the owner gets their receipts and card; a receipt of another account does not exist.
  'query myBilling': [{ with: () => ({ receipts: 12 }), gives: perViewer('UNAUTHENTICATED', 'Billing', 'Billing') }],
  'query myReceipt': [{ with: () => ({ id: 'in_nothing' }), gives: perViewer('UNAUTHENTICATED', 'null', 'null') }],
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
  'query myReviews': [{ gives: perViewer('UNAUTHENTICATED', 'none', 'none') }],
  'query myListings': [{ gives: OWN, shows: [...draft, 'hiddenWords'] }],
  'query options': [{ gives: sameForAll('Options') }],
  'query featuredListings': [{ gives: sameForAll('some') }],
  'query states': [{ gives: sameForAll('some') }],
  'query popularSchools': [{ gives: sameForAll('some') }],
  'query approximateLocation': [
    { with: () => ({ city: 'Columbus', state: 'OH', zip: '43210' }), gives: sameForAll('ApproximateLocation') },
  ],
  'query school': [{ with: () => ({ id: '204796' }), gives: sameForAll('School') }],
  'query searchHousing': [
    { with: () => ({ filter: search }), gives: sameForAll('MatchPage some') },
    { with: () => ({ filter: { locationType: 'state', locationId: '39' } }), gives: sameForAll('MatchPage some') },
  ],
  'query searchPlaces': [{ with: () => ({ text: 'canary-contact' }), gives: sameForAll('PlacePage none') }],
  'query state': [{ with: () => ({ slug: 'oh' }), gives: sameForAll('State') }],
  'query groupList': [{ with: () => ({ token: 'x'.repeat(43) }), gives: sameForAll('null') }],
  'query subscriber': [{ with: () => ({ token: 'nobody-s' }), gives: sameForAll('null') }],
  'query filterCounts': [{ with: () => ({ filter: { ...search, bedrooms: 2 } }), gives: sameForAll('some') }],
  'query suggestions': [
    { with: () => ({ filter: { ...search, bedrooms: 5, budget: 900 } }), gives: sameForAll('Suggestions') },
  ],
  'query widgetHosts': [{ gives: sameForAll('some') }],
  'subscription callChanged': [{ gives: sameForAll('BAD_REQUEST') }],
  'subscription leadArrived': [{ gives: sameForAll('BAD_REQUEST') }],
  'subscription leadChanged': [{ gives: sameForAll('BAD_REQUEST') }],
};
