import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MockContext } from '../world/world.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** A number, or its digits as a string: 84 and "84" are the same. */
  NumberOrDigits: { input: number | string; output: number | string; }
};

/** What deleting the account would end. */
export type AccountHoldings = {
  __typename?: 'AccountHoldings';
  /** Number of their leads. */
  leads: Scalars['Int']['output'];
  /** Number of listings that have not been removed. */
  listings: Scalars['Int']['output'];
  /** Number of those that will renew. */
  renewing: Scalars['Int']['output'];
};

/** The account that publishing creates; absent when logged in. */
export type AccountInput = {
  /** The login email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At least six characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The same password again. */
  passwordConfirmation?: InputMaybe<Scalars['String']['input']>;
};

/** A browser that is logged in to the account. */
export type AccountSession = {
  __typename?: 'AccountSession';
  /** Whether this is the session of the request. */
  current: Scalars['Boolean']['output'];
  /** The browser and system: "Chrome on Windows". */
  device: Scalars['String']['output'];
  /** The public id of the session; never the cookie secret. */
  id: Scalars['ID']['output'];
  /** Time of last use, accurate to ten minutes (ISO 8601). */
  lastUsedAt: Scalars['String']['output'];
  /** Login time (ISO 8601). */
  startedAt: Scalars['String']['output'];
};

/** The activity on your listings on one day. */
export type ActivityDay = {
  __typename?: 'ActivityDay';
  /** YYYY-MM-DD, in UTC. */
  day: Scalars['String']['output'];
  /** Number of times a listing was visible in matches. */
  matches: Scalars['Int']['output'];
  /** Number of requests and messages, not counting spam. */
  requests: Scalars['Int']['output'];
  /** Number of listing page views. */
  views: Scalars['Int']['output'];
};

/** A street address or a zip code that was typed into the search. */
export type AddressHit = {
  __typename?: 'AddressHit';
  /** False if only its zip code or city could be located. */
  exact: Scalars['Boolean']['output'];
  /** The address as understood. */
  label: Scalars['String']['output'];
  /** The colleges within ten miles, nearest first, at most five; then its city. */
  places: Array<Place>;
};

/** The quote for a property type change that the landlord accepted. */
export type AgreedPriceInput = {
  /** Cents to charge now. */
  chargeCents: Scalars['Int']['input'];
  /** The time of the quote, which is valid for 30 minutes. */
  quotedAt: Scalars['DateTimeISO']['input'];
};

/** As soon as a listing is published, every morning, or on Mondays. */
export type AlertFrequency =
  | 'daily'
  | 'instant'
  | 'weekly';

/** The changed subscription, or the invalid fields. */
export type AlertResult = Invalid | Subscriber;

/** Another college with more listings that fit. */
export type AlternativeCollege = {
  __typename?: 'AlternativeCollege';
  /** Distance in miles from the place searched, one decimal. */
  distance: Scalars['Float']['output'];
  /** The college. */
  location: SearchLocation;
  /** The number of listings that fit there. */
  total: Scalars['Int']['output'];
};

/** An amenity of the catalog. */
export type Amenity = {
  __typename?: 'Amenity';
  /** The id in the catalog. */
  id: Scalars['Int']['output'];
  /** The label to show. */
  label: Scalars['String']['output'];
};

/** An approximate location for an address that cannot be located, for the initial position of its pin. */
export type ApproximateLocation = {
  __typename?: 'ApproximateLocation';
  /** The zip code, or the name of the city or state. */
  area: Scalars['String']['output'];
  /** Latitude in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude in degrees. */
  lon: Scalars['Float']['output'];
  /** Colleges within ten miles, nearest first, for orientation. */
  schools: Array<NearbySchool>;
  /** The smallest known area, whose center this is. */
  type: AreaType;
};

/** The area of an approximate location. */
export type AreaType =
  | 'city'
  | 'state'
  | 'zip';

/** The colleges near a location, as in answers. */
export type AvailableLocationsInput = {
  /** The number of colleges. */
  count: Scalars['Int']['input'];
  /** Their common names, nearest first. */
  list: Array<Scalars['String']['input']>;
};

/** Rents of one bedroom count at a place. */
export type BedroomRents = {
  __typename?: 'BedroomRents';
  /** A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms. */
  bedrooms: Scalars['Int']['output'];
  /** The number of listings with this bedroom count. */
  listingsCount: Scalars['Int']['output'];
  /** The lowest rent of a floorplan in dollars per month. */
  rentFrom: Scalars['Int']['output'];
  /** The median rent in dollars per month. */
  rentMedian: Scalars['Int']['output'];
};

/** The payments and the stored card of a landlord. */
export type Billing = {
  __typename?: 'Billing';
  /** Null before the first payment. */
  card: Maybe<StoredCard>;
  /** The account balance in cents, used by the next charges first. Negative when an amount too small to charge is added to the next one. */
  creditCents: Scalars['Int']['output'];
  /** The account id. */
  id: Scalars['ID']['output'];
  /** The total number of invoices. */
  receiptCount: Scalars['Int']['output'];
  /** Newest first. */
  receipts: Array<Receipt>;
};

/** A call from a renter to the number of one of your listings. */
export type Call = {
  __typename?: 'Call';
  /** The time of the call. */
  at: Scalars['DateTimeISO']['output'];
  /** The caller’s number: whole for a missed call, its last four digits otherwise; null when it was withheld, or after 90 days. */
  caller: Maybe<Scalars['String']['output']>;
  /** The id of the call. */
  id: Scalars['ID']['output'];
  /** The id of the listing. */
  listingId: Scalars['ID']['output'];
  /** The name of the listing. */
  listingName: Scalars['String']['output'];
  /** The result of the call. */
  outcome: CallOutcome;
  /** Length of the conversation in seconds; 0 when it was missed. */
  seconds: Scalars['Int']['output'];
};

/** The result of a call. */
export type CallOutcome =
  /** Answered. */
  | 'answered'
  /** Missed. */
  | 'missed'
  /** Ringing or in progress. */
  | 'ringing';

/** Calls to your own listings, newest first. */
export type CallPage = {
  __typename?: 'CallPage';
  /** At most eight. */
  calls: Array<Call>;
  /** Whether there are more; pass the last of these to get them. */
  more: Scalars['Boolean']['output'];
};

/** The result of replacing the card: the billing overview, the invalid fields, or a confirmation that the bank requires. */
export type CardChangeResult = CardChanged | Invalid | NeedsAuthentication;

/** The card was replaced. */
export type CardChanged = {
  __typename?: 'CardChanged';
  /** The billing overview after the change. */
  billing: Billing;
  /** Why an unpaid charge failed on the new card, as a message to show. */
  declineMessage: Maybe<Scalars['String']['output']>;
};

/** What the browser needs to confirm a card with the payment processor. */
export type CardSetup = {
  __typename?: 'CardSetup';
  /** For the script of the payment processor. */
  clientSecret: Scalars['String']['output'];
};

/** A city. */
export type City = {
  __typename?: 'City';
  /** The lowest of its zip codes, as a number. */
  id: Scalars['ID']['output'];
  /** Latitude in degrees. */
  lat: Scalars['Float']['output'];
  /** The number of listings shown there now. */
  listingsCount: Scalars['Int']['output'];
  /** Longitude in degrees. */
  lon: Scalars['Float']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** At most eight cities within 25 miles, largest first. */
  nearbyCities: Array<City>;
  /** Text for the page title and search engines. */
  page: PageTexts;
  /** Current rents by bedroom count, smallest first. */
  rents: Array<BedroomRents>;
  /** Colleges within ten miles, nearest first. */
  schools: Array<School>;
  /** The slug: name and state. */
  slug: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** The absolute URL of the place page. */
  url: Scalars['String']['output'];
};

/** A listing that was confirmed with an emailed token. */
export type ConfirmedListing = {
  __typename?: 'ConfirmedListing';
  /** Whether it was canceled: it ends with the paid month. */
  canceled: Scalars['Boolean']['output'];
  /** The end of the paid period. */
  expiresAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** As passed. */
  id: Scalars['ID']['output'];
  /** 1 active, 13 expired. */
  status: Scalars['Int']['output'];
};

/** The confirmed listing, or why the token does not work. */
export type ConfirmedListingResult = ConfirmedListing | Invalid;

/** A location in degrees. */
export type Coordinates = {
  __typename?: 'Coordinates';
  /** Latitude in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude in degrees; negative in all of the United States. */
  lon: Scalars['Float']['output'];
};

/** A location in degrees. */
export type CoordinatesInput = {
  /** Latitude in degrees. */
  lat: Scalars['Float']['input'];
  /** Longitude in degrees. */
  lon: Scalars['Float']['input'];
};

/** The new list, or the invalid fields. */
export type CreateGroupListResult = GroupListCreated | Invalid;

/** A search criterion. */
export type Criterion =
  | 'available'
  | 'bathrooms'
  | 'bedrooms'
  | 'budget'
  | 'distance'
  | 'feature'
  | 'furnished'
  | 'laundry'
  | 'lease'
  | 'minRent'
  | 'utilities'
  | 'walk';

/** The routes from a listing to a college. */
export type Directions = {
  __typename?: 'Directions';
  /** The listing, when it is shown and located there; null otherwise. */
  listing: Maybe<Listing>;
  /** One route per travel mode, the requested one first. */
  routes: Array<Route>;
  /** The college, when it is located there; null otherwise. */
  school: Maybe<School>;
};

/** The start and end of the directions. */
export type DirectionsInput = {
  /** Latitude of the listing in degrees. */
  latitudeHousing: Scalars['Float']['input'];
  /** Latitude of the college in degrees. */
  latitudeSchool: Scalars['Float']['input'];
  /** Longitude of the listing in degrees. */
  longitudeHousing: Scalars['Float']['input'];
  /** Longitude of the college in degrees. */
  longitudeSchool: Scalars['Float']['input'];
  /** The travel mode to list first. */
  mode?: TravelMode;
  /** The listing id, to include its name. */
  onlineAdId?: InputMaybe<Scalars['ID']['input']>;
  /** The college id, to include its name. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
};

/** The operation succeeded. */
export type Done = {
  __typename?: 'Done';
  /** A message to show. */
  message: Maybe<Scalars['String']['output']>;
  /** Always true. */
  ok: Scalars['Boolean']['output'];
};

/** Success, or the fields that were rejected. */
export type DoneResult = Done | Invalid;

/** The draft of a listing; never includes a password or a card. */
export type Draft = {
  __typename?: 'Draft';
  /** Amenity ids from the catalog. */
  amenities: Array<Scalars['Int']['output']>;
  /** The contact that receives the leads. */
  contact: DraftContact;
  /** The description as the landlord wrote it. */
  description: Scalars['String']['output'];
  /** The UUID of the draft; one draft becomes at most one listing. */
  draftId: Maybe<Scalars['ID']['output']>;
  /** In the order the landlord chose. */
  floorplans: Array<DraftFloorplan>;
  /** The id of this view: the listing id when editing a listing, the UUID of a saved draft otherwise. */
  id: Scalars['ID']['output'];
  /** At most six images. */
  images: Array<Image>;
  /** The address of the listing. */
  location: DraftLocation;
  /** The property name, which is the title of the listing. */
  name: Scalars['String']['output'];
  /** Hashes of the texts that the landlord sends to staff for review (K66). */
  textsForReview: Array<Scalars['String']['output']>;
  /** 84 apartment, 85 house; null before one is chosen. */
  type: Maybe<Scalars['Int']['output']>;
  /** An https link to a virtual tour; empty: none. */
  virtualTour: Scalars['String']['output'];
};

/** The draft was changed in another browser; nothing was saved. */
export type DraftConflict = {
  __typename?: 'DraftConflict';
  /** The saved version. */
  saved: SavedDraft;
};

/** The contact that receives the leads; never shown to renters. */
export type DraftContact = {
  __typename?: 'DraftContact';
  /** The email address that receives requests. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** As (###) ###-####, followed by " x12" with an extension; renters see a different number. */
  phone: Scalars['String']['output'];
};

/** The contact that receives the leads. */
export type DraftContactInput = {
  /** The email address that receives requests. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits in any format; an extension of up to six digits may follow, as in "x12". */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A floorplan. */
export type DraftFloorplan = {
  __typename?: 'DraftFloorplan';
  /** First day it can be rented, YYYY-MM-DD; empty: not stated. */
  availableOn: Scalars['String']['output'];
  /** In steps of 0.5; 0 before a value is chosen. */
  bathrooms: Scalars['Float']['output'];
  /** A bedroom code; 0 before one is chosen. */
  bedrooms: Scalars['Int']['output'];
  /** The deposit in dollars, as a string of digits; empty: not stated. */
  deposit: Scalars['String']['output'];
  /** Required fees in dollars per month, as a string of digits; empty: not stated. */
  feesMonthly: Scalars['String']['output'];
  /** The lease lengths offered, in months; empty: not stated. */
  leaseMonths: Array<Scalars['Int']['output']>;
  /** One-time fees in dollars, as a string of digits; empty: not stated. */
  oneTime: Scalars['String']['output'];
  /** Dollars per month, as a string of digits. */
  rent: Scalars['String']['output'];
  /** Square feet, as a string of digits. */
  sq: Scalars['String']['output'];
  /** Estimated utilities in dollars per month, 0 when included, as a string of digits; empty: not stated. */
  utilities: Scalars['String']['output'];
};

/** A floorplan. */
export type DraftFloorplanInput = {
  /** First day it can be rented, YYYY-MM-DD. */
  availableOn?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 5.5 in half steps. */
  bathrooms?: InputMaybe<Scalars['NumberOrDigits']['input']>;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: InputMaybe<Scalars['NumberOrDigits']['input']>;
  /** The deposit in dollars, as a string of digits. */
  deposit?: InputMaybe<Scalars['String']['input']>;
  /** Required fees in dollars per month, as a string of digits. */
  feesMonthly?: InputMaybe<Scalars['String']['input']>;
  /** The lease lengths offered, in months. */
  leaseMonths?: InputMaybe<Array<Scalars['NumberOrDigits']['input']>>;
  /** One-time fees in dollars, as a string of digits. */
  oneTime?: InputMaybe<Scalars['String']['input']>;
  /** Dollars per month, as a string of digits. */
  rent?: InputMaybe<Scalars['String']['input']>;
  /** Square feet, as a string of digits. */
  sq?: InputMaybe<Scalars['String']['input']>;
  /** Estimated utilities in dollars per month, 0 when included, as a string of digits. */
  utilities?: InputMaybe<Scalars['String']['input']>;
};

/** The draft of a listing, which may be incomplete. */
export type DraftInput = {
  /** The account that publishing creates. */
  account?: InputMaybe<AccountInput>;
  /** Amenity ids from the catalog. */
  amenities?: InputMaybe<Array<Scalars['NumberOrDigits']['input']>>;
  /** The contact that receives the leads. */
  contact?: InputMaybe<DraftContactInput>;
  /** The description. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The floorplans. */
  floorplans?: InputMaybe<Array<DraftFloorplanInput>>;
  /** The UUID of the draft; one draft becomes at most one listing. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most six images. */
  images?: InputMaybe<Array<ImageInput>>;
  /** The address of the listing. */
  location?: InputMaybe<DraftLocationInput>;
  /** The property name, which is the title of the listing. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Hashes of the texts that the landlord sends to staff for review, as our pages make them; a changed text asks again. */
  textsForReview?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 84 apartment, 85 house. */
  type?: InputMaybe<Scalars['NumberOrDigits']['input']>;
  /** An https link to a virtual tour on a public website. */
  virtualTour?: InputMaybe<Scalars['String']['input']>;
};

/** The address of the listing. */
export type DraftLocation = {
  __typename?: 'DraftLocation';
  /** Street address. */
  address: Scalars['String']['output'];
  /** The city. */
  city: Scalars['String']['output'];
  /** Null before the address is located. */
  coordinates: Maybe<Coordinates>;
  /** Whether the landlord set the coordinates, which then decide the position. */
  pin: Scalars['Boolean']['output'];
  /** Two-letter state code; empty before one is chosen. */
  state: Scalars['String']['output'];
  /** Five-digit zip code. */
  zip: Scalars['String']['output'];
};

/** The address of the listing. */
export type DraftLocationInput = {
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: the server determines the colleges from the position. */
  availableLocations?: InputMaybe<AvailableLocationsInput>;
  /** The city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The location from geocoding or from the pin. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** Whether the landlord set the coordinates, which then decide the position. */
  pin?: InputMaybe<Scalars['Boolean']['input']>;
  /** Two-letter state code. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Five-digit zip code. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A page of your drafts. */
export type DraftPage = {
  __typename?: 'DraftPage';
  /** At most 50, the latest first. */
  drafts: Array<DraftSummary>;
  /** The number of all drafts. */
  total: Scalars['Int']['output'];
};

/** The draft was published as a listing and is no longer saved. */
export type DraftPublished = {
  __typename?: 'DraftPublished';
  /** The message to show. */
  message: Scalars['String']['output'];
};

/** The draft is saved. */
export type DraftSaved = {
  __typename?: 'DraftSaved';
  /** The new version. */
  version: Scalars['Int']['output'];
};

/** A draft in the list of your drafts. */
export type DraftSummary = {
  __typename?: 'DraftSummary';
  /** Street address and city. */
  address: Scalars['String']['output'];
  /** Whether staff read one of its texts before anything is charged, as you chose. */
  goesToReview: Scalars['Boolean']['output'];
  /** The UUID of the draft. */
  id: Scalars['ID']['output'];
  /** Whether it was sent for review, which is not decided yet. */
  inReview: Scalars['Boolean']['output'];
  /** What is missing or has to change before it can be published; empty when nothing is. */
  missing: Array<Scalars['String']['output']>;
  /** The property name. */
  name: Scalars['String']['output'];
  /** Your own id of an imported listing; null for a draft that you wrote. */
  ownId: Maybe<Scalars['String']['output']>;
  /** The time of the last change; drafts are deleted seven days later. */
  savedAt: Scalars['DateTimeISO']['output'];
  /** 84 apartment, 85 house. */
  type: Maybe<Scalars['Int']['output']>;
};

/** The changed listing, or the reason it was not changed. */
export type EditResult = Edited | Invalid | NeedsAuthentication | SentForReview | Stale;

/** The listing was changed. */
export type Edited = {
  __typename?: 'Edited';
  /** The listing after the change. */
  listing: MyListing;
};

/** Why a listing expired. */
export type EndReason =
  /** It was canceled. */
  | 'canceled'
  /** We ended it. */
  | 'removed'
  /** It was marked as rented when its paid month ended. */
  | 'rented'
  /** Its renewal was not paid. */
  | 'unpaid';

/** The errors of one field. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The name of the field in the input. */
  field: Scalars['String']['output'];
  /** The error messages; show the first one. */
  messages: Array<Scalars['String']['output']>;
};

/** A filter that can be added to a search. */
export type FilterCount = {
  __typename?: 'FilterCount';
  /** The parameter and value of the filter: must:2, lease:12. */
  key: Scalars['String']['output'];
  /** The number of listings that would fit with it and the other filters. */
  total: Scalars['Int']['output'];
};

/** A floorplan of a listing. */
export type Floorplan = {
  __typename?: 'Floorplan';
  /** First day it can be rented, YYYY-MM-DD; null: not stated. */
  availableOn: Maybe<Scalars['String']['output']>;
  /** In steps of 0.5. */
  bathrooms: Scalars['Float']['output'];
  /** A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms. */
  bedrooms: Scalars['Int']['output'];
  /** The deposit in dollars; null: not stated. */
  deposit: Maybe<Scalars['Int']['output']>;
  /** Required fees in dollars per month; null: not stated. */
  feesMonthly: Maybe<Scalars['Int']['output']>;
  /** The lease lengths offered, in months; empty: not stated. */
  leaseMonths: Array<Scalars['Int']['output']>;
  /** One-time fees in dollars; null: not stated. */
  oneTime: Maybe<Scalars['Int']['output']>;
  /** Rent and required fees per bedroom (a studio counts as one), in dollars per month, rounded up. */
  perPerson: Scalars['Int']['output'];
  /** The rent of the whole floorplan in dollars per month. */
  rent: Scalars['Int']['output'];
  /** Square feet. */
  sq: Scalars['Int']['output'];
  /** Estimated utilities in dollars per month, 0 when the rent includes them; null: not stated. */
  utilities: Maybe<Scalars['Int']['output']>;
};

/** The location of an address, and the colleges nearby. */
export type Geo = {
  __typename?: 'Geo';
  /** False when only the city or zip code was located, not the street address. */
  exact: Scalars['Boolean']['output'];
  /** Latitude in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude in degrees. */
  lon: Scalars['Float']['output'];
  /** Colleges within ten miles. */
  schools: GeoSchools;
  /** Five-digit zip code. */
  zip: Scalars['String']['output'];
};

/** A location, or an error that the address cannot be located. */
export type GeoResult = Geo | Invalid;

/** The colleges near a location. */
export type GeoSchools = {
  __typename?: 'GeoSchools';
  /** The number of colleges. */
  count: Scalars['Int']['output'];
  /** Their common names, nearest first. */
  list: Array<Scalars['String']['output']>;
};

/** Listings that up to six people decide on together. */
export type GroupList = {
  __typename?: 'GroupList';
  /** The college that it is for, if any. */
  collegeId: Maybe<Scalars['ID']['output']>;
  /** The ids of its listings; `listings` has those that are available. */
  listingIds: Array<Scalars['ID']['output']>;
  /** In the order of joining. */
  members: Array<GroupMember>;
};

/** A new group list. Its tokens are shown once and stored only as hashes. */
export type GroupListCreated = {
  __typename?: 'GroupListCreated';
  /** Deletes the list. */
  revokeToken: Scalars['String']['output'];
  /** Opens and changes the list; shared in the fragment of a URL. */
  token: Scalars['String']['output'];
};

/** A person has joined a group list. */
export type GroupListJoined = {
  __typename?: 'GroupListJoined';
  /** The list with the new member. */
  list: GroupList;
  /** The id of the new member. */
  memberId: Scalars['Int']['output'];
};

/** A person on a group list. Whoever has the link may act for any of them. */
export type GroupMember = {
  __typename?: 'GroupMember';
  /** The ids of the listings whose landlords they contacted. */
  contacted: Array<Scalars['ID']['output']>;
  /** The ids of the listings that they like. */
  hearts: Array<Scalars['ID']['output']>;
  /** From 1, in the order of joining. */
  id: Scalars['Int']['output'];
  /** The name they gave. */
  name: Scalars['String']['output'];
};

/** The search criteria of a renter. An absent field does not filter. */
export type HousingFilterInput = {
  /** The last day on which it may become available, YYYY-MM-DD. */
  availableBy?: InputMaybe<Scalars['String']['input']>;
  /** The minimum number of bathrooms, 1 to 5.5 in steps of 0.5. */
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** The maximum rent of the floorplan in dollars per month. */
  budget?: InputMaybe<Scalars['Int']['input']>;
  /** Feature ids that only explain matches and filter nothing. */
  features?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** True: only furnished listings. */
  furnished?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where laundry must be. */
  laundry?: InputMaybe<Laundry>;
  /** A lease length in months that the home must offer. */
  lease?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the place. */
  locationId: Scalars['ID']['input'];
  /** The place type. */
  locationType?: LocationType;
  /** The maximum minutes on foot. */
  maxWalk?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum rent of the floorplan in dollars per month. */
  minRent?: InputMaybe<Scalars['Int']['input']>;
  /** Feature ids that a listing must state. */
  must?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Pet ids; listings that say nothing about pets fit as well. */
  pets?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The site code of the brand; an unknown code means default. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** The order of the results; featured first unless given. */
  sort?: InputMaybe<SearchSort>;
  /** True: only rents that include utilities. */
  utilities?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An image in two sizes, as paths on this site. */
export type Image = {
  __typename?: 'Image';
  /** What the landlord says that it shows; null: nothing. */
  caption: Maybe<Scalars['String']['output']>;
  /** For listing pages. */
  large: Scalars['String']['output'];
  /** For cards. */
  small: Scalars['String']['output'];
};

/** An uploaded image. */
export type ImageInput = {
  /** What it shows, at most 80 characters. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** The URL for listing pages. */
  large: Scalars['String']['input'];
  /** The URL for cards. */
  small: Scalars['String']['input'];
};

/** A column of the file. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** The field that it fills; null for none. */
  field: Maybe<Scalars['String']['output']>;
  /** Its heading. */
  header: Scalars['String']['output'];
  /** Its first value. */
  sample: Scalars['String']['output'];
};

/** What an import has written so far, in listings. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** New drafts. */
  created: Scalars['Int']['output'];
  /** Listings that are published, which stay as they are. */
  published: Scalars['Int']['output'];
  /** Listings left out because of their errors. */
  rejected: Scalars['Int']['output'];
  /** Drafts that were the same. */
  unchanged: Scalars['Int']['output'];
  /** Drafts of an earlier import that changed. */
  updated: Scalars['Int']['output'];
};

/** The column that fills a field. */
export type ImportFieldInput = {
  /** The index of the column, from 0. */
  column: Scalars['Int']['input'];
  /** One of ownId, name, type, address, city, state, zip, bedrooms, bathrooms, sq, rent, feesMonthly, utilities, deposit, oneTime, leaseMonths, availableOn, description, amenities, images, firstName, lastName, email, phone. */
  field: Scalars['String']['input'];
};

/** An error of the file. */
export type ImportLineError = {
  __typename?: 'ImportLineError';
  /** The heading of the column. */
  column: Scalars['String']['output'];
  /** The line on which the row begins; the headings are line 1. */
  line: Scalars['Int']['output'];
  /** The message to show. */
  message: Scalars['String']['output'];
};

/** What the file would import. */
export type ImportReport = {
  __typename?: 'ImportReport';
  /** All errors; /api/listing-import/errors.csv lists them. */
  errorCount: Scalars['Int']['output'];
  /** The first 50 errors. */
  errors: Array<ImportLineError>;
  /** Listings that become drafts from which something is missing. */
  incomplete: Scalars['Int']['output'];
  /** Listings; rows of the same id are floorplans of one. */
  listings: Scalars['Int']['output'];
  /** Names of images that the rows name and that were not uploaded, at most 1,000. */
  missingImages: Array<Scalars['String']['output']>;
  /** Listings that can be published as they are. */
  ready: Scalars['Int']['output'];
  /** Listings that are left out because of their errors. */
  rejected: Scalars['Int']['output'];
};

/** A message to the operator about advertising or a partnership. */
export type InquiryInput = {
  /** The message. */
  about: Scalars['String']['input'];
  /** The email of the sender, for the reply. */
  email: Scalars['String']['input'];
  /** The first name of the sender. */
  firstName: Scalars['String']['input'];
  /** The last name of the sender. */
  lastName: Scalars['String']['input'];
  /** The phone number of the sender, of the US or Canada in any format, of another country with its code. */
  phone: Scalars['String']['input'];
  /** What it is about: `advertising`, also when absent, or `partnership`: our listings on a partner's site. */
  topic?: InputMaybe<Scalars['String']['input']>;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of sending a message to the operator. */
export type InquiryResult = InquirySent | Invalid;

/** The message is stored and will be emailed to the operator. */
export type InquirySent = {
  __typename?: 'InquirySent';
  /** The id of the message. */
  id: Scalars['ID']['output'];
};

/** The result of invalid input: error messages by field. */
export type Invalid = {
  __typename?: 'Invalid';
  /** The invalid fields. */
  errors: Array<FieldError>;
};

/** The list with its new member, or the invalid fields. */
export type JoinGroupListResult = GroupListJoined | Invalid;

/** The idempotency key was used with a different body. */
export type KeyReused = {
  __typename?: 'KeyReused';
  /** The message to show. */
  message: Scalars['String']['output'];
};

/** Laundry in the unit, or anywhere in the building. */
export type Laundry =
  | 'any'
  | 'unit';

/** A request or message from a renter. */
export type Lead = {
  __typename?: 'Lead';
  /** The answers to the questionnaire, as text. */
  answers: Array<LeadAnswer>;
  /** The time the renter sent it. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** False while the lead is held until the month of the house renews or ends, and for spam that was not sent. */
  delivered: Scalars['Boolean']['output'];
  /** The email of the renter; empty while the lead is held. */
  email: Scalars['String']['output'];
  /** The first name of the renter; empty while the lead is held. */
  firstName: Scalars['String']['output'];
  /** The id of the lead. */
  id: Scalars['ID']['output'];
  /** The last name of the renter; empty while the lead is held. */
  lastName: Scalars['String']['output'];
  /** The id of the listing. */
  listingId: Scalars['ID']['output'];
  /** The name of the listing. */
  listingName: Scalars['String']['output'];
  /** The message; may be empty. */
  message: Scalars['String']['output'];
  /** Your private note; may be empty. */
  note: Scalars['String']['output'];
  /** The phone number of the renter: (###) ###-####, also with “ x12” for an extension, or in international form; empty without one and while the lead is held. */
  phone: Scalars['String']['output'];
  /** Marked as spam: listed separately and not counted anywhere. */
  spam: Scalars['Boolean']['output'];
  /** The progress of the lead. */
  stage: LeadStage;
  /** `request` or `reply`. */
  type: Scalars['String']['output'];
  /** Delivered and not read. */
  unread: Scalars['Boolean']['output'];
};

/** An answer to the questionnaire, as text. */
export type LeadAnswer = {
  __typename?: 'LeadAnswer';
  /** The question. */
  label: Scalars['String']['output'];
  /** The answer. */
  value: Scalars['String']['output'];
};

/** The changes to a lead; an absent field stays unchanged. */
export type LeadChangeInput = {
  /** A private note of at most 2,000 characters; empty to delete it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whether the lead has been read. */
  read?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new stage. */
  stage?: InputMaybe<LeadStage>;
};

/** The result of changing a lead. */
export type LeadChangeResult = Invalid | LeadChanged;

/** The lead after the change. */
export type LeadChanged = {
  __typename?: 'LeadChanged';
  /** With the change applied. */
  lead: Lead;
};

/** The number of leads in each stage; the stage of the filter is ignored. */
export type LeadCounts = {
  __typename?: 'LeadCounts';
  /** All stages, including held leads but not spam. */
  all: Scalars['Int']['output'];
  /** Closed without a rental. */
  closed: Scalars['Int']['output'];
  /** Contacted. */
  contacted: Scalars['Int']['output'];
  /** Not contacted yet; includes held leads. */
  new: Scalars['Int']['output'];
  /** Held until the next billing month of a house. */
  onHold: Scalars['Int']['output'];
  /** Rented. */
  rented: Scalars['Int']['output'];
  /** Marked as spam. */
  spam: Scalars['Int']['output'];
  /** Toured. */
  toured: Scalars['Int']['output'];
  /** Delivered and not read. */
  unread: Scalars['Int']['output'];
};

/** A filter for your leads; an absent field does not filter. */
export type LeadFilterInput = {
  /** Leads of this listing. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** Only leads marked as spam. */
  spam?: InputMaybe<Scalars['Boolean']['input']>;
  /** Leads in this stage. */
  stage?: InputMaybe<LeadStage>;
  /** Words that all occur in the lead: in its name, email, message or note. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Leads of your own listings, newest first. */
export type LeadPage = {
  __typename?: 'LeadPage';
  /** At most twenty. */
  leads: Array<Lead>;
  /** Whether there are more; pass the last of these to get them. */
  more: Scalars['Boolean']['output'];
};

/** The result of a request or message. */
export type LeadResult = Invalid | LeadSent;

/** The lead is stored. Its email is queued, or held until the billing month of the house renews or ends. */
export type LeadSent = {
  __typename?: 'LeadSent';
  /** False while it is held until the month of the house renews or ends, or was sent for a check. */
  delivered: Scalars['Boolean']['output'];
  /** Whether it belongs to an earlier message of the same sender to this listing; it goes where that one went. */
  followUp: Scalars['Boolean']['output'];
  /** The id of the lead. */
  id: Scalars['ID']['output'];
  /** Whether it looks like spam: the landlord sees it there and may accept it. */
  markedAsSpam: Scalars['Boolean']['output'];
  /** Whether the same message was sent a moment ago; it is not sent twice. */
  repeated: Scalars['Boolean']['output'];
  /** Known only to the sender: a reply with it as `follows` belongs to this lead and takes no place. */
  secret: Scalars['String']['output'];
};

/** The progress of a lead. */
export type LeadStage =
  /** Closed without a rental. */
  | 'closed'
  /** Contacted. */
  | 'contacted'
  /** Not contacted yet. */
  | 'new'
  /** Rented. */
  | 'rented'
  /** Toured. */
  | 'toured';

/** A listing as renters see it. */
export type Listing = {
  __typename?: 'Listing';
  /** Street address. */
  address: Scalars['String']['output'];
  /** In the order of the catalog. */
  amenities: Array<Amenity>;
  /** What was checked about it: each the check and its date, in words. */
  checks: Array<Scalars['String']['output']>;
  /** The city as the landlord entered it. */
  city: Scalars['String']['output'];
  /** When the landlord last confirmed that it is available. */
  confirmedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether it is sample data and cannot be rented. */
  demo: Scalars['Boolean']['output'];
  /** The description without special characters, on one line. */
  description: Scalars['String']['output'];
  /** The description as the landlord wrote it, with line breaks; an older listing has the plain one. */
  descriptionText: Scalars['String']['output'];
  /** Miles from the place searched, one decimal; null for a state and outside a search. */
  distance: Maybe<Scalars['Float']['output']>;
  /** When the landlord last used a link that was sent to the contact email. */
  emailConfirmedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether it ranks before other listings: true for every apartment. */
  featured: Scalars['Boolean']['output'];
  /** In the order the landlord chose. */
  floorplans: Array<Floorplan>;
  /** "Confirmed 3 days ago" or "Not confirmed since October 3"; null when it was never confirmed. */
  freshness: Maybe<Scalars['String']['output']>;
  /** Never reused. */
  id: Scalars['ID']['output'];
  /** In the order the landlord chose; may be empty. */
  images: Array<Image>;
  /** Latitude in degrees. */
  lat: Scalars['Float']['output'];
  /** What its position is; null for a listing from before this was kept. */
  locationCheck: Maybe<LocationCheck>;
  /** Longitude in degrees; negative in all of the United States. */
  lon: Scalars['Float']['output'];
  /** Feature ids that the description mentions, whether offered or denied. */
  mentionedFeatures: Array<Scalars['Int']['output']>;
  /** Whether the description mentions pets, allowed or not. */
  mentionsPets: Scalars['Boolean']['output'];
  /** The title. */
  name: Scalars['String']['output'];
  /** At most six colleges within ten miles, nearest first. */
  nearbySchools: Array<NearbySchool>;
  /** The nearest college within ten miles; null without one. */
  nearestCampus: Maybe<NearbySchool>;
  /** Set when an email that asks about it went unanswered for 30 days: when it was last confirmed, or published. Such listings follow the others of their group in search results. */
  notConfirmedSince: Maybe<Scalars['DateTimeISO']['output']>;
  /** Text for the page title and search engines. */
  page: PageTexts;
  /** The lowest cost per person in dollars per month, rounded up; in a search, of the floorplans that fit. */
  perPersonFrom: Maybe<Scalars['Int']['output']>;
  /** The phone number for renters; null when there is none. */
  phone: Maybe<Scalars['String']['output']>;
  /** When the landlord last entered a code from a call to the contact phone. */
  phoneConfirmedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The lowest rent of the floorplans. */
  rentFrom: Scalars['Int']['output'];
  /** The highest rent of the floorplans. */
  rentTo: Scalars['Int']['output'];
  /** The median number of hours until the landlord replies, as reported by renters; null with fewer than five reports. */
  replyHours: Maybe<Scalars['Int']['output']>;
  /** The slug of the listing, which never changes. */
  slug: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** The name of its state. */
  stateName: Scalars['String']['output'];
  /** False when the listing accepts no requests at this time. */
  takesRequests: Scalars['Boolean']['output'];
  /** The lowest rent plus required fees in dollars per month; in a search, of the floorplans that fit. */
  totalFrom: Maybe<Scalars['Int']['output']>;
  /** The property type: 84 apartment, 85 house. */
  type: Scalars['Int']['output'];
  /** The absolute URL of the listing page. */
  url: Scalars['String']['output'];
  /** An https link to a virtual tour; null without one. */
  virtualTour: Maybe<Scalars['String']['output']>;
  /** What renters must know before they contact the landlord: several people reported the listing. */
  warning: Maybe<Scalars['String']['output']>;
  /** Five-digit zip code. */
  zip: Scalars['String']['output'];
};

/** A listing found by its name. */
export type ListingHit = {
  __typename?: 'ListingHit';
  /** Its city. */
  city: Scalars['String']['output'];
  /** The id of the listing. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The slug of its page. */
  slug: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** The absolute URL of its page. */
  url: Scalars['String']['output'];
};

/** The import of a CSV file, which is kept for seven days. */
export type ListingImport = {
  __typename?: 'ListingImport';
  /** Its columns in their order. */
  columns: Array<ImportColumn>;
  /** What it has written. */
  counts: ImportCounts;
  /** Listings that are done, without rows that have no id. */
  done: Scalars['Int']['output'];
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** The id of the uploaded file. */
  id: Scalars['ID']['output'];
  /** The dry run with these columns. */
  report: ImportReport;
  /** Rows below the headings. */
  rows: Scalars['Int']['output'];
  /** mapping, running or done. */
  state: Scalars['String']['output'];
};

/** The import, or the reason it was rejected. */
export type ListingImportResult = Invalid | ListingImport;

/** A new listing, or an edit of a published one, that was sent for review instead of being published. */
export type ListingReview = {
  __typename?: 'ListingReview';
  /** The edit that was sent; null for a new listing. */
  draft: Maybe<Draft>;
  /** When it is withdrawn if it has not been decided. */
  dueAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The id of the review. */
  id: Scalars['ID']['output'];
  /** The property name. */
  name: Scalars['String']['output'];
  /** What staff wrote about the decision. */
  note: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt: Scalars['DateTimeISO']['output'];
  /** The slug of the published listing whose edit it is; null for a new listing. */
  slug: Maybe<Scalars['String']['output']>;
  /** Its state. */
  state: ReviewState;
};

/** The listing after the change. */
export type ListingState = {
  __typename?: 'ListingState';
  /** With its new status. */
  listing: MyListing;
};

/** The listing after the change, the invalid fields, or a confirmation that the bank requires. */
export type ListingStateResult = Invalid | ListingState | NeedsAuthentication;

/** What the position of a listing is. */
export type LocationCheck =
  /** The zip code or city: the street address was not found. */
  | 'approximate'
  /** The street address, as the map service found it. */
  | 'exact'
  /** Where the landlord set the pin on the map. */
  | 'pin';

/** A place type. */
export type LocationType =
  | 'city'
  | 'college'
  | 'state';

/** The session that the login started. `link` is a path on this site. */
export type LoggedIn = {
  __typename?: 'LoggedIn';
  /** The email used to log in. */
  email: Scalars['String']['output'];
  /** The IP address of the login. */
  ip: Scalars['String']['output'];
  /** The account's public id. */
  key: Scalars['ID']['output'];
  /** The path to continue to. */
  link: Scalars['String']['output'];
  /** The public id of the session; never the cookie secret. */
  sessionId: Scalars['ID']['output'];
  /** The user agent of the browser. */
  userAgent: Scalars['String']['output'];
  /** The logged-in account. */
  viewer: Viewer;
};

/** The password is correct; a link sent by email completes the login. */
export type LoginLinkSent = {
  __typename?: 'LoginLinkSent';
  /** The message to show. */
  message: Scalars['String']['output'];
};

/** A session, the invalid fields, or a notice that an emailed link completes the login. */
export type LoginResult = Invalid | LoggedIn | LoginLinkSent;

/** A listing in a search result, with the criteria it does not meet (none in a regular search). */
export type Match = {
  __typename?: 'Match';
  /** The listing. */
  listing: Listing;
  /** The unmet criteria. */
  unmet: Array<UnmetCriterion>;
};

/** A page of matches. */
export type MatchPage = {
  __typename?: 'MatchPage';
  /** In display order; at most twenty. */
  data: Array<Match>;
  /** The place that was searched. */
  location: SearchLocation;
  /** Paging data. */
  meta: PageMeta;
  /** The number of listings excluded only because they don't state a filtered value; null without such a filter. */
  notStated: Maybe<Scalars['Int']['output']>;
  /** The number of the listings found that don't say whether the filtered pets are allowed; null without pets. */
  petsNotStated: Maybe<Scalars['Int']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Reverts a cancellation free of charge, or charges a new month once the listing has expired. */
  activateListing: ListingStateResult;
  /** Starts replacing the stored card. */
  beginCardChange: CardSetup;
  /** Calls the contact phone of a listing with a code that confirms it; does nothing where it is confirmed. */
  callContactPhone: ListingStateResult;
  /** Discards an email change that has not been confirmed. */
  cancelEmailChange: Done;
  /** Uses the confirmed card for future charges and retries unpaid charges at once. */
  changeCard: CardChangeResult;
  /** Emails a confirmation link to a new address, which replaces the old one once it is confirmed there. */
  changeEmail: DoneResult;
  /** Changes the stage, the read status or the note of one of your leads. */
  changeLead: LeadChangeResult;
  /** Changes the name of the logged-in landlord. */
  changeName: DoneResult;
  /** Sets a new password and ends all other sessions. */
  changePassword: DoneResult;
  /** Pauses or resumes the emails of a subscription, and confirms its address when resuming; null when the token is unknown. */
  changeSubscriber: Maybe<Subscriber>;
  /** Confirms the contact phone of a listing by the code of the last call, within ten minutes. */
  confirmContactPhone: ListingStateResult;
  /** Confirms a new email with the token from its confirmation link; needs no session. */
  confirmEmail: DoneResult;
  /** Confirms that a listing is available. */
  confirmListing: ListingStateResult;
  /** Confirms that a listing is available with the token of an emailed reminder, without a session. */
  confirmListingByToken: ConfirmedListingResult;
  /** Confirms that all listings are available that nobody confirmed for 30 days. Returns them. */
  confirmListings: Array<MyListing>;
  /** Logs in with the token from an emailed link, which works once. */
  confirmLogin: LoginResult;
  /** Creates a group list, which is deleted after 120 days. */
  createGroupList: CreateGroupListResult;
  /** Cancels a listing: it stays active until the end of the paid month and does not renew. */
  deactivateListing: ListingStateResult;
  /** Deletes the account and all of its data permanently. */
  deleteAccount: DoneResult;
  /** Deletes one of your drafts; succeeds when it does not exist. */
  deleteDraft: Done;
  /** Changes one of your listings; a change of the property type is charged or credited immediately. Without a session it is rejected at `auth`. */
  editListing: EditResult;
  /** Changes the search and the frequency of a subscription by the token from an emailed link, and confirms its address; null when the token is unknown. The place of the search is kept. */
  editSubscriber: Maybe<AlertResult>;
  /** Ends one of your own sessions. */
  endSession: Done;
  /** Marks a listing as rented, which hides it from renters immediately and stops its renewal, or shows it again. */
  hideListing: ListingStateResult;
  /** Adds a person to a group list, up to six; null when the token is unknown. */
  joinGroupList: Maybe<JoinGroupListResult>;
  /** Logs in and starts a session. */
  login: LoginResult;
  /** Logs out; succeeds without a session, too. */
  logout: Done;
  /** Ends all of your own sessions, including this one. */
  logoutEverywhere: Done;
  /** Chooses the columns and checks every row; nothing is imported yet. */
  mapListingImport: ListingImportResult;
  /** Stores whether a member likes a listing or contacted its landlord; null when the token, the member or the listing is unknown. */
  markGroupList: Maybe<GroupList>;
  /** Marks one of your leads as spam, so that it does not count toward the monthly limit of a house, or reverts that. */
  markLeadSpam: LeadChangeResult;
  /** Charges the first month of one of your saved drafts and publishes it; never charges a draft twice. */
  publishDraft: PublishResult;
  /** Charges the first month and publishes; the same key never charges twice. Needs no session. */
  publishListing: PublishResult;
  /** Reports a listing to staff. Needs no session. */
  reportListing: ReportResult;
  /** Emails a password reset link if the address has an account. */
  requestPasswordReset: DoneResult;
  /** Emails a link to download or delete the data stored under an address, if there is any. Needs no session. */
  requestPersonalData: DoneResult;
  /** Sets the new password, ends all older sessions and logs in. */
  resetPassword: LoginResult;
  /** Deletes a group list by its second token; false when it is unknown. */
  revokeGroupList: Scalars['Boolean']['output'];
  /** Writes the next batch of drafts; repeat it until the state is done. */
  runListingImport: ListingImportResult;
  /** Saves a draft for seven days. It does not accept a password or a card. */
  saveDraft: SaveDraftResult;
  /** Requests a listing. Needs no session. */
  saveRequest: LeadResult;
  /** Subscribes to emails with new listings that fit, after a link in an email is confirmed. Repeating it with the same email and college updates the subscription. */
  saveSubscriber: SubscriberResult;
  /** Sends a message about advertising or a partnership to the operator. Needs no session. */
  sendAdvertising: InquiryResult;
  /** Emails the contact of a listing a link that confirms the address; none where it is confirmed. */
  sendContactLink: ListingStateResult;
  /** Sends a message to the landlord of a listing. Needs no session. */
  sendReply: LeadResult;
  /** Records interactions with listings: 1 to 50 events, stored all or none. Needs no session. */
  trackMatches: DoneResult;
  /** Validates one step of a draft without saving it. Needs no session. */
  validateStep: DoneResult;
};


export type MutationActivateListingArgs = {
  id: Scalars['ID']['input'];
  price?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationBeginCardChangeArgs = {
  listings?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationCallContactPhoneArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeCardArgs = {
  listings?: InputMaybe<Array<Scalars['ID']['input']>>;
  setup: Scalars['ID']['input'];
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangeLeadArgs = {
  change: LeadChangeInput;
  id: Scalars['ID']['input'];
};


export type MutationChangeNameArgs = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};


export type MutationChangeSubscriberArgs = {
  subscribed: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


export type MutationConfirmContactPhoneArgs = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmListingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmListingByTokenArgs = {
  id: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationConfirmLoginArgs = {
  token: Scalars['String']['input'];
};


export type MutationCreateGroupListArgs = {
  collegeId?: InputMaybe<Scalars['ID']['input']>;
  listingIds: Array<Scalars['ID']['input']>;
};


export type MutationDeactivateListingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditListingArgs = {
  agreed?: InputMaybe<AgreedPriceInput>;
  confirms?: Scalars['Boolean']['input'];
  draft: DraftInput;
  id: Scalars['ID']['input'];
  review?: Scalars['Boolean']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationEditSubscriberArgs = {
  frequency: AlertFrequency;
  searchFilter: HousingFilterInput;
  token: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationHideListingArgs = {
  confirms?: Scalars['Boolean']['input'];
  hidden: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationJoinGroupListArgs = {
  name: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  link?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationMapListingImportArgs = {
  fields: Array<ImportFieldInput>;
  id: Scalars['ID']['input'];
};


export type MutationMarkGroupListArgs = {
  contacted?: InputMaybe<Scalars['Boolean']['input']>;
  heart?: InputMaybe<Scalars['Boolean']['input']>;
  listingId: Scalars['ID']['input'];
  memberId: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


export type MutationMarkLeadSpamArgs = {
  id: Scalars['ID']['input'];
  spam: Scalars['Boolean']['input'];
};


export type MutationPublishDraftArgs = {
  id: Scalars['ID']['input'];
  keepCard?: Scalars['Boolean']['input'];
  paymentMethod: Scalars['String']['input'];
  price: Scalars['Int']['input'];
  review?: Scalars['Boolean']['input'];
};


export type MutationPublishListingArgs = {
  draft: DraftInput;
  idempotencyKey: Scalars['String']['input'];
  keepCard?: Scalars['Boolean']['input'];
  paymentMethod: Scalars['String']['input'];
  price?: InputMaybe<Scalars['Int']['input']>;
  review?: Scalars['Boolean']['input'];
};


export type MutationReportListingArgs = {
  report: ReportInput;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestPersonalDataArgs = {
  email: Scalars['String']['input'];
  site?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRevokeGroupListArgs = {
  revokeToken: Scalars['String']['input'];
};


export type MutationRunListingImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveDraftArgs = {
  draft: SavedDraftInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveRequestArgs = {
  request: RequestInput;
};


export type MutationSaveSubscriberArgs = {
  subscriber: SubscriberInput;
};


export type MutationSendAdvertisingArgs = {
  inquiry: InquiryInput;
};


export type MutationSendContactLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendReplyArgs = {
  reply: ReplyInput;
};


export type MutationTrackMatchesArgs = {
  events: Array<TrackedMatchInput>;
};


export type MutationValidateStepArgs = {
  draft: DraftInput;
  review?: Scalars['Boolean']['input'];
  step: Scalars['String']['input'];
};

/** The account of the logged-in landlord. */
export type MyAccount = {
  __typename?: 'MyAccount';
  /** The login email. */
  email: Scalars['String']['output'];
  /** Empty when unknown. */
  firstName: Scalars['String']['output'];
  /** What deleting the account would end. */
  holdings: AccountHoldings;
  /** The public id of the account. */
  id: Scalars['ID']['output'];
  /** Empty when unknown. */
  lastName: Scalars['String']['output'];
  /** The new email awaiting confirmation; null when there is none. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** The active sessions: this one first, then the most recently used. */
  sessions: Array<AccountSession>;
  /** The email addresses that cannot be delivered to; usually empty. */
  undelivered: Array<UndeliveredAddress>;
};

/** One of your listings, with its contact and billing data. */
export type MyListing = {
  __typename?: 'MyListing';
  /** Cents due for the unpaid month; null when nothing is due. */
  amountDueCents: Maybe<Scalars['Int']['output']>;
  /** Whether it is canceled: active until it expires, without renewal. */
  canceled: Scalars['Boolean']['output'];
  /** The brand of the stored card. */
  cardBrand: Maybe<Scalars['String']['output']>;
  /** The last four digits of the stored card. */
  cardLast4: Maybe<Scalars['String']['output']>;
  /** Whether renters can find it, and nobody has confirmed for 30 days that it is available. */
  confirmationDue: Scalars['Boolean']['output'];
  /** The values of the edit form. */
  draft: Draft;
  /** Why it expired; null while it has not. */
  endReason: Maybe<EndReason>;
  /** The end of the paid month; null for sample data. */
  expiresAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether it is hidden from renters: marked as rented, or by staff. */
  hidden: Scalars['Boolean']['output'];
  /** Never reused. */
  id: Scalars['ID']['output'];
  /** The number of all requests and messages. */
  leadsCount: Scalars['Int']['output'];
  /** Leads left in this billing month; null when unlimited. */
  leadsLeft: Maybe<Scalars['Int']['output']>;
  /** Leads on hold until the limit resets, or the listing becomes an apartment or ends; without follow-ups. */
  leadsOnHold: Scalars['Int']['output'];
  /** When the limit resets; null when unlimited or without a next month. */
  leadsResumeAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The listing as renters see it. */
  listing: Listing;
  /** The announced price change; null when there is none, or no next charge. */
  newPrice: Maybe<NewPrice>;
  /** The time of the next automatic retry of an unpaid renewal. */
  nextAttemptAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** Null when there is no next charge. */
  nextChargeAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether a renewal failed; the listing expires after the grace period. */
  pastDue: Scalars['Boolean']['output'];
  /** Whether a payment is in progress or awaits confirmation by the cardholder. */
  paymentPending: Scalars['Boolean']['output'];
  /** The price in dollars per month. */
  price: Scalars['Int']['output'];
  /** Whether you marked it as rented: hidden, and not renewed. Showing it again restores both. */
  rented: Scalars['Boolean']['output'];
  /** 1 active, 13 expired. */
  status: Scalars['Int']['output'];
  /** The contact email of an active listing while nobody has confirmed it by the emailed link. */
  unconfirmedEmail: Maybe<Scalars['String']['output']>;
  /** The contact phone of an active listing while nobody has confirmed it by a code from a call; null where no phone can be called. */
  unconfirmedPhone: Maybe<Scalars['String']['output']>;
  /** The contact phone of an active listing to which calls are not forwarded, because it is abroad or costs extra to call. */
  unforwardedPhone: Maybe<Scalars['String']['output']>;
  /** The version, incremented by each edit; pass it when editing. */
  version: Scalars['Int']['output'];
};

/** A college near a listing. */
export type NearbySchool = {
  __typename?: 'NearbySchool';
  /** The common name. */
  displayName: Scalars['String']['output'];
  /** Distance in miles, one decimal. */
  distance: Scalars['Float']['output'];
  /** The federal id (UNITID). */
  id: Scalars['ID']['output'];
  /** Latitude in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude in degrees. */
  lon: Scalars['Float']['output'];
  /** The name in the federal directory. */
  name: Scalars['String']['output'];
  /** The slug of the college. */
  slug: Scalars['String']['output'];
};

/** The bank requires the cardholder to confirm the payment: confirm in the browser, then call again with the same key. */
export type NeedsAuthentication = {
  __typename?: 'NeedsAuthentication';
  /** For the script of the payment processor in the browser. */
  clientSecret: Scalars['String']['output'];
};

/** An announced price change. */
export type NewPrice = {
  __typename?: 'NewPrice';
  /** The first renewal at the new price. */
  from: Scalars['DateTimeISO']['output'];
  /** The new price in dollars per month. */
  price: Scalars['Int']['output'];
};

/** The configuration of this installation that pages need. */
export type Options = {
  __typename?: 'Options';
  /** Always null: analytics are disabled. */
  analyticsId: Maybe<Scalars['String']['output']>;
  /** The email address of the operator, for visitors. */
  contactEmail: Scalars['String']['output'];
  /** Whether the listings are sample data and the developer tools are available. */
  demo: Scalars['Boolean']['output'];
  /** Whether payments use the local payment processor. */
  localProcessor: Scalars['Boolean']['output'];
  /** A tile URL template with {z}, {x} and {y}; null for a map without tiles. */
  mapTilesUrl: Maybe<Scalars['String']['output']>;
  /** The postal address of the operator. */
  postalAddress: Scalars['String']['output'];
  /** The publishable key of the payment processor; null for the local one. */
  stripeKey: Maybe<Scalars['String']['output']>;
  /** The property types on offer: those with a price above 0. */
  types: Array<PropertyTypeOffer>;
};

/** The position of a page in its list. */
export type PageMeta = {
  __typename?: 'PageMeta';
  /** The number of the last page; 1 when there are no items. */
  lastPage: Scalars['Int']['output'];
  /** From 1. */
  page: Scalars['Int']['output'];
  /** The page size. */
  perPage: Scalars['Int']['output'];
  /** The total number of items. */
  total: Scalars['Int']['output'];
};

/** Text for the page title and search engines. */
export type PageTexts = {
  __typename?: 'PageTexts';
  /** One or two sentences. */
  description: Scalars['String']['output'];
  /** Keywords, separated by commas. */
  keywords: Scalars['String']['output'];
  /** The document title. */
  title: Scalars['String']['output'];
};

/** A place in search results. */
export type Place = {
  __typename?: 'Place';
  /** The city of a college. */
  city: Maybe<Scalars['String']['output']>;
  /** The common name. */
  displayName: Scalars['String']['output'];
  /** The id of the place; unique within its type. */
  id: Scalars['ID']['output'];
  /** The number of listings shown there now. */
  listingsCount: Scalars['Int']['output'];
  /** The federal name of a college, or the name of a city or state. */
  name: Scalars['String']['output'];
  /** The slug of the place. */
  slug: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** A college, a state or a city. */
  type: LocationType;
  /** The absolute URL of the place page. */
  url: Scalars['String']['output'];
};

/** A page of places. */
export type PlacePage = {
  __typename?: 'PlacePage';
  /** The street address that the text states, located. */
  address: Maybe<AddressHit>;
  /** Best match first; at most twenty. */
  data: Array<Place>;
  /** Listings whose name contains the text. */
  listings: Array<ListingHit>;
  /** Paging data. */
  meta: PageMeta;
  /** Zip codes that begin with the typed digits, one of each city. */
  zips: Array<ZipHit>;
};

/** The place types to search. */
export type PlaceType =
  | 'all'
  | 'city'
  | 'college'
  | 'state';

/** A property type that can be posted, with its price. */
export type PropertyTypeOffer = {
  __typename?: 'PropertyTypeOffer';
  /** What the price includes. */
  benefits: Array<Scalars['String']['output']>;
  /** 84 is an apartment, 85 a house. */
  id: Scalars['Int']['output'];
  /** The label: Apartment or House. */
  label: Scalars['String']['output'];
  /** Dollars per month; always positive. */
  price: Scalars['Int']['output'];
};

/** The cost of changing the property type of a listing. */
export type PropertyTypeQuote = {
  __typename?: 'PropertyTypeQuote';
  /** Cents to charge to the card now: the additional cost less the account balance. */
  chargeCents: Scalars['Int']['output'];
  /** Additional cost for the rest of the month in cents; a negative amount is credited. */
  differenceCents: Scalars['Int']['output'];
  /** Cents of the additional cost that are too few to charge and are added to the next bill. */
  nextBillCents: Scalars['Int']['output'];
  /** The monthly price of the new property type in dollars. */
  price: Scalars['Int']['output'];
  /** Pass it to accept the quote; valid for 30 minutes. */
  quotedAt: Scalars['DateTimeISO']['output'];
  /** Whether the listing renews. */
  renews: Scalars['Boolean']['output'];
  /** The new property type. */
  type: Scalars['Int']['output'];
  /** The end of the paid month; null when there is none. */
  until: Maybe<Scalars['DateTimeISO']['output']>;
};

/** The cost, or the reason the property type cannot be changed at this time. */
export type PropertyTypeQuoteResult = Invalid | PropertyTypeQuote;

/** The listing, or the reason it was not published. */
export type PublishResult = Invalid | KeyReused | NeedsAuthentication | Published | SentForReview;

/** The listing is paid for and appears in searches. */
export type Published = {
  __typename?: 'Published';
  /** The new listing. */
  listing: MyListing;
  /** The account that was created and is now logged in; null when one existed. */
  user: Maybe<PublishedUser>;
};

/** The session of the account that publishing created. */
export type PublishedUser = {
  __typename?: 'PublishedUser';
  /** The login email. */
  email: Scalars['String']['output'];
  /** Where the call came from. */
  ip: Scalars['String']['output'];
  /** The account's public id. */
  key: Scalars['ID']['output'];
  /** The public id of the session; never the cookie secret. */
  sessionId: Scalars['ID']['output'];
  /** The user agent of the browser. */
  userAgent: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** All days of a period that ends today, oldest first. Requires login. */
  activity: Array<ActivityDay>;
  /** An approximate location for an address that cannot be located; null for an unknown state. Needs no session. */
  approximateLocation: Maybe<ApproximateLocation>;
  /** A city by id or slug; null when there is none. */
  city: Maybe<City>;
  /** For a search without results: the fewest unmet criteria first, then the smallest differences, then the nearest. */
  closestHousing: Maybe<MatchPage>;
  /** Distance and travel time from a listing to a college. */
  directions: Directions;
  /** One of your drafts by its UUID, or the latest one to continue; null when there is none. */
  draft: Maybe<SavedDraft>;
  /** The newest featured listings, wherever they are, for the homepage. */
  featuredListings: Array<Listing>;
  /** The filters offered at a place: those whose value at least ten listings state. Null when the place does not exist. */
  filterCounts: Maybe<Array<FilterCount>>;
  /** The position that a listing of this address would have, and the colleges around it. Needs no session. */
  geoInformation: GeoResult;
  /** A group list by the token of its link; null when it is unknown, deleted or expired. */
  groupList: Maybe<GroupList>;
  /** The number of leads in each stage that match the rest of the filter. Requires login. */
  leadCounts: LeadCounts;
  /** The leads of the logged-in landlord, newest first. */
  leadInbox: LeadPage;
  /** A listing by its slug; null when it is not shown. */
  listing: Maybe<Listing>;
  /** Your import: the latest CSV file that you uploaded to /api/listing-import; null when there is none. */
  listingImport: Maybe<ListingImport>;
  /** Listings by id, in the given order, for a shortlist: at most 50. Listings that are not shown are left out. */
  listings: Array<Listing>;
  /** The logged-in landlord; null for a visitor. */
  me: Maybe<Viewer>;
  /** The account of the logged-in landlord. */
  myAccount: MyAccount;
  /** The payments and the stored card of the logged-in landlord. */
  myBilling: Billing;
  /** The calls to the listings of the logged-in landlord, newest first. */
  myCalls: CallPage;
  /** Your drafts, written or imported. */
  myDrafts: DraftPage;
  /**
   * The leads of the logged-in landlord, newest first, 20 per page.
   * @deprecated Use leadInbox, which supports filters and counts.
   */
  myLeads: Array<Lead>;
  /** One of your listings by its slug; null when there is none. */
  myListing: Maybe<MyListing>;
  /** The listings of the logged-in landlord, newest first. */
  myListings: Array<MyListing>;
  /** An invoice of the logged-in landlord; null when the id is unknown. */
  myReceipt: Maybe<Receipt>;
  /** The listings and edits of the logged-in landlord in review, newest first. */
  myReviews: Array<ListingReview>;
  /** The configuration of this installation that pages need. */
  options: Options;
  /** Colleges with listings nearby, for the homepage: large universities first, then other colleges. */
  popularSchools: Array<School>;
  /** The cost of changing the property type of one of your listings. Changes nothing. Requires login. */
  propertyTypeQuote: PropertyTypeQuoteResult;
  /** A college by id or slug; null when there is none. */
  school: Maybe<School>;
  /** The listings that fit, by default featured first, then nearest (newest first for a state). Null when the place does not exist. */
  searchHousing: Maybe<MatchPage>;
  /** Places by name, nickname or initials, best match first; an empty text lists the largest. */
  searchPlaces: PlacePage;
  /** A state by id or code; null when there is none. */
  state: Maybe<State>;
  /** All states and the District of Columbia, by name. */
  states: Array<StateCount>;
  /** A subscription by the token from an emailed link; null when the token is unknown. */
  subscriber: Maybe<Subscriber>;
  /** Ways to find more homes than a search does; null when the place does not exist. */
  suggestions: Maybe<Suggestions>;
  /** A listing that is no longer shown, by its slug; null when it is shown or never existed. */
  unavailableListing: Maybe<UnavailableListing>;
  /** For each brand, the origin of its widget and the sites that may embed it. */
  widgetHosts: Array<WidgetHost>;
};


export type QueryActivityArgs = {
  days?: Scalars['Int']['input'];
  listingId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryApproximateLocationArgs = {
  city: Scalars['String']['input'];
  state: Scalars['String']['input'];
  zip: Scalars['String']['input'];
};


export type QueryCityArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryClosestHousingArgs = {
  filter: HousingFilterInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
};


export type QueryDirectionsArgs = {
  input: DirectionsInput;
};


export type QueryDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFeaturedListingsArgs = {
  count?: Scalars['Int']['input'];
};


export type QueryFilterCountsArgs = {
  filter: HousingFilterInput;
};


export type QueryGeoInformationArgs = {
  address: Scalars['String']['input'];
  city: Scalars['String']['input'];
  pin?: InputMaybe<CoordinatesInput>;
  state: Scalars['String']['input'];
  zip?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGroupListArgs = {
  token: Scalars['String']['input'];
};


export type QueryLeadCountsArgs = {
  filter?: InputMaybe<LeadFilterInput>;
};


export type QueryLeadInboxArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<LeadFilterInput>;
};


export type QueryListingArgs = {
  slug: Scalars['String']['input'];
};


export type QueryListingsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryMyBillingArgs = {
  receipts?: Scalars['Int']['input'];
};


export type QueryMyCallsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMyDraftsArgs = {
  page?: Scalars['Int']['input'];
};


export type QueryMyLeadsArgs = {
  page?: Scalars['Int']['input'];
};


export type QueryMyListingArgs = {
  slug: Scalars['String']['input'];
};


export type QueryMyReceiptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPopularSchoolsArgs = {
  count?: Scalars['Int']['input'];
};


export type QueryPropertyTypeQuoteArgs = {
  id: Scalars['ID']['input'];
  type: Scalars['Int']['input'];
};


export type QuerySchoolArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchHousingArgs = {
  filter: HousingFilterInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
};


export type QuerySearchPlacesArgs = {
  cityId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  text?: Scalars['String']['input'];
  type?: PlaceType;
};


export type QueryStateArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySubscriberArgs = {
  token: Scalars['String']['input'];
};


export type QuerySuggestionsArgs = {
  filter: HousingFilterInput;
};


export type QueryUnavailableListingArgs = {
  slug: Scalars['String']['input'];
};

/** An invoice of a listing: for a month, or for a change within one. */
export type Receipt = {
  __typename?: 'Receipt';
  /** Cents. */
  amountCents: Scalars['Int']['output'];
  /** The time of the first charge. */
  billedAt: Scalars['DateTimeISO']['output'];
  /** The brand of the card that paid it. */
  cardBrand: Maybe<Scalars['String']['output']>;
  /** The last four digits of the card that paid it. */
  cardLast4: Maybe<Scalars['String']['output']>;
  /** Cents credited to the account balance. */
  creditedCents: Scalars['Int']['output'];
  /** The id from the payment processor. */
  id: Scalars['ID']['output'];
  /** The lines of the invoice; empty for invoices older than this field. */
  lines: Array<ReceiptLine>;
  /** The listing name at the time. */
  listingName: Scalars['String']['output'];
  /** The invoice number. */
  number: Maybe<Scalars['String']['output']>;
  /** The time of payment. */
  paidAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** The end of that month. */
  periodEnd: Scalars['DateTimeISO']['output'];
  /** The start of the month that it pays for. */
  periodStart: Scalars['DateTimeISO']['output'];
  /** Cents that we refunded or the bank reversed. */
  refundedCents: Scalars['Int']['output'];
  /** Later changes to the payment, oldest first. */
  returns: Array<ReceiptReturn>;
  /** paid, credited (to later invoices), partly (partly refunded), refunded, owed (will be retried), unpaid (retries have ended) or voided (will never be charged). */
  state: Scalars['String']['output'];
};

/** A line of an invoice. */
export type ReceiptLine = {
  __typename?: 'ReceiptLine';
  /** Cents; negative for a credit. */
  amountCents: Scalars['Int']['output'];
  /** A description to show. */
  description: Scalars['String']['output'];
};

/** A change to a payment after it was made. */
export type ReceiptReturn = {
  __typename?: 'ReceiptReturn';
  /** Cents. */
  amountCents: Scalars['Int']['output'];
  /** The time of the change. */
  at: Scalars['DateTimeISO']['output'];
  /** refund, refund_returned (the refund did not arrive), dispute (the bank reversed the payment), dispute_returned (the bank paid it again) or outside (paid another way). */
  type: Scalars['String']['output'];
};

/** A small change to the search that finds more listings. A null field stays as searched. */
export type Relaxation = {
  __typename?: 'Relaxation';
  /** The minimum number of bathrooms to search for instead. */
  bathrooms: Maybe<Scalars['Float']['output']>;
  /** The bedroom code to search for instead. */
  bedrooms: Maybe<Scalars['Int']['output']>;
  /** The maximum rent in dollars per month to search for instead. */
  budget: Maybe<Scalars['Int']['output']>;
  /** The number of listings that would fit. */
  total: Scalars['Int']['output'];
};

/** A message to a landlord. */
export type ReplyInput = {
  /** The email of the renter, for the reply. */
  email: Scalars['String']['input'];
  /** The first name of the renter. */
  firstName: Scalars['String']['input'];
  /** The secret of an earlier message of the sender to this listing. With another email, it corrects the address. */
  follows?: InputMaybe<Scalars['String']['input']>;
  /** The id of the listing. */
  housingId: Scalars['ID']['input'];
  /** The last name of the renter. */
  lastName: Scalars['String']['input'];
  /** The place type of schoolId; defaults to college. */
  locationType?: InputMaybe<LocationType>;
  /** The message. */
  message: Scalars['String']['input'];
  /** The phone number of the renter, of the US or Canada in any format, of another country with its code; or none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The id of the place searched: a college unless locationType says otherwise. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  /** The site code of the page. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** Up to 3 suggested tour times in the local time of the listing, such as 2027-08-15T16:30. */
  tourTimes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A report of a listing. */
export type ReportInput = {
  /** What is wrong; required for the reason `other`. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** The email of the reporter, to be told what came of it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id of the listing. */
  listingId: Scalars['ID']['input'];
  /** One of `scam`, `unavailable`, `wrong`, `discrimination`, `duplicate`, `other`. */
  reason: Scalars['String']['input'];
  /** The code of the brand whose page is open. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of reporting a listing. */
export type ReportResult = Invalid | ReportSent;

/** The report is stored. Staff check it. */
export type ReportSent = {
  __typename?: 'ReportSent';
  /** The id of the report. */
  id: Scalars['ID']['output'];
};

/** A request for a listing, with the answers to the questionnaire. */
export type RequestInput = {
  /** The minimum number of bathrooms. */
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** The maximum rent of the floorplan in dollars per month. */
  budgets?: InputMaybe<Scalars['Int']['input']>;
  /** The email of the renter, for the reply. */
  email: Scalars['String']['input'];
  /** Feature option ids. */
  features?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The first name of the renter. */
  firstName: Scalars['String']['input'];
  /** The id of the listing. */
  housingId: Scalars['ID']['input'];
  /** The last name of the renter. */
  lastName: Scalars['String']['input'];
  /** The place type of schoolId; defaults to college. */
  locationType?: InputMaybe<LocationType>;
  /** The message. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** 0 for as soon as possible, or YYYY-MM-DD. */
  moveDate?: InputMaybe<Scalars['String']['input']>;
  /** Pet option ids; 0 means no pets. */
  pets?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The phone number of the renter, of the US or Canada in any format, of another country with its code; or none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The site code of the brand that showed the listing. */
  poweredBy?: InputMaybe<Scalars['String']['input']>;
  /** The name of the listing as shown to the renter. */
  propertyName?: InputMaybe<Scalars['String']['input']>;
  /** The id of the place searched: a college unless locationType says otherwise. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  /** The search of the renter: its filters are shown to the landlord beside the answers. */
  searchFilter?: InputMaybe<HousingFilterInput>;
  /** The site code of the page. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** Up to 3 suggested tour times in the local time of the listing, such as 2027-08-15T16:30. */
  tourTimes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The state of a listing that was sent for review. */
export type ReviewState =
  /** Approved; the payment is in progress. */
  | 'APPROVED'
  /** The text cannot be published. */
  | 'DECLINED'
  /** Nobody decided in time, so it was withdrawn. */
  | 'EXPIRED'
  /** Approved, but the card could not be charged. */
  | 'PAYMENT_NEEDED'
  /** Staff have not decided yet; nothing is charged. */
  | 'REVIEW';

/** A route from a listing to a college. */
export type Route = {
  __typename?: 'Route';
  /** Distance along the route in miles, one decimal. */
  distance: Scalars['Float']['output'];
  /** Whether it is estimated from the straight-line distance. */
  estimate: Scalars['Boolean']['output'];
  /** Travel time in minutes; at least 1. */
  minutes: Scalars['Int']['output'];
  /** Walking, biking or driving. */
  mode: TravelMode;
  /** A URL that opens the route on a maps site. */
  url: Scalars['String']['output'];
};

/** The saved draft, or the reason it was not saved. */
export type SaveDraftResult = DraftConflict | DraftPublished | DraftSaved | Invalid;

/** A draft that is saved to the account. */
export type SavedDraft = {
  __typename?: 'SavedDraft';
  /** The contents of the draft. */
  draft: Draft;
  /** The time of the last change; drafts are deleted seven days later. */
  savedAt: Scalars['DateTimeISO']['output'];
  /** The version, incremented by each change; pass it when saving. */
  version: Scalars['Int']['output'];
};

/** The draft of a listing, as it can be saved: without a password. */
export type SavedDraftInput = {
  /** Amenity ids from the catalog. */
  amenities?: InputMaybe<Array<Scalars['NumberOrDigits']['input']>>;
  /** The contact that receives the leads. */
  contact?: InputMaybe<DraftContactInput>;
  /** The description. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The floorplans. */
  floorplans?: InputMaybe<Array<DraftFloorplanInput>>;
  /** The UUID of the draft; one draft becomes at most one listing. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most six images. */
  images?: InputMaybe<Array<ImageInput>>;
  /** The address of the listing. */
  location?: InputMaybe<DraftLocationInput>;
  /** The property name, which is the title of the listing. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Hashes of the texts that the landlord sends to staff for review, as our pages make them; a changed text asks again. */
  textsForReview?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 84 apartment, 85 house. */
  type?: InputMaybe<Scalars['NumberOrDigits']['input']>;
  /** An https link to a virtual tour on a public website. */
  virtualTour?: InputMaybe<Scalars['String']['input']>;
};

/** A college. */
export type School = {
  __typename?: 'School';
  /** The name of the city. */
  city: Scalars['String']['output'];
  /** The city, when it is in the directory. */
  cityId: Maybe<Scalars['ID']['output']>;
  /** The common name. */
  displayName: Scalars['String']['output'];
  /** Number of undergraduates; 0 when unknown. */
  enrollment: Scalars['Int']['output'];
  /** The federal id (UNITID). */
  id: Scalars['ID']['output'];
  /** Latitude in degrees. */
  lat: Scalars['Float']['output'];
  /** The number of listings shown there now. */
  listingsCount: Scalars['Int']['output'];
  /** Longitude in degrees. */
  lon: Scalars['Float']['output'];
  /** The name in the federal directory. */
  name: Scalars['String']['output'];
  /** At most eight cities within 25 miles, largest first. */
  nearbyCities: Array<City>;
  /** At most eight other colleges within 25 miles, nearest first. */
  nearbySchools: Array<School>;
  /** Text for the page title and search engines. */
  page: PageTexts;
  /** Current rents by bedroom count, smallest first. */
  rents: Array<BedroomRents>;
  /** The slug, which never changes. */
  slug: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** A short unique name, derived from its website. */
  subdomain: Scalars['String']['output'];
  /** The absolute URL of the place page. */
  url: Scalars['String']['output'];
  /** The website; empty when unknown. */
  website: Scalars['String']['output'];
  /** Five-digit zip code. */
  zip: Scalars['String']['output'];
};

/** The place searched. */
export type SearchLocation = {
  __typename?: 'SearchLocation';
  /** The common name. */
  displayName: Scalars['String']['output'];
  /** The id of the place. */
  id: Scalars['ID']['output'];
  /** Latitude in degrees; null for a state. */
  lat: Maybe<Scalars['Float']['output']>;
  /** Longitude in degrees; null for a state. */
  lon: Maybe<Scalars['Float']['output']>;
  /** The federal name of a college, or the name of a city or state. */
  name: Scalars['String']['output'];
  /** The slug of the place. */
  slug: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** A college, a state or a city. */
  type: LocationType;
  /** The absolute URL of the place page. */
  url: Scalars['String']['output'];
};

/** Featured first, then nearest; lowest cost per person; shortest walk; newest. */
export type SearchSort =
  | 'cost'
  | 'featured'
  | 'newest'
  | 'walk';

/** The listing or the edit waits for staff to review its text (K66). Nothing is charged before; an edited listing stays as it was. */
export type SentForReview = {
  __typename?: 'SentForReview';
  /** The id of the review, as in `myReviews`. */
  review: Scalars['ID']['output'];
  /** The account that was created and is now logged in; null when one existed. */
  user: Maybe<PublishedUser>;
};

/** The listing was changed by somebody else after it was opened; nothing was saved. */
export type Stale = {
  __typename?: 'Stale';
  /** The current version of the listing. */
  listing: MyListing;
  /** The message to show. */
  message: Scalars['String']['output'];
};

/** A state, or the District of Columbia. */
export type State = {
  __typename?: 'State';
  /** Its largest cities. */
  cities: Array<City>;
  /** Two-letter state code. */
  code: Scalars['String']['output'];
  /** The federal (FIPS) number of the state. */
  id: Scalars['ID']['output'];
  /** The number of listings shown there now. */
  listingsCount: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Text for the page title and search engines. */
  page: PageTexts;
  /** Current rents by bedroom count, smallest first. */
  rents: Array<BedroomRents>;
  /** Its largest colleges. */
  schools: Array<School>;
  /** The absolute URL of the place page. */
  url: Scalars['String']['output'];
};

/** A state and its number of listings. */
export type StateCount = {
  __typename?: 'StateCount';
  /** Two-letter state code. */
  code: Scalars['String']['output'];
  /** The number of visible listings in it. */
  listingsCount: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
};

/** The card that pays for the listings of an account; never its number. */
export type StoredCard = {
  __typename?: 'StoredCard';
  /** The card brand as the payment processor names it: visa, mastercard, amex, … */
  brand: Scalars['String']['output'];
  /** Expiration month, 1 to 12. */
  expMonth: Scalars['Int']['output'];
  /** Expiration year, four digits. */
  expYear: Scalars['Int']['output'];
  /** Its last four digits. */
  last4: Scalars['String']['output'];
};

/** The subscription is stored; it begins once the link in its email is confirmed. */
export type Subscribed = {
  __typename?: 'Subscribed';
  /** The id of the subscription, random; the same for the same email and place. */
  id: Scalars['ID']['output'];
};

/** A subscription as the link in its emails shows it. Does not include a name. */
export type Subscriber = {
  __typename?: 'Subscriber';
  /** The minimum number of bathrooms. */
  bathrooms: Maybe<Scalars['Float']['output']>;
  /** A bedroom code: 9 is a studio. */
  bedrooms: Maybe<Scalars['Int']['output']>;
  /** The maximum rent of the floorplan in dollars per month. */
  budget: Maybe<Scalars['Int']['output']>;
  /** False until its owner confirms the address; nothing is emailed before. */
  confirmed: Scalars['Boolean']['output'];
  /** `2 bedrooms, up to $1,200 a month`; empty when every listing fits. */
  criteria: Scalars['String']['output'];
  /** The email with all but the first letter hidden: `a•••@college.edu`. */
  email: Scalars['String']['output'];
  /** How often it is emailed. */
  frequency: AlertFrequency;
  /** The id of the place. */
  locationId: Scalars['ID']['output'];
  /** The place type of the search. */
  locationType: LocationType;
  /** `near Ohio State`. */
  placeLabel: Scalars['String']['output'];
  /** The search as the query of a URL. */
  search: Scalars['String']['output'];
  /** The site code of the brand that the emails use. */
  site: Scalars['String']['output'];
  /** False once the emails are paused. */
  subscribed: Scalars['Boolean']['output'];
};

/** A subscription to new listings by email. */
export type SubscriberInput = {
  /** The email address to notify. */
  email: Scalars['String']['input'];
  /** The first name of the renter. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** How often to email; when absent, daily for a new subscription and as before for an existing one. */
  frequency?: InputMaybe<AlertFrequency>;
  /** The last name of the renter. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the renter, of the US or Canada in any format, of another country with its code; or none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The id of a college. Email and place identify the subscription. When absent, the place of the search is used. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  /** The search to send new listings for; when absent, all listings near the college. */
  searchFilter?: InputMaybe<HousingFilterInput>;
  /** The site code of the page; defaults to that of the search. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The subscription, or the invalid fields. */
export type SubscriberResult = Invalid | Subscribed;

export type Subscription = {
  __typename?: 'Subscription';
  /** Emits each call to your listings when it starts and when it ends. Requires login; over the WebSocket. */
  callChanged: Call;
  /** Emits each lead of your listings when it is delivered. Requires login; over the WebSocket. */
  leadArrived: Lead;
  /** Emits each lead of your listings that was changed in any browser or is now held. */
  leadChanged: Lead;
};

/** Ways to find more homes than a search does: small changes to it, or another place nearby. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** The nearest college within 60 miles with more listings that fit; null for a state. */
  alternativeCollege: Maybe<AlternativeCollege>;
  /** At most four changes to the search that find more listings, smallest change first. */
  relaxations: Array<Relaxation>;
};

/** An interaction of a renter with a listing. */
export type TrackedMatchInput = {
  /** One of view, click, request, reply, phone, directions, skip and share. */
  action: Scalars['String']['input'];
  /** The id of the listing. */
  housingId: Scalars['ID']['input'];
  /** Its position in the list, starting at 1; absent outside lists. */
  housingPosition?: InputMaybe<Scalars['Int']['input']>;
  /** The site code of the brand that showed the listing. */
  poweredBy?: InputMaybe<Scalars['String']['input']>;
  /** The id of the college searched. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  /** Accepted from older clients and not stored. */
  subscriberId?: InputMaybe<Scalars['ID']['input']>;
};

/** How somebody gets from a listing to a college. */
export type TravelMode =
  | 'cycling'
  | 'driving'
  | 'walking';

/** A listing that is no longer shown: where it was, and similar listings. */
export type UnavailableListing = {
  __typename?: 'UnavailableListing';
  /** The city as the landlord entered it. */
  city: Scalars['String']['output'];
  /** At most three colleges within ten miles, nearest first. */
  nearbySchools: Array<NearbySchool>;
  /** At most six listings nearby of the same size and similar rent. */
  similar: Array<Listing>;
  /** Two-letter state code. */
  state: Scalars['String']['output'];
};

/** An email address of this account that cannot be delivered to. */
export type UndeliveredAddress = {
  __typename?: 'UndeliveredAddress';
  /** The email address. */
  email: Scalars['String']['output'];
  /** The error message of its mail server. */
  error: Scalars['String']['output'];
  /** The listing with this contact email; null for the login email. */
  listing: Maybe<UndeliveredListing>;
};

/** The listing that uses an address as its contact email. */
export type UndeliveredListing = {
  __typename?: 'UndeliveredListing';
  /** The name of the listing. */
  name: Scalars['String']['output'];
  /** The slug of the listing. */
  slug: Scalars['String']['output'];
};

/** A criterion that a listing does not meet, and the difference. */
export type UnmetCriterion = {
  __typename?: 'UnmetCriterion';
  /** Missing bedrooms (negative for extra ones), missing bathrooms, dollars over budget or under the minimum, miles beyond ten, extra minutes of walking, or the id of a feature; otherwise 1. */
  by: Scalars['Float']['output'];
  /** The criterion. */
  criterion: Criterion;
};

/** The logged-in landlord. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The login email. */
  email: Scalars['String']['output'];
  /** Empty when unknown. */
  firstName: Scalars['String']['output'];
  /** The account's public id. */
  id: Scalars['ID']['output'];
  /** Empty when unknown. */
  lastName: Scalars['String']['output'];
};

/** The origin of a brand's widget, and the sites that may embed it. */
export type WidgetHost = {
  __typename?: 'WidgetHost';
  /** In the syntax of Content-Security-Policy: `https://www.a.example`, `https://*.b.example`. */
  hosts: Array<Scalars['String']['output']>;
  /** The origin of the brand's site, without a trailing slash; it serves `/widget.js`. */
  origin: Scalars['String']['output'];
  /** The brand: its site code. */
  site: Scalars['String']['output'];
};

/** A zip code in search results. */
export type ZipHit = {
  __typename?: 'ZipHit';
  /** The name of its city. */
  city: Scalars['String']['output'];
  /** The id of its city. */
  cityId: Scalars['ID']['output'];
  /** The slug of its city's page. */
  slug: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** The absolute URL of its city's page. */
  url: Scalars['String']['output'];
  /** Five digits. */
  zip: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AlertResult:
    | ( Invalid )
    | ( Subscriber )
  ;
  CardChangeResult:
    | ( CardChanged )
    | ( Invalid )
    | ( NeedsAuthentication )
  ;
  ConfirmedListingResult:
    | ( ConfirmedListing )
    | ( Invalid )
  ;
  CreateGroupListResult:
    | ( GroupListCreated )
    | ( Invalid )
  ;
  DoneResult:
    | ( Done )
    | ( Invalid )
  ;
  EditResult:
    | ( Edited )
    | ( Invalid )
    | ( NeedsAuthentication )
    | ( SentForReview )
    | ( Stale )
  ;
  GeoResult:
    | ( Geo )
    | ( Invalid )
  ;
  InquiryResult:
    | ( InquirySent )
    | ( Invalid )
  ;
  JoinGroupListResult:
    | ( GroupListJoined )
    | ( Invalid )
  ;
  LeadChangeResult:
    | ( Invalid )
    | ( LeadChanged )
  ;
  LeadResult:
    | ( Invalid )
    | ( LeadSent )
  ;
  ListingImportResult:
    | ( Invalid )
    | ( ListingImport )
  ;
  ListingStateResult:
    | ( Invalid )
    | ( ListingState )
    | ( NeedsAuthentication )
  ;
  LoginResult:
    | ( Invalid )
    | ( LoggedIn )
    | ( LoginLinkSent )
  ;
  PropertyTypeQuoteResult:
    | ( Invalid )
    | ( PropertyTypeQuote )
  ;
  PublishResult:
    | ( Invalid )
    | ( KeyReused )
    | ( NeedsAuthentication )
    | ( Published )
    | ( SentForReview )
  ;
  ReportResult:
    | ( Invalid )
    | ( ReportSent )
  ;
  SaveDraftResult:
    | ( DraftConflict )
    | ( DraftPublished )
    | ( DraftSaved )
    | ( Invalid )
  ;
  SubscriberResult:
    | ( Invalid )
    | ( Subscribed )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountHoldings: ResolverTypeWrapper<AccountHoldings>;
  AccountInput: AccountInput;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  ActivityDay: ResolverTypeWrapper<ActivityDay>;
  AddressHit: ResolverTypeWrapper<AddressHit>;
  AgreedPriceInput: AgreedPriceInput;
  AlertFrequency: AlertFrequency;
  AlertResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlertResult']>;
  AlternativeCollege: ResolverTypeWrapper<AlternativeCollege>;
  Amenity: ResolverTypeWrapper<Amenity>;
  ApproximateLocation: ResolverTypeWrapper<ApproximateLocation>;
  AreaType: AreaType;
  AvailableLocationsInput: AvailableLocationsInput;
  BedroomRents: ResolverTypeWrapper<BedroomRents>;
  Billing: ResolverTypeWrapper<Billing>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Call: ResolverTypeWrapper<Call>;
  CallOutcome: CallOutcome;
  CallPage: ResolverTypeWrapper<CallPage>;
  CardChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CardChangeResult']>;
  CardChanged: ResolverTypeWrapper<CardChanged>;
  CardSetup: ResolverTypeWrapper<CardSetup>;
  City: ResolverTypeWrapper<City>;
  ConfirmedListing: ResolverTypeWrapper<ConfirmedListing>;
  ConfirmedListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmedListingResult']>;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  CoordinatesInput: CoordinatesInput;
  CreateGroupListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateGroupListResult']>;
  Criterion: Criterion;
  DateTimeISO: ResolverTypeWrapper<Scalars['DateTimeISO']['output']>;
  Directions: ResolverTypeWrapper<Directions>;
  DirectionsInput: DirectionsInput;
  Done: ResolverTypeWrapper<Done>;
  DoneResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DoneResult']>;
  Draft: ResolverTypeWrapper<Draft>;
  DraftConflict: ResolverTypeWrapper<DraftConflict>;
  DraftContact: ResolverTypeWrapper<DraftContact>;
  DraftContactInput: DraftContactInput;
  DraftFloorplan: ResolverTypeWrapper<DraftFloorplan>;
  DraftFloorplanInput: DraftFloorplanInput;
  DraftInput: DraftInput;
  DraftLocation: ResolverTypeWrapper<DraftLocation>;
  DraftLocationInput: DraftLocationInput;
  DraftPage: ResolverTypeWrapper<DraftPage>;
  DraftPublished: ResolverTypeWrapper<DraftPublished>;
  DraftSaved: ResolverTypeWrapper<DraftSaved>;
  DraftSummary: ResolverTypeWrapper<DraftSummary>;
  EditResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditResult']>;
  Edited: ResolverTypeWrapper<Edited>;
  EndReason: EndReason;
  FieldError: ResolverTypeWrapper<FieldError>;
  FilterCount: ResolverTypeWrapper<FilterCount>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Floorplan: ResolverTypeWrapper<Floorplan>;
  Geo: ResolverTypeWrapper<Geo>;
  GeoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GeoResult']>;
  GeoSchools: ResolverTypeWrapper<GeoSchools>;
  GroupList: ResolverTypeWrapper<GroupList>;
  GroupListCreated: ResolverTypeWrapper<GroupListCreated>;
  GroupListJoined: ResolverTypeWrapper<GroupListJoined>;
  GroupMember: ResolverTypeWrapper<GroupMember>;
  HousingFilterInput: HousingFilterInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  ImageInput: ImageInput;
  ImportColumn: ResolverTypeWrapper<ImportColumn>;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportFieldInput: ImportFieldInput;
  ImportLineError: ResolverTypeWrapper<ImportLineError>;
  ImportReport: ResolverTypeWrapper<ImportReport>;
  InquiryInput: InquiryInput;
  InquiryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InquiryResult']>;
  InquirySent: ResolverTypeWrapper<InquirySent>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invalid: ResolverTypeWrapper<Invalid>;
  JoinGroupListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['JoinGroupListResult']>;
  KeyReused: ResolverTypeWrapper<KeyReused>;
  Laundry: Laundry;
  Lead: ResolverTypeWrapper<Lead>;
  LeadAnswer: ResolverTypeWrapper<LeadAnswer>;
  LeadChangeInput: LeadChangeInput;
  LeadChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeadChangeResult']>;
  LeadChanged: ResolverTypeWrapper<LeadChanged>;
  LeadCounts: ResolverTypeWrapper<LeadCounts>;
  LeadFilterInput: LeadFilterInput;
  LeadPage: ResolverTypeWrapper<LeadPage>;
  LeadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeadResult']>;
  LeadSent: ResolverTypeWrapper<LeadSent>;
  LeadStage: LeadStage;
  Listing: ResolverTypeWrapper<Listing>;
  ListingHit: ResolverTypeWrapper<ListingHit>;
  ListingImport: ResolverTypeWrapper<ListingImport>;
  ListingImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ListingImportResult']>;
  ListingReview: ResolverTypeWrapper<ListingReview>;
  ListingState: ResolverTypeWrapper<ListingState>;
  ListingStateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ListingStateResult']>;
  LocationCheck: LocationCheck;
  LocationType: LocationType;
  LoggedIn: ResolverTypeWrapper<LoggedIn>;
  LoginLinkSent: ResolverTypeWrapper<LoginLinkSent>;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  Match: ResolverTypeWrapper<Match>;
  MatchPage: ResolverTypeWrapper<MatchPage>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAccount: ResolverTypeWrapper<MyAccount>;
  MyListing: ResolverTypeWrapper<MyListing>;
  NearbySchool: ResolverTypeWrapper<NearbySchool>;
  NeedsAuthentication: ResolverTypeWrapper<NeedsAuthentication>;
  NewPrice: ResolverTypeWrapper<NewPrice>;
  NumberOrDigits: ResolverTypeWrapper<Scalars['NumberOrDigits']['output']>;
  Options: ResolverTypeWrapper<Options>;
  PageMeta: ResolverTypeWrapper<PageMeta>;
  PageTexts: ResolverTypeWrapper<PageTexts>;
  Place: ResolverTypeWrapper<Place>;
  PlacePage: ResolverTypeWrapper<PlacePage>;
  PlaceType: PlaceType;
  PropertyTypeOffer: ResolverTypeWrapper<PropertyTypeOffer>;
  PropertyTypeQuote: ResolverTypeWrapper<PropertyTypeQuote>;
  PropertyTypeQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PropertyTypeQuoteResult']>;
  PublishResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishResult']>;
  Published: ResolverTypeWrapper<Published>;
  PublishedUser: ResolverTypeWrapper<PublishedUser>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Receipt: ResolverTypeWrapper<Receipt>;
  ReceiptLine: ResolverTypeWrapper<ReceiptLine>;
  ReceiptReturn: ResolverTypeWrapper<ReceiptReturn>;
  Relaxation: ResolverTypeWrapper<Relaxation>;
  ReplyInput: ReplyInput;
  ReportInput: ReportInput;
  ReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportResult']>;
  ReportSent: ResolverTypeWrapper<ReportSent>;
  RequestInput: RequestInput;
  ReviewState: ReviewState;
  Route: ResolverTypeWrapper<Route>;
  SaveDraftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveDraftResult']>;
  SavedDraft: ResolverTypeWrapper<SavedDraft>;
  SavedDraftInput: SavedDraftInput;
  School: ResolverTypeWrapper<School>;
  SearchLocation: ResolverTypeWrapper<SearchLocation>;
  SearchSort: SearchSort;
  SentForReview: ResolverTypeWrapper<SentForReview>;
  Stale: ResolverTypeWrapper<Stale>;
  State: ResolverTypeWrapper<State>;
  StateCount: ResolverTypeWrapper<StateCount>;
  StoredCard: ResolverTypeWrapper<StoredCard>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscribed: ResolverTypeWrapper<Subscribed>;
  Subscriber: ResolverTypeWrapper<Subscriber>;
  SubscriberInput: SubscriberInput;
  SubscriberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscriberResult']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Suggestions: ResolverTypeWrapper<Suggestions>;
  TrackedMatchInput: TrackedMatchInput;
  TravelMode: TravelMode;
  UnavailableListing: ResolverTypeWrapper<UnavailableListing>;
  UndeliveredAddress: ResolverTypeWrapper<UndeliveredAddress>;
  UndeliveredListing: ResolverTypeWrapper<UndeliveredListing>;
  UnmetCriterion: ResolverTypeWrapper<UnmetCriterion>;
  Viewer: ResolverTypeWrapper<Viewer>;
  WidgetHost: ResolverTypeWrapper<WidgetHost>;
  ZipHit: ResolverTypeWrapper<ZipHit>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountHoldings: AccountHoldings;
  AccountInput: AccountInput;
  AccountSession: AccountSession;
  ActivityDay: ActivityDay;
  AddressHit: AddressHit;
  AgreedPriceInput: AgreedPriceInput;
  AlertResult: ResolversUnionTypes<ResolversParentTypes>['AlertResult'];
  AlternativeCollege: AlternativeCollege;
  Amenity: Amenity;
  ApproximateLocation: ApproximateLocation;
  AvailableLocationsInput: AvailableLocationsInput;
  BedroomRents: BedroomRents;
  Billing: Billing;
  Boolean: Scalars['Boolean']['output'];
  Call: Call;
  CallPage: CallPage;
  CardChangeResult: ResolversUnionTypes<ResolversParentTypes>['CardChangeResult'];
  CardChanged: CardChanged;
  CardSetup: CardSetup;
  City: City;
  ConfirmedListing: ConfirmedListing;
  ConfirmedListingResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmedListingResult'];
  Coordinates: Coordinates;
  CoordinatesInput: CoordinatesInput;
  CreateGroupListResult: ResolversUnionTypes<ResolversParentTypes>['CreateGroupListResult'];
  DateTimeISO: Scalars['DateTimeISO']['output'];
  Directions: Directions;
  DirectionsInput: DirectionsInput;
  Done: Done;
  DoneResult: ResolversUnionTypes<ResolversParentTypes>['DoneResult'];
  Draft: Draft;
  DraftConflict: DraftConflict;
  DraftContact: DraftContact;
  DraftContactInput: DraftContactInput;
  DraftFloorplan: DraftFloorplan;
  DraftFloorplanInput: DraftFloorplanInput;
  DraftInput: DraftInput;
  DraftLocation: DraftLocation;
  DraftLocationInput: DraftLocationInput;
  DraftPage: DraftPage;
  DraftPublished: DraftPublished;
  DraftSaved: DraftSaved;
  DraftSummary: DraftSummary;
  EditResult: ResolversUnionTypes<ResolversParentTypes>['EditResult'];
  Edited: Edited;
  FieldError: FieldError;
  FilterCount: FilterCount;
  Float: Scalars['Float']['output'];
  Floorplan: Floorplan;
  Geo: Geo;
  GeoResult: ResolversUnionTypes<ResolversParentTypes>['GeoResult'];
  GeoSchools: GeoSchools;
  GroupList: GroupList;
  GroupListCreated: GroupListCreated;
  GroupListJoined: GroupListJoined;
  GroupMember: GroupMember;
  HousingFilterInput: HousingFilterInput;
  ID: Scalars['ID']['output'];
  Image: Image;
  ImageInput: ImageInput;
  ImportColumn: ImportColumn;
  ImportCounts: ImportCounts;
  ImportFieldInput: ImportFieldInput;
  ImportLineError: ImportLineError;
  ImportReport: ImportReport;
  InquiryInput: InquiryInput;
  InquiryResult: ResolversUnionTypes<ResolversParentTypes>['InquiryResult'];
  InquirySent: InquirySent;
  Int: Scalars['Int']['output'];
  Invalid: Invalid;
  JoinGroupListResult: ResolversUnionTypes<ResolversParentTypes>['JoinGroupListResult'];
  KeyReused: KeyReused;
  Lead: Lead;
  LeadAnswer: LeadAnswer;
  LeadChangeInput: LeadChangeInput;
  LeadChangeResult: ResolversUnionTypes<ResolversParentTypes>['LeadChangeResult'];
  LeadChanged: LeadChanged;
  LeadCounts: LeadCounts;
  LeadFilterInput: LeadFilterInput;
  LeadPage: LeadPage;
  LeadResult: ResolversUnionTypes<ResolversParentTypes>['LeadResult'];
  LeadSent: LeadSent;
  Listing: Listing;
  ListingHit: ListingHit;
  ListingImport: ListingImport;
  ListingImportResult: ResolversUnionTypes<ResolversParentTypes>['ListingImportResult'];
  ListingReview: ListingReview;
  ListingState: ListingState;
  ListingStateResult: ResolversUnionTypes<ResolversParentTypes>['ListingStateResult'];
  LoggedIn: LoggedIn;
  LoginLinkSent: LoginLinkSent;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  Match: Match;
  MatchPage: MatchPage;
  Mutation: Record<PropertyKey, never>;
  MyAccount: MyAccount;
  MyListing: MyListing;
  NearbySchool: NearbySchool;
  NeedsAuthentication: NeedsAuthentication;
  NewPrice: NewPrice;
  NumberOrDigits: Scalars['NumberOrDigits']['output'];
  Options: Options;
  PageMeta: PageMeta;
  PageTexts: PageTexts;
  Place: Place;
  PlacePage: PlacePage;
  PropertyTypeOffer: PropertyTypeOffer;
  PropertyTypeQuote: PropertyTypeQuote;
  PropertyTypeQuoteResult: ResolversUnionTypes<ResolversParentTypes>['PropertyTypeQuoteResult'];
  PublishResult: ResolversUnionTypes<ResolversParentTypes>['PublishResult'];
  Published: Published;
  PublishedUser: PublishedUser;
  Query: Record<PropertyKey, never>;
  Receipt: Receipt;
  ReceiptLine: ReceiptLine;
  ReceiptReturn: ReceiptReturn;
  Relaxation: Relaxation;
  ReplyInput: ReplyInput;
  ReportInput: ReportInput;
  ReportResult: ResolversUnionTypes<ResolversParentTypes>['ReportResult'];
  ReportSent: ReportSent;
  RequestInput: RequestInput;
  Route: Route;
  SaveDraftResult: ResolversUnionTypes<ResolversParentTypes>['SaveDraftResult'];
  SavedDraft: SavedDraft;
  SavedDraftInput: SavedDraftInput;
  School: School;
  SearchLocation: SearchLocation;
  SentForReview: SentForReview;
  Stale: Stale;
  State: State;
  StateCount: StateCount;
  StoredCard: StoredCard;
  String: Scalars['String']['output'];
  Subscribed: Subscribed;
  Subscriber: Subscriber;
  SubscriberInput: SubscriberInput;
  SubscriberResult: ResolversUnionTypes<ResolversParentTypes>['SubscriberResult'];
  Subscription: Record<PropertyKey, never>;
  Suggestions: Suggestions;
  TrackedMatchInput: TrackedMatchInput;
  UnavailableListing: UnavailableListing;
  UndeliveredAddress: UndeliveredAddress;
  UndeliveredListing: UndeliveredListing;
  UnmetCriterion: UnmetCriterion;
  Viewer: Viewer;
  WidgetHost: WidgetHost;
  ZipHit: ZipHit;
};

export type AccountHoldingsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AccountHoldings'] = ResolversParentTypes['AccountHoldings']> = {
  leads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityDayResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ActivityDay'] = ResolversParentTypes['ActivityDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressHitResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AddressHit'] = ResolversParentTypes['AddressHit']> = {
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType>;
};

export type AlertResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AlertResult'] = ResolversParentTypes['AlertResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'Subscriber', ParentType, ContextType>;
};

export type AlternativeCollegeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AlternativeCollege'] = ResolversParentTypes['AlternativeCollege']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['SearchLocation'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AmenityResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Amenity'] = ResolversParentTypes['Amenity']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApproximateLocationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ApproximateLocation'] = ResolversParentTypes['ApproximateLocation']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  schools?: Resolver<Array<ResolversTypes['NearbySchool']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AreaType'], ParentType, ContextType>;
};

export type BedroomRentsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['BedroomRents'] = ResolversParentTypes['BedroomRents']> = {
  bedrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listingsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentMedian?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillingResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Billing'] = ResolversParentTypes['Billing']> = {
  card?: Resolver<Maybe<ResolversTypes['StoredCard']>, ParentType, ContextType>;
  creditCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['Receipt']>, ParentType, ContextType>;
};

export type CallResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Call'] = ResolversParentTypes['Call']> = {
  at?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  caller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listingName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CallOutcome'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CallPageResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CallPage'] = ResolversParentTypes['CallPage']> = {
  calls?: Resolver<Array<ResolversTypes['Call']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CardChangeResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CardChangeResult'] = ResolversParentTypes['CardChangeResult']> = {
  __resolveType: TypeResolveFn<'CardChanged' | 'Invalid' | 'NeedsAuthentication', ParentType, ContextType>;
};

export type CardChangedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CardChanged'] = ResolversParentTypes['CardChanged']> = {
  billing?: Resolver<ResolversTypes['Billing'], ParentType, ContextType>;
  declineMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardSetupResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CardSetup'] = ResolversParentTypes['CardSetup']> = {
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CityResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  listingsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearbyCities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageTexts'], ParentType, ContextType>;
  rents?: Resolver<Array<ResolversTypes['BedroomRents']>, ParentType, ContextType>;
  schools?: Resolver<Array<ResolversTypes['School']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmedListingResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConfirmedListing'] = ResolversParentTypes['ConfirmedListing']> = {
  canceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmedListingResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConfirmedListingResult'] = ResolversParentTypes['ConfirmedListingResult']> = {
  __resolveType: TypeResolveFn<'ConfirmedListing' | 'Invalid', ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreateGroupListResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CreateGroupListResult'] = ResolversParentTypes['CreateGroupListResult']> = {
  __resolveType: TypeResolveFn<'GroupListCreated' | 'Invalid', ParentType, ContextType>;
};

export interface DateTimeIsoScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTimeISO'], any> {
  name: 'DateTimeISO';
}

export type DirectionsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Directions'] = ResolversParentTypes['Directions']> = {
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  routes?: Resolver<Array<ResolversTypes['Route']>, ParentType, ContextType>;
  school?: Resolver<Maybe<ResolversTypes['School']>, ParentType, ContextType>;
};

export type DoneResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DoneResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DoneResult'] = ResolversParentTypes['DoneResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'Invalid', ParentType, ContextType>;
};

export type DraftResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  amenities?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['DraftContact'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draftId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  floorplans?: Resolver<Array<ResolversTypes['DraftFloorplan']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['DraftLocation'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textsForReview?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  virtualTour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftConflictResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DraftConflict'] = ResolversParentTypes['DraftConflict']> = {
  saved?: Resolver<ResolversTypes['SavedDraft'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftContactResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DraftContact'] = ResolversParentTypes['DraftContact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftFloorplanResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DraftFloorplan'] = ResolversParentTypes['DraftFloorplan']> = {
  availableOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bathrooms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bedrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feesMonthly?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaseMonths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  oneTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sq?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  utilities?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftLocationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DraftLocation'] = ResolversParentTypes['DraftLocation']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftPageResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DraftPage'] = ResolversParentTypes['DraftPage']> = {
  drafts?: Resolver<Array<ResolversTypes['DraftSummary']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DraftPublishedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DraftPublished'] = ResolversParentTypes['DraftPublished']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftSavedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DraftSaved'] = ResolversParentTypes['DraftSaved']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftSummaryResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DraftSummary'] = ResolversParentTypes['DraftSummary']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goesToReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EditResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['EditResult'] = ResolversParentTypes['EditResult']> = {
  __resolveType: TypeResolveFn<'Edited' | 'Invalid' | 'NeedsAuthentication' | 'SentForReview' | 'Stale', ParentType, ContextType>;
};

export type EditedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Edited'] = ResolversParentTypes['Edited']> = {
  listing?: Resolver<ResolversTypes['MyListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FilterCountResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['FilterCount'] = ResolversParentTypes['FilterCount']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FloorplanResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Floorplan'] = ResolversParentTypes['Floorplan']> = {
  availableOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bathrooms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bedrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  feesMonthly?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leaseMonths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  oneTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPerson?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  utilities?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GeoResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Geo'] = ResolversParentTypes['Geo']> = {
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  schools?: Resolver<ResolversTypes['GeoSchools'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GeoResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['GeoResult'] = ResolversParentTypes['GeoResult']> = {
  __resolveType: TypeResolveFn<'Geo' | 'Invalid', ParentType, ContextType>;
};

export type GeoSchoolsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['GeoSchools'] = ResolversParentTypes['GeoSchools']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupListResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['GroupList'] = ResolversParentTypes['GroupList']> = {
  collegeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  listingIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['GroupMember']>, ParentType, ContextType>;
};

export type GroupListCreatedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['GroupListCreated'] = ResolversParentTypes['GroupListCreated']> = {
  revokeToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupListJoinedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['GroupListJoined'] = ResolversParentTypes['GroupListJoined']> = {
  list?: Resolver<ResolversTypes['GroupList'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupMemberResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['GroupMember'] = ResolversParentTypes['GroupMember']> = {
  contacted?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  hearts?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  large?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  small?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportLineErrorResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ImportLineError'] = ResolversParentTypes['ImportLineError']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportReportResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ImportReport'] = ResolversParentTypes['ImportReport']> = {
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ImportLineError']>, ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingImages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InquiryResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['InquiryResult'] = ResolversParentTypes['InquiryResult']> = {
  __resolveType: TypeResolveFn<'InquirySent' | 'Invalid', ParentType, ContextType>;
};

export type InquirySentResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['InquirySent'] = ResolversParentTypes['InquirySent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Invalid'] = ResolversParentTypes['Invalid']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JoinGroupListResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['JoinGroupListResult'] = ResolversParentTypes['JoinGroupListResult']> = {
  __resolveType: TypeResolveFn<'GroupListJoined' | 'Invalid', ParentType, ContextType>;
};

export type KeyReusedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['KeyReused'] = ResolversParentTypes['KeyReused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Lead'] = ResolversParentTypes['Lead']> = {
  answers?: Resolver<Array<ResolversTypes['LeadAnswer']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listingName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['LeadStage'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeadAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LeadAnswer'] = ResolversParentTypes['LeadAnswer']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadChangeResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LeadChangeResult'] = ResolversParentTypes['LeadChangeResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'LeadChanged', ParentType, ContextType>;
};

export type LeadChangedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LeadChanged'] = ResolversParentTypes['LeadChanged']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadCountsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LeadCounts'] = ResolversParentTypes['LeadCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contacted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onHold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rented?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toured?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadPageResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LeadPage'] = ResolversParentTypes['LeadPage']> = {
  leads?: Resolver<Array<ResolversTypes['Lead']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeadResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LeadResult'] = ResolversParentTypes['LeadResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'LeadSent', ParentType, ContextType>;
};

export type LeadSentResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LeadSent'] = ResolversParentTypes['LeadSent']> = {
  delivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  followUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markedAsSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['Amenity']>, ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  emailConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  floorplans?: Resolver<Array<ResolversTypes['Floorplan']>, ParentType, ContextType>;
  freshness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  locationCheck?: Resolver<Maybe<ResolversTypes['LocationCheck']>, ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mentionedFeatures?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  mentionsPets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearbySchools?: Resolver<Array<ResolversTypes['NearbySchool']>, ParentType, ContextType>;
  nearestCampus?: Resolver<Maybe<ResolversTypes['NearbySchool']>, ParentType, ContextType>;
  notConfirmedSince?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageTexts'], ParentType, ContextType>;
  perPersonFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  rentFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takesRequests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  virtualTour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingHitResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ListingHit'] = ResolversParentTypes['ListingHit']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingImportResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ListingImport'] = ResolversParentTypes['ListingImport']> = {
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ImportReport'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingImportResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ListingImportResult'] = ResolversParentTypes['ListingImportResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'ListingImport', ParentType, ContextType>;
};

export type ListingReviewResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ListingReview'] = ResolversParentTypes['ListingReview']> = {
  draft?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
};

export type ListingStateResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ListingState'] = ResolversParentTypes['ListingState']> = {
  listing?: Resolver<ResolversTypes['MyListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingStateResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ListingStateResult'] = ResolversParentTypes['ListingStateResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'ListingState' | 'NeedsAuthentication', ParentType, ContextType>;
};

export type LoggedInResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LoggedIn'] = ResolversParentTypes['LoggedIn']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginLinkSentResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LoginLinkSent'] = ResolversParentTypes['LoginLinkSent']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'LoggedIn' | 'LoginLinkSent', ParentType, ContextType>;
};

export type MatchResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  unmet?: Resolver<Array<ResolversTypes['UnmetCriterion']>, ParentType, ContextType>;
};

export type MatchPageResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['MatchPage'] = ResolversParentTypes['MatchPage']> = {
  data?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['SearchLocation'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
  notStated?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  petsNotStated?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateListing: Resolver<ResolversTypes['ListingStateResult'], ParentType, ContextType, RequireFields<MutationActivateListingArgs, 'id'>>;
  beginCardChange: Resolver<ResolversTypes['CardSetup'], ParentType, ContextType, Partial<MutationBeginCardChangeArgs>>;
  callContactPhone: Resolver<ResolversTypes['ListingStateResult'], ParentType, ContextType, RequireFields<MutationCallContactPhoneArgs, 'id'>>;
  cancelEmailChange: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  changeCard: Resolver<ResolversTypes['CardChangeResult'], ParentType, ContextType, RequireFields<MutationChangeCardArgs, 'setup'>>;
  changeEmail: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email' | 'password'>>;
  changeLead: Resolver<ResolversTypes['LeadChangeResult'], ParentType, ContextType, RequireFields<MutationChangeLeadArgs, 'change' | 'id'>>;
  changeName: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationChangeNameArgs, 'firstName' | 'lastName'>>;
  changePassword: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password' | 'passwordConfirmation'>>;
  changeSubscriber: Resolver<Maybe<ResolversTypes['Subscriber']>, ParentType, ContextType, RequireFields<MutationChangeSubscriberArgs, 'subscribed' | 'token'>>;
  confirmContactPhone: Resolver<ResolversTypes['ListingStateResult'], ParentType, ContextType, RequireFields<MutationConfirmContactPhoneArgs, 'code' | 'id'>>;
  confirmEmail: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmListing: Resolver<ResolversTypes['ListingStateResult'], ParentType, ContextType, RequireFields<MutationConfirmListingArgs, 'id'>>;
  confirmListingByToken: Resolver<ResolversTypes['ConfirmedListingResult'], ParentType, ContextType, RequireFields<MutationConfirmListingByTokenArgs, 'id' | 'token'>>;
  confirmListings: Resolver<Array<ResolversTypes['MyListing']>, ParentType, ContextType>;
  confirmLogin: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationConfirmLoginArgs, 'token'>>;
  createGroupList: Resolver<ResolversTypes['CreateGroupListResult'], ParentType, ContextType, RequireFields<MutationCreateGroupListArgs, 'listingIds'>>;
  deactivateListing: Resolver<ResolversTypes['ListingStateResult'], ParentType, ContextType, RequireFields<MutationDeactivateListingArgs, 'id'>>;
  deleteAccount: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  deleteDraft: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteDraftArgs, 'id'>>;
  editListing: Resolver<ResolversTypes['EditResult'], ParentType, ContextType, RequireFields<MutationEditListingArgs, 'confirms' | 'draft' | 'id' | 'review'>>;
  editSubscriber: Resolver<Maybe<ResolversTypes['AlertResult']>, ParentType, ContextType, RequireFields<MutationEditSubscriberArgs, 'frequency' | 'searchFilter' | 'token'>>;
  endSession: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  hideListing: Resolver<ResolversTypes['ListingStateResult'], ParentType, ContextType, RequireFields<MutationHideListingArgs, 'confirms' | 'hidden' | 'id'>>;
  joinGroupList: Resolver<Maybe<ResolversTypes['JoinGroupListResult']>, ParentType, ContextType, RequireFields<MutationJoinGroupListArgs, 'name' | 'token'>>;
  login: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  logoutEverywhere: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  mapListingImport: Resolver<ResolversTypes['ListingImportResult'], ParentType, ContextType, RequireFields<MutationMapListingImportArgs, 'fields' | 'id'>>;
  markGroupList: Resolver<Maybe<ResolversTypes['GroupList']>, ParentType, ContextType, RequireFields<MutationMarkGroupListArgs, 'listingId' | 'memberId' | 'token'>>;
  markLeadSpam: Resolver<ResolversTypes['LeadChangeResult'], ParentType, ContextType, RequireFields<MutationMarkLeadSpamArgs, 'id' | 'spam'>>;
  publishDraft: Resolver<ResolversTypes['PublishResult'], ParentType, ContextType, RequireFields<MutationPublishDraftArgs, 'id' | 'keepCard' | 'paymentMethod' | 'price' | 'review'>>;
  publishListing: Resolver<ResolversTypes['PublishResult'], ParentType, ContextType, RequireFields<MutationPublishListingArgs, 'draft' | 'idempotencyKey' | 'keepCard' | 'paymentMethod' | 'review'>>;
  reportListing: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportListingArgs, 'report'>>;
  requestPasswordReset: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestPersonalData: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationRequestPersonalDataArgs, 'email'>>;
  resetPassword: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'password' | 'passwordConfirmation' | 'token'>>;
  revokeGroupList: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeGroupListArgs, 'revokeToken'>>;
  runListingImport: Resolver<ResolversTypes['ListingImportResult'], ParentType, ContextType, RequireFields<MutationRunListingImportArgs, 'id'>>;
  saveDraft: Resolver<ResolversTypes['SaveDraftResult'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'draft'>>;
  saveRequest: Resolver<ResolversTypes['LeadResult'], ParentType, ContextType, RequireFields<MutationSaveRequestArgs, 'request'>>;
  saveSubscriber: Resolver<ResolversTypes['SubscriberResult'], ParentType, ContextType, RequireFields<MutationSaveSubscriberArgs, 'subscriber'>>;
  sendAdvertising: Resolver<ResolversTypes['InquiryResult'], ParentType, ContextType, RequireFields<MutationSendAdvertisingArgs, 'inquiry'>>;
  sendContactLink: Resolver<ResolversTypes['ListingStateResult'], ParentType, ContextType, RequireFields<MutationSendContactLinkArgs, 'id'>>;
  sendReply: Resolver<ResolversTypes['LeadResult'], ParentType, ContextType, RequireFields<MutationSendReplyArgs, 'reply'>>;
  trackMatches: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationTrackMatchesArgs, 'events'>>;
  validateStep: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationValidateStepArgs, 'draft' | 'review' | 'step'>>;
};

export type MyAccountResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['MyAccount'] = ResolversParentTypes['MyAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdings?: Resolver<ResolversTypes['AccountHoldings'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  undelivered?: Resolver<Array<ResolversTypes['UndeliveredAddress']>, ParentType, ContextType>;
};

export type MyListingResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['MyListing'] = ResolversParentTypes['MyListing']> = {
  amountDueCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardLast4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmationDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType>;
  endReason?: Resolver<Maybe<ResolversTypes['EndReason']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leadsOnHold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadsResumeAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  newPrice?: Resolver<Maybe<ResolversTypes['NewPrice']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  pastDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rented?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unconfirmedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unconfirmedPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unforwardedPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NearbySchoolResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['NearbySchool'] = ResolversParentTypes['NearbySchool']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NeedsAuthenticationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['NeedsAuthentication'] = ResolversParentTypes['NeedsAuthentication']> = {
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewPriceResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['NewPrice'] = ResolversParentTypes['NewPrice']> = {
  from?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface NumberOrDigitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NumberOrDigits'], any> {
  name: 'NumberOrDigits';
}

export type OptionsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Options'] = ResolversParentTypes['Options']> = {
  analyticsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  localProcessor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mapTilesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stripeKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['PropertyTypeOffer']>, ParentType, ContextType>;
};

export type PageMetaResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PageMeta'] = ResolversParentTypes['PageMeta']> = {
  lastPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageTextsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PageTexts'] = ResolversParentTypes['PageTexts']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listingsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LocationType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlacePageResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PlacePage'] = ResolversParentTypes['PlacePage']> = {
  address?: Resolver<Maybe<ResolversTypes['AddressHit']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType>;
  listings?: Resolver<Array<ResolversTypes['ListingHit']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
  zips?: Resolver<Array<ResolversTypes['ZipHit']>, ParentType, ContextType>;
};

export type PropertyTypeOfferResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PropertyTypeOffer'] = ResolversParentTypes['PropertyTypeOffer']> = {
  benefits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertyTypeQuoteResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PropertyTypeQuote'] = ResolversParentTypes['PropertyTypeQuote']> = {
  chargeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differenceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextBillCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  renews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PropertyTypeQuoteResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PropertyTypeQuoteResult'] = ResolversParentTypes['PropertyTypeQuoteResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'PropertyTypeQuote', ParentType, ContextType>;
};

export type PublishResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PublishResult'] = ResolversParentTypes['PublishResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'KeyReused' | 'NeedsAuthentication' | 'Published' | 'SentForReview', ParentType, ContextType>;
};

export type PublishedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Published'] = ResolversParentTypes['Published']> = {
  listing?: Resolver<ResolversTypes['MyListing'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['PublishedUser']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishedUserResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PublishedUser'] = ResolversParentTypes['PublishedUser']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activity: Resolver<Array<ResolversTypes['ActivityDay']>, ParentType, ContextType, RequireFields<QueryActivityArgs, 'days'>>;
  approximateLocation: Resolver<Maybe<ResolversTypes['ApproximateLocation']>, ParentType, ContextType, RequireFields<QueryApproximateLocationArgs, 'city' | 'state' | 'zip'>>;
  city: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType, Partial<QueryCityArgs>>;
  closestHousing: Resolver<Maybe<ResolversTypes['MatchPage']>, ParentType, ContextType, RequireFields<QueryClosestHousingArgs, 'filter' | 'page'>>;
  directions: Resolver<ResolversTypes['Directions'], ParentType, ContextType, RequireFields<QueryDirectionsArgs, 'input'>>;
  draft: Resolver<Maybe<ResolversTypes['SavedDraft']>, ParentType, ContextType, Partial<QueryDraftArgs>>;
  featuredListings: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryFeaturedListingsArgs, 'count'>>;
  filterCounts: Resolver<Maybe<Array<ResolversTypes['FilterCount']>>, ParentType, ContextType, RequireFields<QueryFilterCountsArgs, 'filter'>>;
  geoInformation: Resolver<ResolversTypes['GeoResult'], ParentType, ContextType, RequireFields<QueryGeoInformationArgs, 'address' | 'city' | 'state'>>;
  groupList: Resolver<Maybe<ResolversTypes['GroupList']>, ParentType, ContextType, RequireFields<QueryGroupListArgs, 'token'>>;
  leadCounts: Resolver<ResolversTypes['LeadCounts'], ParentType, ContextType, Partial<QueryLeadCountsArgs>>;
  leadInbox: Resolver<ResolversTypes['LeadPage'], ParentType, ContextType, Partial<QueryLeadInboxArgs>>;
  listing: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'slug'>>;
  listingImport: Resolver<Maybe<ResolversTypes['ListingImport']>, ParentType, ContextType>;
  listings: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingsArgs, 'ids'>>;
  me: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  myAccount: Resolver<ResolversTypes['MyAccount'], ParentType, ContextType>;
  myBilling: Resolver<ResolversTypes['Billing'], ParentType, ContextType, RequireFields<QueryMyBillingArgs, 'receipts'>>;
  myCalls: Resolver<ResolversTypes['CallPage'], ParentType, ContextType, Partial<QueryMyCallsArgs>>;
  myDrafts: Resolver<ResolversTypes['DraftPage'], ParentType, ContextType, RequireFields<QueryMyDraftsArgs, 'page'>>;
  myLeads: Resolver<Array<ResolversTypes['Lead']>, ParentType, ContextType, RequireFields<QueryMyLeadsArgs, 'page'>>;
  myListing: Resolver<Maybe<ResolversTypes['MyListing']>, ParentType, ContextType, RequireFields<QueryMyListingArgs, 'slug'>>;
  myListings: Resolver<Array<ResolversTypes['MyListing']>, ParentType, ContextType>;
  myReceipt: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<QueryMyReceiptArgs, 'id'>>;
  myReviews: Resolver<Array<ResolversTypes['ListingReview']>, ParentType, ContextType>;
  options: Resolver<ResolversTypes['Options'], ParentType, ContextType>;
  popularSchools: Resolver<Array<ResolversTypes['School']>, ParentType, ContextType, RequireFields<QueryPopularSchoolsArgs, 'count'>>;
  propertyTypeQuote: Resolver<ResolversTypes['PropertyTypeQuoteResult'], ParentType, ContextType, RequireFields<QueryPropertyTypeQuoteArgs, 'id' | 'type'>>;
  school: Resolver<Maybe<ResolversTypes['School']>, ParentType, ContextType, Partial<QuerySchoolArgs>>;
  searchHousing: Resolver<Maybe<ResolversTypes['MatchPage']>, ParentType, ContextType, RequireFields<QuerySearchHousingArgs, 'filter' | 'page'>>;
  searchPlaces: Resolver<ResolversTypes['PlacePage'], ParentType, ContextType, RequireFields<QuerySearchPlacesArgs, 'page' | 'text' | 'type'>>;
  state: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType, Partial<QueryStateArgs>>;
  states: Resolver<Array<ResolversTypes['StateCount']>, ParentType, ContextType>;
  subscriber: Resolver<Maybe<ResolversTypes['Subscriber']>, ParentType, ContextType, RequireFields<QuerySubscriberArgs, 'token'>>;
  suggestions: Resolver<Maybe<ResolversTypes['Suggestions']>, ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'filter'>>;
  unavailableListing: Resolver<Maybe<ResolversTypes['UnavailableListing']>, ParentType, ContextType, RequireFields<QueryUnavailableListingArgs, 'slug'>>;
  widgetHosts: Resolver<Array<ResolversTypes['WidgetHost']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  billedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  cardBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardLast4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  listingName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTimeISO']>, ParentType, ContextType>;
  periodEnd?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  refundedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['ReceiptReturn']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptLineResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ReceiptLine'] = ResolversParentTypes['ReceiptLine']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptReturnResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ReceiptReturn'] = ResolversParentTypes['ReceiptReturn']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelaxationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Relaxation'] = ResolversParentTypes['Relaxation']> = {
  bathrooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bedrooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ReportResult'] = ResolversParentTypes['ReportResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'ReportSent', ParentType, ContextType>;
};

export type ReportSentResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ReportSent'] = ResolversParentTypes['ReportSent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RouteResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['TravelMode'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveDraftResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['SaveDraftResult'] = ResolversParentTypes['SaveDraftResult']> = {
  __resolveType: TypeResolveFn<'DraftConflict' | 'DraftPublished' | 'DraftSaved' | 'Invalid', ParentType, ContextType>;
};

export type SavedDraftResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['SavedDraft'] = ResolversParentTypes['SavedDraft']> = {
  draft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTimeISO'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SchoolResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['School'] = ResolversParentTypes['School']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enrollment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  listingsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearbyCities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  nearbySchools?: Resolver<Array<ResolversTypes['School']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageTexts'], ParentType, ContextType>;
  rents?: Resolver<Array<ResolversTypes['BedroomRents']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchLocationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['SearchLocation'] = ResolversParentTypes['SearchLocation']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LocationType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SentForReviewResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['SentForReview'] = ResolversParentTypes['SentForReview']> = {
  review?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['PublishedUser']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Stale'] = ResolversParentTypes['Stale']> = {
  listing?: Resolver<ResolversTypes['MyListing'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StateResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  cities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listingsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageTexts'], ParentType, ContextType>;
  rents?: Resolver<Array<ResolversTypes['BedroomRents']>, ParentType, ContextType>;
  schools?: Resolver<Array<ResolversTypes['School']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StateCountResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['StateCount'] = ResolversParentTypes['StateCount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoredCardResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['StoredCard'] = ResolversParentTypes['StoredCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribedResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Subscribed'] = ResolversParentTypes['Subscribed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriberResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Subscriber'] = ResolversParentTypes['Subscriber']> = {
  bathrooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bedrooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  criteria?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['AlertFrequency'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locationType?: Resolver<ResolversTypes['LocationType'], ParentType, ContextType>;
  placeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriberResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['SubscriberResult'] = ResolversParentTypes['SubscriberResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'Subscribed', ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  callChanged: SubscriptionResolver<ResolversTypes['Call'], "callChanged", ParentType, ContextType>;
  leadArrived: SubscriptionResolver<ResolversTypes['Lead'], "leadArrived", ParentType, ContextType>;
  leadChanged: SubscriptionResolver<ResolversTypes['Lead'], "leadChanged", ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  alternativeCollege?: Resolver<Maybe<ResolversTypes['AlternativeCollege']>, ParentType, ContextType>;
  relaxations?: Resolver<Array<ResolversTypes['Relaxation']>, ParentType, ContextType>;
};

export type UnavailableListingResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['UnavailableListing'] = ResolversParentTypes['UnavailableListing']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearbySchools?: Resolver<Array<ResolversTypes['NearbySchool']>, ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndeliveredAddressResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['UndeliveredAddress'] = ResolversParentTypes['UndeliveredAddress']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['UndeliveredListing']>, ParentType, ContextType>;
};

export type UndeliveredListingResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['UndeliveredListing'] = ResolversParentTypes['UndeliveredListing']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnmetCriterionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['UnmetCriterion'] = ResolversParentTypes['UnmetCriterion']> = {
  by?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  criterion?: Resolver<ResolversTypes['Criterion'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WidgetHostResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['WidgetHost'] = ResolversParentTypes['WidgetHost']> = {
  hosts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ZipHitResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ZipHit'] = ResolversParentTypes['ZipHit']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = MockContext> = {
  AccountHoldings?: AccountHoldingsResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  ActivityDay?: ActivityDayResolvers<ContextType>;
  AddressHit?: AddressHitResolvers<ContextType>;
  AlertResult?: AlertResultResolvers<ContextType>;
  AlternativeCollege?: AlternativeCollegeResolvers<ContextType>;
  Amenity?: AmenityResolvers<ContextType>;
  ApproximateLocation?: ApproximateLocationResolvers<ContextType>;
  BedroomRents?: BedroomRentsResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  Call?: CallResolvers<ContextType>;
  CallPage?: CallPageResolvers<ContextType>;
  CardChangeResult?: CardChangeResultResolvers<ContextType>;
  CardChanged?: CardChangedResolvers<ContextType>;
  CardSetup?: CardSetupResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  ConfirmedListing?: ConfirmedListingResolvers<ContextType>;
  ConfirmedListingResult?: ConfirmedListingResultResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  CreateGroupListResult?: CreateGroupListResultResolvers<ContextType>;
  DateTimeISO?: GraphQLScalarType;
  Directions?: DirectionsResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  DoneResult?: DoneResultResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  DraftConflict?: DraftConflictResolvers<ContextType>;
  DraftContact?: DraftContactResolvers<ContextType>;
  DraftFloorplan?: DraftFloorplanResolvers<ContextType>;
  DraftLocation?: DraftLocationResolvers<ContextType>;
  DraftPage?: DraftPageResolvers<ContextType>;
  DraftPublished?: DraftPublishedResolvers<ContextType>;
  DraftSaved?: DraftSavedResolvers<ContextType>;
  DraftSummary?: DraftSummaryResolvers<ContextType>;
  EditResult?: EditResultResolvers<ContextType>;
  Edited?: EditedResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FilterCount?: FilterCountResolvers<ContextType>;
  Floorplan?: FloorplanResolvers<ContextType>;
  Geo?: GeoResolvers<ContextType>;
  GeoResult?: GeoResultResolvers<ContextType>;
  GeoSchools?: GeoSchoolsResolvers<ContextType>;
  GroupList?: GroupListResolvers<ContextType>;
  GroupListCreated?: GroupListCreatedResolvers<ContextType>;
  GroupListJoined?: GroupListJoinedResolvers<ContextType>;
  GroupMember?: GroupMemberResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportLineError?: ImportLineErrorResolvers<ContextType>;
  ImportReport?: ImportReportResolvers<ContextType>;
  InquiryResult?: InquiryResultResolvers<ContextType>;
  InquirySent?: InquirySentResolvers<ContextType>;
  Invalid?: InvalidResolvers<ContextType>;
  JoinGroupListResult?: JoinGroupListResultResolvers<ContextType>;
  KeyReused?: KeyReusedResolvers<ContextType>;
  Lead?: LeadResolvers<ContextType>;
  LeadAnswer?: LeadAnswerResolvers<ContextType>;
  LeadChangeResult?: LeadChangeResultResolvers<ContextType>;
  LeadChanged?: LeadChangedResolvers<ContextType>;
  LeadCounts?: LeadCountsResolvers<ContextType>;
  LeadPage?: LeadPageResolvers<ContextType>;
  LeadResult?: LeadResultResolvers<ContextType>;
  LeadSent?: LeadSentResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingHit?: ListingHitResolvers<ContextType>;
  ListingImport?: ListingImportResolvers<ContextType>;
  ListingImportResult?: ListingImportResultResolvers<ContextType>;
  ListingReview?: ListingReviewResolvers<ContextType>;
  ListingState?: ListingStateResolvers<ContextType>;
  ListingStateResult?: ListingStateResultResolvers<ContextType>;
  LoggedIn?: LoggedInResolvers<ContextType>;
  LoginLinkSent?: LoginLinkSentResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchPage?: MatchPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyAccount?: MyAccountResolvers<ContextType>;
  MyListing?: MyListingResolvers<ContextType>;
  NearbySchool?: NearbySchoolResolvers<ContextType>;
  NeedsAuthentication?: NeedsAuthenticationResolvers<ContextType>;
  NewPrice?: NewPriceResolvers<ContextType>;
  NumberOrDigits?: GraphQLScalarType;
  Options?: OptionsResolvers<ContextType>;
  PageMeta?: PageMetaResolvers<ContextType>;
  PageTexts?: PageTextsResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlacePage?: PlacePageResolvers<ContextType>;
  PropertyTypeOffer?: PropertyTypeOfferResolvers<ContextType>;
  PropertyTypeQuote?: PropertyTypeQuoteResolvers<ContextType>;
  PropertyTypeQuoteResult?: PropertyTypeQuoteResultResolvers<ContextType>;
  PublishResult?: PublishResultResolvers<ContextType>;
  Published?: PublishedResolvers<ContextType>;
  PublishedUser?: PublishedUserResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptLine?: ReceiptLineResolvers<ContextType>;
  ReceiptReturn?: ReceiptReturnResolvers<ContextType>;
  Relaxation?: RelaxationResolvers<ContextType>;
  ReportResult?: ReportResultResolvers<ContextType>;
  ReportSent?: ReportSentResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  SaveDraftResult?: SaveDraftResultResolvers<ContextType>;
  SavedDraft?: SavedDraftResolvers<ContextType>;
  School?: SchoolResolvers<ContextType>;
  SearchLocation?: SearchLocationResolvers<ContextType>;
  SentForReview?: SentForReviewResolvers<ContextType>;
  Stale?: StaleResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  StateCount?: StateCountResolvers<ContextType>;
  StoredCard?: StoredCardResolvers<ContextType>;
  Subscribed?: SubscribedResolvers<ContextType>;
  Subscriber?: SubscriberResolvers<ContextType>;
  SubscriberResult?: SubscriberResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  UnavailableListing?: UnavailableListingResolvers<ContextType>;
  UndeliveredAddress?: UndeliveredAddressResolvers<ContextType>;
  UndeliveredListing?: UndeliveredListingResolvers<ContextType>;
  UnmetCriterion?: UnmetCriterionResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WidgetHost?: WidgetHostResolvers<ContextType>;
  ZipHit?: ZipHitResolvers<ContextType>;
};

