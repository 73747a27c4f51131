export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment, ISO 8601 in UTC. */
  DateTimeISO: { input: string; output: string; }
};

export type AccountInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  passwordConfirmation?: InputMaybe<Scalars['String']['input']>;
};

export type Amenity = {
  __typename?: 'Amenity';
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
};

export type City = {
  __typename?: 'City';
  id: Scalars['ID']['output'];
  lat: Scalars['Float']['output'];
  listingsCount: Scalars['Int']['output'];
  lon: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  page: PageTexts;
  schools: Array<School>;
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Coordinates = {
  __typename?: 'Coordinates';
  lat: Scalars['Float']['output'];
  lon: Scalars['Float']['output'];
};

export type CoordinatesInput = {
  lat: Scalars['Float']['input'];
  lon: Scalars['Float']['input'];
};

export type Criterion =
  | 'bathrooms'
  | 'bedrooms'
  | 'budget'
  | 'distance';

export type Done = {
  __typename?: 'Done';
  message?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
};

export type DoneResult = Done | Invalid;

/** What a landlord has written so far; never a password or a card. */
export type Draft = {
  __typename?: 'Draft';
  amenities: Array<Scalars['Int']['output']>;
  contact: DraftContact;
  description: Scalars['String']['output'];
  draftId?: Maybe<Scalars['ID']['output']>;
  floorplans: Array<DraftFloorplan>;
  id: Scalars['ID']['output'];
  images: Array<Picture>;
  location: DraftLocation;
  name: Scalars['String']['output'];
  /** 1 when this draft was loaded from the browser's storage, 0 when it was begun anew [§3]. */
  restored: Scalars['Int']['output'];
  type?: Maybe<Scalars['Int']['output']>;
};

export type DraftContact = {
  __typename?: 'DraftContact';
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type DraftContactInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type DraftFloorplan = {
  __typename?: 'DraftFloorplan';
  bathrooms: Scalars['Float']['output'];
  bedrooms: Scalars['Int']['output'];
  rent: Scalars['String']['output'];
  sq: Scalars['String']['output'];
};

export type DraftFloorplanInput = {
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  rent?: InputMaybe<Scalars['String']['input']>;
  sq?: InputMaybe<Scalars['String']['input']>;
};

export type DraftInput = {
  account?: InputMaybe<AccountInput>;
  amenities?: InputMaybe<Array<Scalars['Int']['input']>>;
  contact?: InputMaybe<DraftContactInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  floorplans?: InputMaybe<Array<DraftFloorplanInput>>;
  id?: InputMaybe<Scalars['ID']['input']>;
  images?: InputMaybe<Array<PictureInput>>;
  location?: InputMaybe<DraftLocationInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['Int']['input']>;
};

export type DraftLocation = {
  __typename?: 'DraftLocation';
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  coordinates?: Maybe<Coordinates>;
  state: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type DraftLocationInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  coordinates?: InputMaybe<CoordinatesInput>;
  state?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

export type EditResult = Edited | Invalid | Stale;

export type Edited = {
  __typename?: 'Edited';
  listing: MyListing;
};

export type FieldError = {
  __typename?: 'FieldError';
  field: Scalars['String']['output'];
  messages: Array<Scalars['String']['output']>;
};

export type Floorplan = {
  __typename?: 'Floorplan';
  bathrooms: Scalars['Float']['output'];
  bedrooms: Scalars['Int']['output'];
  rent: Scalars['Int']['output'];
  sq: Scalars['Int']['output'];
};

export type Geo = {
  __typename?: 'Geo';
  exact: Scalars['Boolean']['output'];
  lat: Scalars['Float']['output'];
  lon: Scalars['Float']['output'];
  schools: GeoSchools;
  zip: Scalars['String']['output'];
};

export type GeoResult = Geo | Invalid;

export type GeoSchools = {
  __typename?: 'GeoSchools';
  count: Scalars['Int']['output'];
  list: Array<Scalars['String']['output']>;
};

export type HousingFilterInput = {
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  budget?: InputMaybe<Scalars['Int']['input']>;
  locationId: Scalars['ID']['input'];
  locationType?: LocationType;
  site?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a value that was refused: what is wrong, by field. */
export type Invalid = {
  __typename?: 'Invalid';
  errors: Array<FieldError>;
};

/** The idempotency key was used with another body. */
export type KeyReused = {
  __typename?: 'KeyReused';
  message: Scalars['String']['output'];
};

export type Lead = {
  __typename?: 'Lead';
  answers: Array<LeadAnswer>;
  createdAt: Scalars['DateTimeISO']['output'];
  delivered: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  listingId: Scalars['ID']['output'];
  listingName: Scalars['String']['output'];
  message: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type LeadAnswer = {
  __typename?: 'LeadAnswer';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type LeadResult = Invalid | LeadSent;

export type LeadSent = {
  __typename?: 'LeadSent';
  delivered: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
};

/** A home as renters see it. */
export type Listing = {
  __typename?: 'Listing';
  address: Scalars['String']['output'];
  amenities: Array<Amenity>;
  city: Scalars['String']['output'];
  demo: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  /** Miles from where the search looked, one decimal; null in a state and outside a search. */
  distance?: Maybe<Scalars['Float']['output']>;
  featured: Scalars['Boolean']['output'];
  floorplans: Array<Floorplan>;
  id: Scalars['ID']['output'];
  images: Array<Picture>;
  lat: Scalars['Float']['output'];
  lon: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** Colleges within ten miles, nearest first, at most six. */
  nearbySchools: Array<NearbySchool>;
  page: PageTexts;
  /** The number renters call; null when there is none. */
  phone?: Maybe<Scalars['String']['output']>;
  rentFrom: Scalars['Int']['output'];
  rentTo: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
  /** False when the home takes no requests now. */
  takesRequests: Scalars['Boolean']['output'];
  type: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type ListingState = {
  __typename?: 'ListingState';
  listing: MyListing;
};

export type ListingStateResult = Invalid | ListingState | NeedsAuthentication;

export type LocationType =
  | 'city'
  | 'college'
  | 'state';

/** The session that a login began. `link` is a path of this site. */
export type LoggedIn = {
  __typename?: 'LoggedIn';
  email: Scalars['String']['output'];
  ip: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  link: Scalars['String']['output'];
  sessionId: Scalars['ID']['output'];
  userAgent: Scalars['String']['output'];
  viewer: Viewer;
};

export type LoginResult = Invalid | LoggedIn;

/** A home in a result, with what it misses (empty in a search). */
export type Match = {
  __typename?: 'Match';
  listing: Listing;
  unmet: Array<Unmet>;
};

export type MatchPage = {
  __typename?: 'MatchPage';
  data: Array<Match>;
  location: SearchLocation;
  meta: PageMeta;
};

export type Mutation = {
  __typename?: 'Mutation';
  activateListing: ListingStateResult;
  deactivateListing: ListingStateResult;
  editListing: EditResult;
  hideListing: ListingStateResult;
  login: LoginResult;
  logout: Done;
  publishListing: PublishResult;
  requestPasswordReset: DoneResult;
  resetPassword: LoginResult;
  saveRequest: LeadResult;
  sendReply: LeadResult;
  validateStep: DoneResult;
};


export type MutationActivateListingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeactivateListingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditListingArgs = {
  draft: DraftInput;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationHideListingArgs = {
  hidden: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationPublishListingArgs = {
  draft: DraftInput;
  idempotencyKey: Scalars['String']['input'];
  paymentMethod: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSaveRequestArgs = {
  request: RequestInput;
};


export type MutationSendReplyArgs = {
  reply: ReplyInput;
};


export type MutationValidateStepArgs = {
  draft: DraftInput;
  step: Scalars['String']['input'];
};

/** One's own listing, with its contact and its money. */
export type MyListing = {
  __typename?: 'MyListing';
  cancelled: Scalars['Boolean']['output'];
  cardBrand?: Maybe<Scalars['String']['output']>;
  cardLast4?: Maybe<Scalars['String']['output']>;
  draft: Draft;
  expiresAt?: Maybe<Scalars['DateTimeISO']['output']>;
  hidden: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  leadsCount: Scalars['Int']['output'];
  /** Leads left in this billing month; null without a limit. */
  leadsLeft?: Maybe<Scalars['Int']['output']>;
  listing: Listing;
  nextChargeAt?: Maybe<Scalars['DateTimeISO']['output']>;
  pastDue: Scalars['Boolean']['output'];
  price: Scalars['Int']['output'];
  status: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type NearbySchool = {
  __typename?: 'NearbySchool';
  displayName: Scalars['String']['output'];
  distance: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

/** The bank wants the card's owner to confirm: authenticate in the browser, then call again with the same key. */
export type NeedsAuthentication = {
  __typename?: 'NeedsAuthentication';
  clientSecret: Scalars['String']['output'];
};

/** What the pages need to know of this installation. */
export type Options = {
  __typename?: 'Options';
  analyticsId?: Maybe<Scalars['String']['output']>;
  demo: Scalars['Boolean']['output'];
  localProcessor: Scalars['Boolean']['output'];
  mapTilesUrl?: Maybe<Scalars['String']['output']>;
  stripeKey?: Maybe<Scalars['String']['output']>;
  types: Array<TypeOffer>;
};

export type PageMeta = {
  __typename?: 'PageMeta';
  lastPage: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  perPage: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** Texts of a page, for its title and search engines. */
export type PageTexts = {
  __typename?: 'PageTexts';
  description: Scalars['String']['output'];
  keywords: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Picture = {
  __typename?: 'Picture';
  large: Scalars['String']['output'];
  small: Scalars['String']['output'];
};

export type PictureInput = {
  large: Scalars['String']['input'];
  small: Scalars['String']['input'];
};

/** A search hit. */
export type Place = {
  __typename?: 'Place';
  city?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  listingsCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
  type: LocationType;
  url: Scalars['String']['output'];
};

export type PlaceKind =
  | 'all'
  | 'city'
  | 'college'
  | 'state';

export type PlacePage = {
  __typename?: 'PlacePage';
  data: Array<Place>;
  meta: PageMeta;
};

export type PublishResult = Invalid | KeyReused | NeedsAuthentication | Published;

export type Published = {
  __typename?: 'Published';
  listing: MyListing;
  user?: Maybe<PublishedUser>;
};

export type PublishedUser = {
  __typename?: 'PublishedUser';
  email: Scalars['String']['output'];
  ip: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  userAgent: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  city?: Maybe<City>;
  closestHousing?: Maybe<MatchPage>;
  geoInformation: GeoResult;
  listing?: Maybe<Listing>;
  me?: Maybe<Viewer>;
  myLeads: Array<Lead>;
  myListing?: Maybe<MyListing>;
  myListings: Array<MyListing>;
  options: Options;
  /** The colleges with most homes, for the home page. */
  popularSchools: Array<School>;
  school?: Maybe<School>;
  searchHousing?: Maybe<MatchPage>;
  searchPlaces: PlacePage;
  state?: Maybe<State>;
};


export type QueryCityArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryClosestHousingArgs = {
  filter: HousingFilterInput;
  page?: Scalars['Int']['input'];
};


export type QueryGeoInformationArgs = {
  address: Scalars['String']['input'];
  city: Scalars['String']['input'];
  state: Scalars['String']['input'];
};


export type QueryListingArgs = {
  slug: Scalars['String']['input'];
};


export type QueryMyLeadsArgs = {
  page?: Scalars['Int']['input'];
};


export type QueryMyListingArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPopularSchoolsArgs = {
  count?: Scalars['Int']['input'];
};


export type QuerySchoolArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchHousingArgs = {
  filter: HousingFilterInput;
  page?: Scalars['Int']['input'];
};


export type QuerySearchPlacesArgs = {
  cityId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  text?: Scalars['String']['input'];
  type?: PlaceKind;
};


export type QueryStateArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What this browser remembers of its renter [§3]. It never leaves the cache and this browser's storage; the server knows
 * nothing of it.
 */
export type Renter = {
  __typename?: 'Renter';
  /** True once the renter has answered the questionnaire. */
  answered: Scalars['Boolean']['output'];
  /** Ids of the homes looked at, newest first. */
  clickedCompanies: Array<Scalars['ID']['output']>;
  contact: RenterContact;
  /** Always `local`: there is one. */
  id: Scalars['ID']['output'];
  moveIn: RenterMoveIn;
  questionnaire: RenterQuestionnaire;
  /** Places chosen in the search box, newest first. */
  recentSearches: Array<RenterPlace>;
  /** Ids of the homes asked about. */
  requests: Array<Scalars['ID']['output']>;
  /** The place last chosen. */
  schoolInfo?: Maybe<RenterPlace>;
  screenName: Scalars['String']['output'];
  /** A property type the renter looks for; null for any. */
  searchType?: Maybe<Scalars['Int']['output']>;
  shortlist: Array<RenterHome>;
  widgetProps: RenterWidgetProps;
  widgetSchoolLoading: Scalars['Boolean']['output'];
};

export type RenterContact = {
  __typename?: 'RenterContact';
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

/** A home as it was when it was saved, so that the list shows at once and without a network. */
export type RenterHome = {
  __typename?: 'RenterHome';
  city: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  picture: Scalars['String']['output'];
  rentFrom: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

export type RenterMoveIn = {
  __typename?: 'RenterMoveIn';
  features: Array<Scalars['Int']['output']>;
  featuresSelected: Array<Scalars['Int']['output']>;
  /** 0 for as soon as possible, or YYYY-MM-DD. */
  moveInDate: Scalars['String']['output'];
  /** The ids offered. */
  pets: Array<Scalars['Int']['output']>;
  petsSelected: Array<Scalars['Int']['output']>;
};

export type RenterPlace = {
  __typename?: 'RenterPlace';
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  type: LocationType;
  url: Scalars['String']['output'];
};

export type RenterQuestionnaire = {
  __typename?: 'RenterQuestionnaire';
  bathrooms: Scalars['Float']['output'];
  bedrooms: Scalars['Int']['output'];
  budgets: Scalars['Int']['output'];
};

export type RenterWidgetProps = {
  __typename?: 'RenterWidgetProps';
  locationId?: Maybe<Scalars['ID']['output']>;
  locationType: LocationType;
  site?: Maybe<Scalars['String']['output']>;
};

export type ReplyInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  housingId: Scalars['ID']['input'];
  lastName: Scalars['String']['input'];
  locationType?: InputMaybe<LocationType>;
  message: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  schoolId?: InputMaybe<Scalars['ID']['input']>;
};

export type RequestInput = {
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  budgets?: InputMaybe<Scalars['Int']['input']>;
  email: Scalars['String']['input'];
  features?: InputMaybe<Array<Scalars['Int']['input']>>;
  firstName: Scalars['String']['input'];
  housingId: Scalars['ID']['input'];
  lastName: Scalars['String']['input'];
  locationType?: InputMaybe<LocationType>;
  message?: InputMaybe<Scalars['String']['input']>;
  /** 0 for as soon as possible, or YYYY-MM-DD. */
  moveDate?: InputMaybe<Scalars['String']['input']>;
  pets?: InputMaybe<Array<Scalars['Int']['input']>>;
  phone: Scalars['String']['input'];
  poweredBy?: InputMaybe<Scalars['String']['input']>;
  propertyName?: InputMaybe<Scalars['String']['input']>;
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  site?: InputMaybe<Scalars['String']['input']>;
};

export type School = {
  __typename?: 'School';
  city: Scalars['String']['output'];
  cityId?: Maybe<Scalars['ID']['output']>;
  displayName: Scalars['String']['output'];
  enrolment: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lat: Scalars['Float']['output'];
  listingsCount: Scalars['Int']['output'];
  lon: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  page: PageTexts;
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
  subdomain: Scalars['String']['output'];
  url: Scalars['String']['output'];
  website: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

/** Where a search looked. */
export type SearchLocation = {
  __typename?: 'SearchLocation';
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lat?: Maybe<Scalars['Float']['output']>;
  lon?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
  type: LocationType;
  url: Scalars['String']['output'];
};

export type Stale = {
  __typename?: 'Stale';
  listing: MyListing;
  message: Scalars['String']['output'];
};

export type State = {
  __typename?: 'State';
  cities: Array<City>;
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  listingsCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  page: PageTexts;
  schools: Array<School>;
  url: Scalars['String']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  leadArrived: Lead;
};

export type TypeOffer = {
  __typename?: 'TypeOffer';
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  price: Scalars['Int']['output'];
  promises: Array<Scalars['String']['output']>;
};

/** What a home does not meet of what was asked, and by how much. */
export type Unmet = {
  __typename?: 'Unmet';
  by: Scalars['Float']['output'];
  criterion: Criterion;
};

/** The logged-in landlord. */
export type Viewer = {
  __typename?: 'Viewer';
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
};
