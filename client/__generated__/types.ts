export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
};

/** What a deletion of the account would end. */
export type AccountHoldings = {
  __typename?: 'AccountHoldings';
  /** What renters wrote about them. */
  leads: Scalars['Int']['output'];
  /** Listings that are not removed. */
  listings: Scalars['Int']['output'];
  /** Those of them that will be charged for again. */
  renewing: Scalars['Int']['output'];
};

/** The account that publishing makes; left out by who is logged in. */
export type AccountInput = {
  /** Where they will log in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At least six characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The same once more. */
  passwordConfirmation?: InputMaybe<Scalars['String']['input']>;
};

/** A browser in which a landlord is logged in. */
export type AccountSession = {
  __typename?: 'AccountSession';
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  /** What it is, in words: "Chrome on Windows". */
  device: Scalars['String']['output'];
  /** Its public id; never the secret of its cookie. */
  id: Scalars['ID']['output'];
  /** When it was last used, to within ten minutes (ISO 8601). */
  lastUsedAt: Scalars['String']['output'];
  /** When it logged in (ISO 8601). */
  startedAt: Scalars['String']['output'];
};

/** What happened to one’s homes on a day. */
export type ActivityDay = {
  __typename?: 'ActivityDay';
  /** YYYY-MM-DD, in UTC. */
  day: Scalars['String']['output'];
  /** How often a home came into sight among somebody’s matches. */
  matches: Scalars['Int']['output'];
  /** Requests and messages of renters; spam is none. */
  requests: Scalars['Int']['output'];
  /** How often a home’s own page was opened. */
  views: Scalars['Int']['output'];
};

/** What a landlord has agreed to pay now for another kind. */
export type AgreedPriceInput = {
  /** Cents that are charged now. */
  chargeCents: Scalars['Int']['input'];
  /** As the quote said it; it holds for half an hour. */
  quotedAt: Scalars['DateTimeISO']['input'];
};

/** Something a home has, from the catalogue. */
export type Amenity = {
  __typename?: 'Amenity';
  /** Its number in the catalogue. */
  id: Scalars['Int']['output'];
  /** What renters read. */
  label: Scalars['String']['output'];
};

/** What homes of one size cost at a place. */
export type BedroomRents = {
  __typename?: 'BedroomRents';
  /** A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms. */
  bedrooms: Scalars['Int']['output'];
  /** How many homes have that size. */
  homes: Scalars['Int']['output'];
  /** The lowest rent: dollars a month for the whole home. */
  rentFrom: Scalars['Int']['output'];
  /** What half of them ask at most. */
  rentMedian: Scalars['Int']['output'];
};

/** What a landlord has paid, and with which card. */
export type Billing = {
  __typename?: 'Billing';
  /** Null before the first payment. */
  card?: Maybe<StoredCard>;
  /** Cents to the account’s credit: the next charges use them first. Below 0, what was too little to charge and goes with the next. */
  creditCents: Scalars['Int']['output'];
  /** The account’s. */
  id: Scalars['ID']['output'];
  /** How many there are in all. */
  receiptCount: Scalars['Int']['output'];
  /** The newest first. */
  receipts: Array<Receipt>;
};

/** A call of a renter to the number of one’s own home. */
export type Call = {
  __typename?: 'Call';
  /** When it rang. */
  at: Scalars['DateTimeISO']['output'];
  /** The caller’s number: whole for a missed call, its last four digits otherwise; null when it was withheld, or after 90 days. */
  caller?: Maybe<Scalars['String']['output']>;
  /** Its number. */
  id: Scalars['ID']['output'];
  /** The home that was called about. */
  listingId: Scalars['ID']['output'];
  /** That home’s name. */
  listingName: Scalars['String']['output'];
  /** What became of it. */
  outcome: CallOutcome;
  /** How long they talked, in seconds; 0 when they did not. */
  seconds: Scalars['Int']['output'];
};

/** What became of a call. */
export type CallOutcome =
  /** They talked. */
  | 'answered'
  /** Nobody took it. */
  | 'missed'
  /** It still rings, or they are talking. */
  | 'ringing';

/** Calls to one’s own homes, newest first. */
export type CallPage = {
  __typename?: 'CallPage';
  /** At most eight. */
  calls: Array<Call>;
  /** Others follow: ask again after the last of these. */
  more: Scalars['Boolean']['output'];
};

/** What became of the card, why it was refused, or what its owner must confirm first. */
export type CardChangeResult = CardChanged | Invalid | NeedsAuthentication;

/** The card is exchanged. */
export type CardChanged = {
  __typename?: 'CardChanged';
  /** As it stands now. */
  billing: Billing;
  /** Why what was owed could not be charged to it, in words. */
  declined?: Maybe<Scalars['String']['output']>;
};

/** What the browser confirms a card with, at the processor. */
export type CardSetup = {
  __typename?: 'CardSetup';
  /** For the processor’s own script. */
  clientSecret: Scalars['String']['output'];
};

/** A city. */
export type City = {
  __typename?: 'City';
  /** The lowest of its zips, as a number. */
  id: Scalars['ID']['output'];
  /** Degrees north. */
  lat: Scalars['Float']['output'];
  /** Homes a renter finds there now. */
  listingsCount: Scalars['Int']['output'];
  /** Degrees east. */
  lon: Scalars['Float']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The largest cities within 25 miles, at most eight. */
  nearbyCities: Array<City>;
  /** Texts for the title and search engines. */
  page: PageTexts;
  /** What homes cost there now, by size, smallest first. */
  rents: Array<BedroomRents>;
  /** Colleges within ten miles, nearest first. */
  schools: Array<School>;
  /** The end of its address: name and state. */
  slug: Scalars['String']['output'];
  /** Two-letter code. */
  state: Scalars['String']['output'];
  /** Its page, with the host of the site. */
  url: Scalars['String']['output'];
};

/** A point on the map, in degrees. */
export type Coordinates = {
  __typename?: 'Coordinates';
  /** Degrees north. */
  lat: Scalars['Float']['output'];
  /** Degrees east; negative in all of the United States. */
  lon: Scalars['Float']['output'];
};

/** A point on the map, in degrees. */
export type CoordinatesInput = {
  /** Degrees north. */
  lat: Scalars['Float']['input'];
  /** Degrees east. */
  lon: Scalars['Float']['input'];
};

/** What a renter asks of a home. */
export type Criterion =
  | 'bathrooms'
  | 'bedrooms'
  | 'budget'
  | 'distance';

/** The ways from a home to a college. */
export type Directions = {
  __typename?: 'Directions';
  /** The home, when it is shown and stands there; else null. */
  home?: Maybe<Listing>;
  /** Each way once, the one that was asked for first. */
  routes: Array<Route>;
  /** The college, when it stands there; else null. */
  school?: Maybe<School>;
};

/** From a home to a college, as the address of the directions says it. */
export type DirectionsInput = {
  /** Degrees north of the home. */
  latitudeHousing: Scalars['Float']['input'];
  /** Degrees north of the college. */
  latitudeSchool: Scalars['Float']['input'];
  /** Degrees east of the home. */
  longitudeHousing: Scalars['Float']['input'];
  /** Degrees east of the college. */
  longitudeSchool: Scalars['Float']['input'];
  /** The way that is asked for; it comes first. */
  mode?: TravelMode;
  /** The home, for its name. */
  onlineAdId?: InputMaybe<Scalars['ID']['input']>;
  /** The college, for its name. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
};

/** It is done. */
export type Done = {
  __typename?: 'Done';
  /** Something to tell the person. */
  message?: Maybe<Scalars['String']['output']>;
  /** Always true. */
  ok: Scalars['Boolean']['output'];
};

/** Done, or what was refused. */
export type DoneResult = Done | Invalid;

/** What a landlord has written so far; never a password or a card. */
export type Draft = {
  __typename?: 'Draft';
  /** Ids of the amenity catalogue. */
  amenities: Array<Scalars['Int']['output']>;
  /** Whom the leads go to. */
  contact: DraftContact;
  /** The landlord’s words. */
  description: Scalars['String']['output'];
  /** The draft’s own uuid: one listing a draft. */
  draftId?: Maybe<Scalars['ID']['output']>;
  /** In the landlord’s order. */
  floorplans: Array<DraftFloorplan>;
  /** Of this view; a listing’s draft has the listing’s id, one that is kept its own uuid. */
  id: Scalars['ID']['output'];
  /** At most six, without padding. */
  images: Array<Picture>;
  /** Where the home is. */
  location: DraftLocation;
  /** The name of the property, and the title of the listing. */
  name: Scalars['String']['output'];
  /** 1 when this draft was loaded from the browser's storage, 0 when it was begun anew [§3]. */
  restored: Scalars['Int']['output'];
  /** 84 apartment, 85 house; null when not chosen yet. */
  type?: Maybe<Scalars['Int']['output']>;
};

/** The draft was changed elsewhere since; nothing was written. */
export type DraftConflict = {
  __typename?: 'DraftConflict';
  /** As it is kept now. */
  saved: SavedDraft;
};

/** Whom the leads go to; never shown to renters. */
export type DraftContact = {
  __typename?: 'DraftContact';
  /** Where requests are mailed. */
  email: Scalars['String']['output'];
  /** The given name. */
  firstName: Scalars['String']['output'];
  /** The family name. */
  lastName: Scalars['String']['output'];
  /** As (###) ###-####; renters see another number. */
  phone: Scalars['String']['output'];
};

/** Whom the leads go to. */
export type DraftContactInput = {
  /** Where requests are mailed. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits, in any writing. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A row of the floorplan section. */
export type DraftFloorplan = {
  __typename?: 'DraftFloorplan';
  /** In half steps; 0 when not chosen yet. */
  bathrooms: Scalars['Float']['output'];
  /** A bedroom code; 0 when not chosen yet. */
  bedrooms: Scalars['Int']['output'];
  /** Dollars a month, as digits. */
  rent: Scalars['String']['output'];
  /** Square feet, as digits. */
  sq: Scalars['String']['output'];
};

/** A row of the floorplan section. */
export type DraftFloorplanInput = {
  /** From 1 to 5.5 in half steps. */
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** Dollars a month, as digits. */
  rent?: InputMaybe<Scalars['String']['input']>;
  /** Square feet, as digits. */
  sq?: InputMaybe<Scalars['String']['input']>;
};

/** What a landlord has written so far; an unfinished draft is a good draft. */
export type DraftInput = {
  /** The account that publishing makes. */
  account?: InputMaybe<AccountInput>;
  /** Ids of the amenity catalogue. */
  amenities?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Whom the leads go to. */
  contact?: InputMaybe<DraftContactInput>;
  /** The landlord’s words. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its floorplans. */
  floorplans?: InputMaybe<Array<DraftFloorplanInput>>;
  /** The draft’s uuid: one listing a draft, whatever is sent twice. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most six. */
  images?: InputMaybe<Array<PictureInput>>;
  /** Where the home is. */
  location?: InputMaybe<DraftLocationInput>;
  /** The name of the property, and the title of the listing. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 84 apartment, 85 house. */
  type?: InputMaybe<Scalars['Int']['input']>;
};

/** Where the home is. */
export type DraftLocation = {
  __typename?: 'DraftLocation';
  /** Street and number. */
  address: Scalars['String']['output'];
  /** The city. */
  city: Scalars['String']['output'];
  /** Null while the address is not placed. */
  coordinates?: Maybe<Coordinates>;
  /** Two-letter code; empty when not chosen yet. */
  state: Scalars['String']['output'];
  /** Five digits. */
  zip: Scalars['String']['output'];
};

/** Where the home is. */
export type DraftLocationInput = {
  /** Street and number. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Where the look-up or the pin has placed it. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** Two-letter code. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Five digits. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** The draft has become a listing; it is not kept any more. */
export type DraftPublished = {
  __typename?: 'DraftPublished';
  /** What to tell. */
  message: Scalars['String']['output'];
};

/** The draft is kept. */
export type DraftSaved = {
  __typename?: 'DraftSaved';
  /** The version that it has now. */
  version: Scalars['Int']['output'];
};

/** The changed listing, or why it was not changed. */
export type EditResult = Edited | Invalid | NeedsAuthentication | Stale;

/** The listing is changed. */
export type Edited = {
  __typename?: 'Edited';
  /** As it stands now. */
  listing: MyListing;
};

/** Another college that has more of what was asked. */
export type Elsewhere = {
  __typename?: 'Elsewhere';
  /** Miles from where the search looked, one decimal. */
  distance: Scalars['Float']['output'];
  /** The college. */
  location: SearchLocation;
  /** How many homes fit there. */
  total: Scalars['Int']['output'];
};

/** A question to the operator: about advertising, or about standing on a partner’s site. */
export type EnquiryInput = {
  /** What it is about, in the sender’s own words. */
  about: Scalars['String']['input'];
  /** The sender’s email, where the operator answers. */
  email: Scalars['String']['input'];
  /** The sender’s first name. */
  firstName: Scalars['String']['input'];
  /** The sender’s last name. */
  lastName: Scalars['String']['input'];
  /** The sender’s phone, in any writing with ten digits. */
  phone: Scalars['String']['input'];
  /** Always empty: people do not see this field. What fills it is taken for a program. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a question to the operator. */
export type EnquiryResult = EnquirySent | Invalid;

/** The question is stored, and on its way to the operator. */
export type EnquirySent = {
  __typename?: 'EnquirySent';
  /** Its number. */
  id: Scalars['ID']['output'];
};

/** What is wrong with one field. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The field, as its input names it. */
  field: Scalars['String']['output'];
  /** Why, in words; the first is the one to show. */
  messages: Array<Scalars['String']['output']>;
};

/** One kind of home at an address. */
export type Floorplan = {
  __typename?: 'Floorplan';
  /** In half steps. */
  bathrooms: Scalars['Float']['output'];
  /** A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms. */
  bedrooms: Scalars['Int']['output'];
  /** Dollars a month for the whole home. */
  rent: Scalars['Int']['output'];
  /** Square feet. */
  sq: Scalars['Int']['output'];
};

/** Where an address is, and what is near it. */
export type Geo = {
  __typename?: 'Geo';
  /** False when only the city or the zip was found, not the house. */
  exact: Scalars['Boolean']['output'];
  /** Degrees north. */
  lat: Scalars['Float']['output'];
  /** Degrees east. */
  lon: Scalars['Float']['output'];
  /** Colleges within ten miles. */
  schools: GeoSchools;
  /** Five digits. */
  zip: Scalars['String']['output'];
};

/** A place, or that the address cannot be found. */
export type GeoResult = Geo | Invalid;

/** The colleges that a listing there is shown under. */
export type GeoSchools = {
  __typename?: 'GeoSchools';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Their everyday names, nearest first. */
  list: Array<Scalars['String']['output']>;
};

/** A home that was listed and is not any more: where it stood, and what could take its place. */
export type GoneListing = {
  __typename?: 'GoneListing';
  /** The city as the landlord wrote it. */
  city: Scalars['String']['output'];
  /** Colleges within ten miles, nearest first, at most three. */
  nearbySchools: Array<NearbySchool>;
  /** At most six: its size, about its rent, near where it stood. */
  similar: Array<Listing>;
  /** Two-letter code. */
  state: Scalars['String']['output'];
};

/** What a renter asks for. What is absent filters nothing. */
export type HousingFilterInput = {
  /** At least this many, 1 to 5.5 in half steps. */
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** Dollars a month for the whole home, at most. */
  budget?: InputMaybe<Scalars['Int']['input']>;
  /** The number of the place. */
  locationId: Scalars['ID']['input'];
  /** The kind of place. */
  locationType?: LocationType;
  /** The code of the brand; an unknown one is default. */
  site?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a value that was refused: what is wrong, by field. */
export type Invalid = {
  __typename?: 'Invalid';
  /** The fields that were refused. */
  errors: Array<FieldError>;
};

/** What may be kept of a listing that is being written: it has no field for a password. */
export type KeptDraftInput = {
  /** Ids of the amenity catalogue. */
  amenities?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Whom the leads go to. */
  contact?: InputMaybe<DraftContactInput>;
  /** The landlord’s words. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its floorplans. */
  floorplans?: InputMaybe<Array<DraftFloorplanInput>>;
  /** The draft’s uuid: one listing a draft, whatever is sent twice. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most six. */
  images?: InputMaybe<Array<PictureInput>>;
  /** Where the home is. */
  location?: InputMaybe<DraftLocationInput>;
  /** The name of the property, and the title of the listing. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 84 apartment, 85 house. */
  type?: InputMaybe<Scalars['Int']['input']>;
};

/** The idempotency key was used with another body. */
export type KeyReused = {
  __typename?: 'KeyReused';
  /** What to tell. */
  message: Scalars['String']['output'];
};

/** What changing the kind of a listing would cost. */
export type KindQuote = {
  __typename?: 'KindQuote';
  /** Cents that the card pays now: the difference, less what is to the account’s credit. */
  chargeCents: Scalars['Int']['output'];
  /** Cents that the rest of the month costs more; below 0 they are credited. */
  differenceCents: Scalars['Int']['output'];
  /** Dollars a month of that kind. */
  price: Scalars['Int']['output'];
  /** Name it when you agree; it holds for half an hour. */
  quotedAt: Scalars['DateTimeISO']['output'];
  /** Another month follows by itself. */
  renews: Scalars['Boolean']['output'];
  /** The kind that it would be. */
  type: Scalars['Int']['output'];
  /** The end of the paid month; null where none runs. */
  until?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** What it would cost, or why it cannot be changed at the moment. */
export type KindQuoteResult = Invalid | KindQuote;

/** What a renter sent to one of the landlord’s homes. */
export type Lead = {
  __typename?: 'Lead';
  /** The questionnaire’s answers, in words. */
  answers: Array<LeadAnswer>;
  /** When the renter sent it. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** False while it waits for the house’s next month. */
  delivered: Scalars['Boolean']['output'];
  /** The renter’s email; empty while the lead waits. */
  email: Scalars['String']['output'];
  /** The renter’s first name; empty while the lead waits. */
  firstName: Scalars['String']['output'];
  /** Its number. */
  id: Scalars['ID']['output'];
  /** `request` or `reply`. */
  kind: Scalars['String']['output'];
  /** The renter’s last name; empty while the lead waits. */
  lastName: Scalars['String']['output'];
  /** The home it was sent to. */
  listingId: Scalars['ID']['output'];
  /** That home’s name. */
  listingName: Scalars['String']['output'];
  /** The renter’s own words; may be empty. */
  message: Scalars['String']['output'];
  /** One’s own note, which nobody else reads; may be empty. */
  note: Scalars['String']['output'];
  /** The renter’s phone, (###) ###-####; empty while the lead waits. */
  phone: Scalars['String']['output'];
  /** Marked as spam: it counts nowhere, and stands apart. */
  spam: Scalars['Boolean']['output'];
  /** How far one has come with it. */
  stage: LeadStage;
  /** It was delivered and never opened. */
  unread: Scalars['Boolean']['output'];
};

/** One answer of the questionnaire, in words. */
export type LeadAnswer = {
  __typename?: 'LeadAnswer';
  /** What was asked. */
  label: Scalars['String']['output'];
  /** What was answered. */
  value: Scalars['String']['output'];
};

/** What to change of a lead; what is absent stays. */
export type LeadChangeInput = {
  /** A note to oneself, at most 2,000 characters; empty for none. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whether one has opened it. */
  read?: InputMaybe<Scalars['Boolean']['input']>;
  /** How far one has come with it. */
  stage?: InputMaybe<LeadStage>;
};

/** What became of a change of a lead. */
export type LeadChangeResult = Invalid | LeadChanged;

/** The lead as it stands now. */
export type LeadChanged = {
  __typename?: 'LeadChanged';
  /** With what was changed. */
  lead: Lead;
};

/** How many leads a filter finds, stage by stage, whatever its own stage is. */
export type LeadCounts = {
  __typename?: 'LeadCounts';
  /** At every stage; those that wait too, spam not. */
  all: Scalars['Int']['output'];
  /** Nothing comes of them. */
  closed: Scalars['Int']['output'];
  /** The renter was answered. */
  contacted: Scalars['Int']['output'];
  /** Nothing was done about them yet; those that wait are among them. */
  new: Scalars['Int']['output'];
  /** The renter took it. */
  rented: Scalars['Int']['output'];
  /** Marked as spam. */
  spam: Scalars['Int']['output'];
  /** The renter saw the home. */
  toured: Scalars['Int']['output'];
  /** Delivered and never opened. */
  unread: Scalars['Int']['output'];
  /** They wait for a house’s next month. */
  waiting: Scalars['Int']['output'];
};

/** Which of one’s leads; what is absent filters nothing. */
export type LeadFilterInput = {
  /** Of this home of one’s own. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** What was marked as spam, and nothing else. */
  spam?: InputMaybe<Scalars['Boolean']['input']>;
  /** At this stage. */
  stage?: InputMaybe<LeadStage>;
  /** Words that all stand somewhere in it: a name, an address, a message, a note. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** Leads of one’s own homes, newest first. */
export type LeadPage = {
  __typename?: 'LeadPage';
  /** At most twenty. */
  leads: Array<Lead>;
  /** Others follow: ask again after the last of these. */
  more: Scalars['Boolean']['output'];
};

/** What became of a request or a reply. */
export type LeadResult = Invalid | LeadSent;

/** The request or reply is stored, and its email is on the way, waits for the house’s next month, or for the renter to confirm their email. */
export type LeadSent = {
  __typename?: 'LeadSent';
  /** Whether it is sent once its renter has confirmed their email, by the link that was sent there. */
  awaitsConfirmation: Scalars['Boolean']['output'];
  /** False when the house has had its requests this month and this one waits. */
  delivered: Scalars['Boolean']['output'];
  /** Its number. */
  id: Scalars['ID']['output'];
};

/** How far a landlord has come with a renter. */
export type LeadStage =
  /** Nothing comes of it. */
  | 'closed'
  /** The renter was answered. */
  | 'contacted'
  /** Nothing was done about it yet. */
  | 'new'
  /** The renter took it. */
  | 'rented'
  /** The renter saw the home. */
  | 'toured';

/** A home as renters see it. */
export type Listing = {
  __typename?: 'Listing';
  /** Street and number. */
  address: Scalars['String']['output'];
  /** In the order of the catalogue. */
  amenities: Array<Amenity>;
  /** The city as the landlord wrote it. */
  city: Scalars['String']['output'];
  /** A demonstration, not a home that can be rented. */
  demo: Scalars['Boolean']['output'];
  /** The landlord's words. */
  description: Scalars['String']['output'];
  /** Miles from where the search looked, one decimal; null in a state and outside a search. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** Shown before the others: every apartment. */
  featured: Scalars['Boolean']['output'];
  /** In the landlord's order. */
  floorplans: Array<Floorplan>;
  /** Never used again. */
  id: Scalars['ID']['output'];
  /** In the landlord's order; may be empty. */
  images: Array<Picture>;
  /** Degrees north. */
  lat: Scalars['Float']['output'];
  /** Degrees east; negative in all of the United States. */
  lon: Scalars['Float']['output'];
  /** Its title everywhere. */
  name: Scalars['String']['output'];
  /** Colleges within ten miles, nearest first, at most six. */
  nearbySchools: Array<NearbySchool>;
  /** Texts for the title and search engines. */
  page: PageTexts;
  /** The number renters call; null when there is none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The lowest rent of all floorplans. */
  rentFrom: Scalars['Int']['output'];
  /** The highest rent of all floorplans. */
  rentTo: Scalars['Int']['output'];
  /** The end of the home's address; kept for life. */
  slug: Scalars['String']['output'];
  /** Two-letter code. */
  state: Scalars['String']['output'];
  /** False when the home takes no requests now. */
  takesRequests: Scalars['Boolean']['output'];
  /** 84 apartment, 85 house. */
  type: Scalars['Int']['output'];
  /** The home's page, with the site's host. */
  url: Scalars['String']['output'];
  /** Five digits. */
  zip: Scalars['String']['output'];
};

/** The listing as it stands now. */
export type ListingState = {
  __typename?: 'ListingState';
  /** With its new state. */
  listing: MyListing;
};

/** What became of a listing, why it was refused, or what its card’s owner must confirm first. */
export type ListingStateResult = Invalid | ListingState | NeedsAuthentication;

/** A kind of place. */
export type LocationType =
  | 'city'
  | 'college'
  | 'state';

/** The session that a login began. `link` is a path of this site. */
export type LoggedIn = {
  __typename?: 'LoggedIn';
  /** The email logged in with. */
  email: Scalars['String']['output'];
  /** Where the login came from. */
  ip: Scalars['String']['output'];
  /** The account's public id. */
  key: Scalars['ID']['output'];
  /** Where to go now. */
  link: Scalars['String']['output'];
  /** A public id of the session; never the secret of its cookie. */
  sessionId: Scalars['ID']['output'];
  /** The browser, as it names itself. */
  userAgent: Scalars['String']['output'];
  /** Who is logged in. */
  viewer: Viewer;
};

/** The password is right; an emailed link finishes the login. */
export type LoginLinkSent = {
  __typename?: 'LoginLinkSent';
  /** What to tell whoever logs in. */
  message: Scalars['String']['output'];
};

/** A session, what was refused, or that an emailed link finishes the login. */
export type LoginResult = Invalid | LoggedIn | LoginLinkSent;

/** A home in a result, with what it misses (empty in a search). */
export type Match = {
  __typename?: 'Match';
  /** The home. */
  listing: Listing;
  /** What it misses. */
  unmet: Array<Unmet>;
};

/** A page of homes. */
export type MatchPage = {
  __typename?: 'MatchPage';
  /** In the order they are shown; at most twenty. */
  data: Array<Match>;
  /** Where the search looked. */
  location: SearchLocation;
  /** Where this page stands. */
  meta: PageMeta;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Takes a cancellation back, which is free; or charges a new month once it has expired. */
  activateListing: ListingStateResult;
  /** Begins the change of the card on file. */
  beginCardChange: CardSetup;
  /** Takes back a change of the email that waits for its confirmation. */
  cancelEmailChange: Done;
  /** Charges later months to the card that was confirmed, and tries what is owed again at once. */
  changeCard: CardChangeResult;
  /** Mails a link to a new email; it is the account’s once that is opened. */
  changeEmail: DoneResult;
  /** Moves one’s own lead to a stage, marks it as read, notes something. */
  changeLead: LeadChangeResult;
  /** Changes the name of whoever is logged in. */
  changeName: DoneResult;
  /** Sets a new password, and ends every other session. */
  changePassword: DoneResult;
  /** Stops the mails of a link, or begins them again; null for no link of ours. */
  changeSubscriber?: Maybe<Subscriber>;
  /** Confirms a new email by the token of its mail; needs no session. */
  confirmEmail: DoneResult;
  /** Begins a session by the token of an emailed link, which works once. */
  confirmLogin: LoginResult;
  /** Cancels: it stays until the day it is paid to, and is not charged again. */
  deactivateListing: ListingStateResult;
  /** Deletes the account and everything of it, for good. */
  deleteAccount: DoneResult;
  /** Changes one’s own listing; another kind is charged for, or credited, at once. Without a session it is refused at `auth`. */
  editListing: EditResult;
  /** Logs one of one’s own browsers out. */
  endSession: Done;
  /** Throws one’s own draft away; one that is not there is fine. */
  forgetDraft: Done;
  /** Hides a home from renters at once, or shows it again. */
  hideListing: ListingStateResult;
  /** Begins a session. */
  login: LoginResult;
  /** Ends the session, if there is one. */
  logout: Done;
  /** Logs every browser out, this one too. */
  logoutEverywhere: Done;
  /** Marks one’s own lead as spam, which does not count to a house’s ten of the month, or takes that back. */
  markLeadSpam: LeadChangeResult;
  /** Charges the first month and publishes; the same key never charges twice. Anyone may. */
  publishListing: PublishResult;
  /** Mails a link to choose a new password, if the address has an account. */
  requestPasswordReset: DoneResult;
  /** Sets the new password, ends every older session and logs in. */
  resetPassword: LoginResult;
  /** Keeps what has been written so far, for seven days. It takes no password and no card. */
  saveDraft: SaveDraftResult;
  /** Asks for a home. Anyone may. */
  saveRequest: LeadResult;
  /** Mails new homes that fit, once a day. The same address and college again changes the one subscriber. */
  saveSubscriber: SubscriberResult;
  /** Asks the operator about advertising or a partnership. Anyone may. */
  sendAdvertising: EnquiryResult;
  /** Writes to a home’s landlord. Anyone may. */
  sendReply: LeadResult;
  /** Counts what renters did with homes: 1 to 50 events, all taken or none. Anyone may. */
  trackMatches: DoneResult;
  /** What the server would refuse of one step of a draft. Changes nothing. Anyone may ask. */
  validateStep: DoneResult;
};


export type MutationActivateListingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeCardArgs = {
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


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmLoginArgs = {
  token: Scalars['String']['input'];
};


export type MutationDeactivateListingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationEditListingArgs = {
  agreed?: InputMaybe<AgreedPriceInput>;
  draft: DraftInput;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationForgetDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationHideListingArgs = {
  hidden: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  link?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationMarkLeadSpamArgs = {
  id: Scalars['ID']['input'];
  spam: Scalars['Boolean']['input'];
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


export type MutationSaveDraftArgs = {
  draft: KeptDraftInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveRequestArgs = {
  request: RequestInput;
};


export type MutationSaveSubscriberArgs = {
  subscriber: SubscriberInput;
};


export type MutationSendAdvertisingArgs = {
  enquiry: EnquiryInput;
};


export type MutationSendReplyArgs = {
  reply: ReplyInput;
};


export type MutationTrackMatchesArgs = {
  events: Array<TrackedMatchInput>;
};


export type MutationValidateStepArgs = {
  draft: DraftInput;
  step: Scalars['String']['input'];
};

/** A landlord's own account. */
export type MyAccount = {
  __typename?: 'MyAccount';
  /** Where they log in. */
  email: Scalars['String']['output'];
  /** Empty when not known. */
  firstName: Scalars['String']['output'];
  /** What a deletion would end. */
  holdings: AccountHoldings;
  /** Its public id. */
  id: Scalars['ID']['output'];
  /** Empty when not known. */
  lastName: Scalars['String']['output'];
  /** The email that waits for its confirmation; null when none does. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** The browsers that are logged in: this one, then the latest used. */
  sessions: Array<AccountSession>;
  /** The addresses that our letters do not reach: mostly none. */
  undelivered: Array<UndeliveredAddress>;
};

/** One's own listing, with its contact and its money. */
export type MyListing = {
  __typename?: 'MyListing';
  /** It stays until it expires, and is not charged again. */
  cancelled: Scalars['Boolean']['output'];
  /** The brand of the stored card. */
  cardBrand?: Maybe<Scalars['String']['output']>;
  /** The last four digits of the stored card. */
  cardLast4?: Maybe<Scalars['String']['output']>;
  /** What an edit starts from. */
  draft: Draft;
  /** The day it is paid to; null for a demo home. */
  expiresAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Not shown to renters, though it is paid for. */
  hidden: Scalars['Boolean']['output'];
  /** Never used again. */
  id: Scalars['ID']['output'];
  /** When its leads begin anew; null without a limit, or without a next month. */
  leadsAgainAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** All requests and replies so far. */
  leadsCount: Scalars['Int']['output'];
  /** Leads left in this billing month; null without a limit. */
  leadsLeft?: Maybe<Scalars['Int']['output']>;
  /** As renters see it. */
  listing: Listing;
  /** What a month comes to cost; null while nothing changes, or nothing will be charged. */
  newPrice?: Maybe<NewPrice>;
  /** Null when nothing will be charged. */
  nextChargeAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When an owed renewal is tried again by itself. */
  nextTryAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Cents still asked for the month that is owed; null when none is. */
  owedCents?: Maybe<Scalars['Int']['output']>;
  /** A renewal could not be charged; it expires when the grace is over. */
  pastDue: Scalars['Boolean']['output'];
  /** Dollars a month. */
  price: Scalars['Int']['output'];
  /** 1 active, 13 expired. */
  status: Scalars['Int']['output'];
  /** Grows with every edit: name it when you edit. */
  version: Scalars['Int']['output'];
  /** A payment of it is under way, or waits for its card’s owner. */
  waiting: Scalars['Boolean']['output'];
};

/** A college near a home. */
export type NearbySchool = {
  __typename?: 'NearbySchool';
  /** The everyday name. */
  displayName: Scalars['String']['output'];
  /** Miles, one decimal. */
  distance: Scalars['Float']['output'];
  /** The federal number (UNITID). */
  id: Scalars['ID']['output'];
  /** Degrees north. */
  lat: Scalars['Float']['output'];
  /** Degrees east. */
  lon: Scalars['Float']['output'];
  /** The name as the federal directory writes it. */
  name: Scalars['String']['output'];
  /** The end of its address. */
  slug: Scalars['String']['output'];
};

/** The bank wants the card's owner to confirm: authenticate in the browser, then call again with the same key. */
export type NeedsAuthentication = {
  __typename?: 'NeedsAuthentication';
  /** For the processor’s own script in the browser. */
  clientSecret: Scalars['String']['output'];
};

/** A price that is about to change. */
export type NewPrice = {
  __typename?: 'NewPrice';
  /** The first renewal that costs as much. */
  from: Scalars['DateTimeISO']['output'];
  /** Dollars a month. */
  price: Scalars['Int']['output'];
};

/** What the pages need to know of this installation. */
export type Options = {
  __typename?: 'Options';
  /** Null: nothing is measured. */
  analyticsId?: Maybe<Scalars['String']['output']>;
  /** Whether the homes are demo data and the dev tools are available. */
  demo: Scalars['Boolean']['output'];
  /** Whether cards go to the local processor. */
  localProcessor: Scalars['Boolean']['output'];
  /** A tile address with {z}, {x}, {y}; null for the map without tiles. */
  mapTilesUrl?: Maybe<Scalars['String']['output']>;
  /** The processor's publishable key; null with the local one. */
  stripeKey?: Maybe<Scalars['String']['output']>;
  /** The kinds that are offered: those with a price above 0. */
  types: Array<TypeOffer>;
};

/** A copy of everything that is kept about a landlord. */
export type OwnData = {
  __typename?: 'OwnData';
  /** What to call the file. */
  fileName: Scalars['String']['output'];
  /** The file: JSON. */
  json: Scalars['String']['output'];
};

/** Where a page stands in its list. */
export type PageMeta = {
  __typename?: 'PageMeta';
  /** The number of the last page; 1 when there is nothing. */
  lastPage: Scalars['Int']['output'];
  /** From 1. */
  page: Scalars['Int']['output'];
  /** How many a page holds. */
  perPage: Scalars['Int']['output'];
  /** How many there are in all. */
  total: Scalars['Int']['output'];
};

/** Texts of a page, for its title and search engines. */
export type PageTexts = {
  __typename?: 'PageTexts';
  /** One or two sentences. */
  description: Scalars['String']['output'];
  /** Words, separated by commas. */
  keywords: Scalars['String']['output'];
  /** The title of the document. */
  title: Scalars['String']['output'];
};

/** A picture in two sizes, as paths of this site. */
export type Picture = {
  __typename?: 'Picture';
  /** For a page of its own. */
  large: Scalars['String']['output'];
  /** For a card. */
  small: Scalars['String']['output'];
};

/** A picture that an upload has given out. */
export type PictureInput = {
  /** For a page of its own. */
  large: Scalars['String']['input'];
  /** For a card. */
  small: Scalars['String']['input'];
};

/** A search hit. */
export type Place = {
  __typename?: 'Place';
  /** A college's city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The everyday name. */
  displayName: Scalars['String']['output'];
  /** The place's number; unique within its type. */
  id: Scalars['ID']['output'];
  /** Homes a renter finds there now. */
  listingsCount: Scalars['Int']['output'];
  /** A college's federal name, a city's or a state's own. */
  name: Scalars['String']['output'];
  /** The end of the place's address. */
  slug: Scalars['String']['output'];
  /** Two-letter code. */
  state: Scalars['String']['output'];
  /** A college, a state or a city. */
  type: LocationType;
  /** The place's page, with the site's host. */
  url: Scalars['String']['output'];
};

/** What to search among. */
export type PlaceKind =
  | 'all'
  | 'city'
  | 'college'
  | 'state';

/** A page of places. */
export type PlacePage = {
  __typename?: 'PlacePage';
  /** Best match first; at most twenty. */
  data: Array<Place>;
  /** Where this page stands. */
  meta: PageMeta;
};

/** The listing, or why there is none. */
export type PublishResult = Invalid | KeyReused | NeedsAuthentication | Published;

/** The listing is paid for and found by searches. */
export type Published = {
  __typename?: 'Published';
  /** The new listing. */
  listing: MyListing;
  /** The account that was made and is now logged in; null when there was one. */
  user?: Maybe<PublishedUser>;
};

/** The session of the account that publishing has made. */
export type PublishedUser = {
  __typename?: 'PublishedUser';
  /** Where they log in. */
  email: Scalars['String']['output'];
  /** Where the call came from. */
  ip: Scalars['String']['output'];
  /** The account's public id. */
  key: Scalars['ID']['output'];
  /** A public id of the session; never the secret of its cookie. */
  sessionId: Scalars['ID']['output'];
  /** The browser, as it names itself. */
  userAgent: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Every day of a span that ends today, the oldest first. For the logged-in landlord. */
  activity: Array<ActivityDay>;
  /** A city by number or slug; null when there is none. */
  city?: Maybe<City>;
  /** For when nothing fits: the fewest unmet criteria first, then the least missed, then the nearest. */
  closestHousing?: Maybe<MatchPage>;
  /** How far and how long it is from a home to a college. */
  directions: Directions;
  /** One’s own draft of this name, or the latest that is worth going on with; null when there is none. */
  draft?: Maybe<SavedDraft>;
  /** Where an address is, and the colleges around it. Anyone may ask. */
  geoInformation: GeoResult;
  /** A home that is gone, by the end of its address; null for one that is shown, and for none. */
  goneListing?: Maybe<GoneListing>;
  /** What it would cost to make one’s own listing another kind. Changes nothing. For the logged-in landlord. */
  kindQuote: KindQuoteResult;
  /** How many leads there are of each stage, of what the rest of the filter finds. For the logged-in landlord. */
  leadCounts: LeadCounts;
  /** The leads of one’s own homes, newest first. For the logged-in landlord. */
  leadInbox: LeadPage;
  /** A home by the end of its address; null when it is not shown. */
  listing?: Maybe<Listing>;
  /** Homes by their numbers, in this order, for a shortlist: at most 50. Those that are not shown are left out. */
  listings: Array<Listing>;
  /** The logged-in landlord; null for a visitor. */
  me?: Maybe<Viewer>;
  /** The account of whoever is logged in. */
  myAccount: MyAccount;
  /** What one has paid, and the card on file. For the logged-in landlord. */
  myBilling: Billing;
  /** The calls to one’s own homes, newest first. For the logged-in landlord. */
  myCalls: CallPage;
  /**
   * The leads of one’s own homes, newest first, 20 a page. For the logged-in landlord.
   * @deprecated Ask for leadInbox, which also filters and counts.
   */
  myLeads: Array<Lead>;
  /** One’s own listing by the end of its address; null when there is none. */
  myListing?: Maybe<MyListing>;
  /** All of one’s own listings, the newest first. For the logged-in landlord. */
  myListings: Array<MyListing>;
  /** One of one’s own bills; null when there is none of this id. */
  myReceipt?: Maybe<Receipt>;
  /** What the pages need to know of this installation. */
  options: Options;
  /** A copy of everything that is kept about whoever is logged in. */
  ownData: OwnData;
  /** Large universities with homes near them, for the home page; largest first, other colleges after them. */
  popularSchools: Array<School>;
  /** About where an address is that cannot be found; null for no state of the United States. Anyone may ask. */
  roughPlace?: Maybe<RoughPlace>;
  /** A college by number or slug; null when there is none. */
  school?: Maybe<School>;
  /** The homes that fit, featured first, then nearest (newest in a state). Null when there is no such place. */
  searchHousing?: Maybe<MatchPage>;
  /** Places by name, nickname or initials, best first; an empty text lists the largest. */
  searchPlaces: PlacePage;
  /** A state by number or code; null when there is none. */
  state?: Maybe<State>;
  /** By the token of a mailed link; null for none of ours. */
  subscriber?: Maybe<Subscriber>;
  /** Where more homes are than a search has found. Null when there is no such place. */
  waysOn?: Maybe<WaysOn>;
  /** Of each brand where its widget comes from, and whose pages may hold it. */
  widgetHosts: Array<WidgetHost>;
};


export type QueryActivityArgs = {
  days?: Scalars['Int']['input'];
  listingId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCityArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryClosestHousingArgs = {
  filter: HousingFilterInput;
  most?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
};


export type QueryDirectionsArgs = {
  input: DirectionsInput;
};


export type QueryDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGeoInformationArgs = {
  address: Scalars['String']['input'];
  city: Scalars['String']['input'];
  state: Scalars['String']['input'];
};


export type QueryGoneListingArgs = {
  slug: Scalars['String']['input'];
};


export type QueryKindQuoteArgs = {
  id: Scalars['ID']['input'];
  type: Scalars['Int']['input'];
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


export type QueryRoughPlaceArgs = {
  city: Scalars['String']['input'];
  state: Scalars['String']['input'];
  zip: Scalars['String']['input'];
};


export type QuerySchoolArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchHousingArgs = {
  filter: HousingFilterInput;
  most?: InputMaybe<Scalars['Int']['input']>;
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


export type QuerySubscriberArgs = {
  token: Scalars['String']['input'];
};


export type QueryWaysOnArgs = {
  filter: HousingFilterInput;
};

/** A bill of a listing: of a month, or of a change within it. */
export type Receipt = {
  __typename?: 'Receipt';
  /** Cents. */
  amountCents: Scalars['Int']['output'];
  /** When it was first charged. */
  billedAt: Scalars['DateTimeISO']['output'];
  /** The brand of the card it was paid with. */
  cardBrand?: Maybe<Scalars['String']['output']>;
  /** The last four digits of that card. */
  cardLast4?: Maybe<Scalars['String']['output']>;
  /** Cents that it put to its landlord’s credit. */
  creditedCents: Scalars['Int']['output'];
  /** The processor’s. */
  id: Scalars['ID']['output'];
  /** What it is for; empty for bills of before these were kept. */
  lines: Array<ReceiptLine>;
  /** As the listing was called then. */
  listingName: Scalars['String']['output'];
  /** As it stands on its paper. */
  number?: Maybe<Scalars['String']['output']>;
  /** When the money came. */
  paidAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The end of that month. */
  periodEnd: Scalars['DateTimeISO']['output'];
  /** The first moment of the month it pays for. */
  periodStart: Scalars['DateTimeISO']['output'];
  /** Cents that were given back of it, by us or by their bank. */
  refundedCents: Scalars['Int']['output'];
  /** What became of its money afterwards, as it happened. */
  returns: Array<ReceiptReturn>;
  /** paid, credited (to the next bills), partly (given back), refunded, owed (tried again) or unpaid (given up). */
  state: Scalars['String']['output'];
};

/** What a part of a bill is for. */
export type ReceiptLine = {
  __typename?: 'ReceiptLine';
  /** Cents; below 0 it makes the bill smaller. */
  amountCents: Scalars['Int']['output'];
  /** In plain words. */
  words: Scalars['String']['output'];
};

/** What became of a bill’s money after it was paid. */
export type ReceiptReturn = {
  __typename?: 'ReceiptReturn';
  /** Cents. */
  amountCents: Scalars['Int']['output'];
  /** When. */
  at: Scalars['DateTimeISO']['output'];
  /** refund, refund_returned (it failed to upload), dispute (their bank took it back), dispute_returned (and gave it to us again) or outside (paid another way). */
  kind: Scalars['String']['output'];
};

/** A small change of what was asked that brings more homes. What is null stays as it was asked. */
export type Relaxation = {
  __typename?: 'Relaxation';
  /** At least so many bathrooms instead. */
  bathrooms?: Maybe<Scalars['Float']['output']>;
  /** A bedroom code to ask for instead. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** At most so many dollars a month instead. */
  budget?: Maybe<Scalars['Int']['output']>;
  /** How many homes fit then. */
  total: Scalars['Int']['output'];
};

/**
 * What this browser remembers of its renter [§3]. It never leaves the cache and this browser's storage; the server knows
 * nothing of it.
 */
export type Renter = {
  __typename?: 'Renter';
  /** Searches whose new homes are mailed, as the queries of their addresses; one a place, newest first. */
  alerts: Array<Scalars['String']['output']>;
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

/** A renter’s own words to a landlord. */
export type ReplyInput = {
  /** The renter’s email, where the landlord answers. */
  email: Scalars['String']['input'];
  /** The renter’s first name. */
  firstName: Scalars['String']['input'];
  /** The home that is written to. */
  housingId: Scalars['ID']['input'];
  /** The renter’s last name. */
  lastName: Scalars['String']['input'];
  /** What schoolId names; college when absent. */
  locationType?: InputMaybe<LocationType>;
  /** The message. */
  message: Scalars['String']['input'];
  /** The renter’s phone, in any writing with ten digits. */
  phone: Scalars['String']['input'];
  /** The place that was searched near. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  /** The site code of the page. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** Always empty: people do not see this field. What fills it is taken for a program. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A renter’s request for a home, with the questionnaire’s answers. */
export type RequestInput = {
  /** At least this many bathrooms. */
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** Dollars a month for the whole home. */
  budgets?: InputMaybe<Scalars['Int']['input']>;
  /** The renter’s email, where the landlord answers. */
  email: Scalars['String']['input'];
  /** Feature option ids. */
  features?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The renter’s first name. */
  firstName: Scalars['String']['input'];
  /** The home that is asked for. */
  housingId: Scalars['ID']['input'];
  /** The renter’s last name. */
  lastName: Scalars['String']['input'];
  /** What schoolId names; college when absent. */
  locationType?: InputMaybe<LocationType>;
  /** The renter’s own words. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** 0 for as soon as possible, or YYYY-MM-DD. */
  moveDate?: InputMaybe<Scalars['String']['input']>;
  /** Pet option ids; 0 is no pets. */
  pets?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The renter’s phone, in any writing with ten digits. */
  phone: Scalars['String']['input'];
  /** The site code of the brand that showed the home. */
  poweredBy?: InputMaybe<Scalars['String']['input']>;
  /** The home’s name as the renter saw it. */
  propertyName?: InputMaybe<Scalars['String']['input']>;
  /** The place that was searched near: a college unless locationType says otherwise. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  /** The site code of the page. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** Always empty: people do not see this field. What fills it is taken for a program. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What a rough place is the middle of. */
export type RoughKind =
  | 'city'
  | 'state'
  | 'zip';

/** About where an address is that cannot be found: where its pin begins. */
export type RoughPlace = {
  __typename?: 'RoughPlace';
  /** The zip, or the name of the city or the state. */
  around: Scalars['String']['output'];
  /** What it is the middle of: the smallest that is known. */
  kind: RoughKind;
  /** Degrees north. */
  lat: Scalars['Float']['output'];
  /** Degrees east. */
  lon: Scalars['Float']['output'];
  /** Colleges within ten miles, nearest first, to find one’s way by. */
  schools: Array<NearbySchool>;
};

/** One way from a home to a college. */
export type Route = {
  __typename?: 'Route';
  /** Miles along the way, one decimal. */
  distance: Scalars['Float']['output'];
  /** Worked out from the straight line, not from streets. */
  estimate: Scalars['Boolean']['output'];
  /** How long it takes; at least 1. */
  minutes: Scalars['Int']['output'];
  /** On foot, by bike or by car. */
  mode: TravelMode;
  /** Opens the way in a maps site. */
  url: Scalars['String']['output'];
};

/** The kept draft, or why it was not kept. */
export type SaveDraftResult = DraftConflict | DraftPublished | DraftSaved | Invalid;

/** A listing that its landlord is writing, as it is kept in the account. */
export type SavedDraft = {
  __typename?: 'SavedDraft';
  /** What has been written. */
  draft: Draft;
  /** It is kept for seven days from here. */
  savedAt: Scalars['DateTimeISO']['output'];
  /** Grows with every change: name it when you save. */
  version: Scalars['Int']['output'];
};

/** A college. */
export type School = {
  __typename?: 'School';
  /** The name of its city. */
  city: Scalars['String']['output'];
  /** Its city, when that is one of ours. */
  cityId?: Maybe<Scalars['ID']['output']>;
  /** The everyday name. */
  displayName: Scalars['String']['output'];
  /** Undergraduates; 0 when unknown. */
  enrolment: Scalars['Int']['output'];
  /** The federal number (UNITID). */
  id: Scalars['ID']['output'];
  /** Degrees north. */
  lat: Scalars['Float']['output'];
  /** Homes a renter finds there now. */
  listingsCount: Scalars['Int']['output'];
  /** Degrees east. */
  lon: Scalars['Float']['output'];
  /** The name as the federal directory writes it. */
  name: Scalars['String']['output'];
  /** The largest cities within 25 miles, at most eight. */
  nearbyCities: Array<City>;
  /** Other colleges within 25 miles, nearest first, at most eight. */
  nearbySchools: Array<School>;
  /** Texts for the title and search engines. */
  page: PageTexts;
  /** What homes cost there now, by size, smallest first. */
  rents: Array<BedroomRents>;
  /** The end of its address; kept for life. */
  slug: Scalars['String']['output'];
  /** Two-letter code. */
  state: Scalars['String']['output'];
  /** A short name of its own, after its web host. */
  subdomain: Scalars['String']['output'];
  /** Its page, with the host of the site. */
  url: Scalars['String']['output'];
  /** Its web site; empty when unknown. */
  website: Scalars['String']['output'];
  /** Five digits. */
  zip: Scalars['String']['output'];
};

/** Where a search looked. */
export type SearchLocation = {
  __typename?: 'SearchLocation';
  /** The everyday name. */
  displayName: Scalars['String']['output'];
  /** The number of the place. */
  id: Scalars['ID']['output'];
  /** Degrees north; null for a state. */
  lat?: Maybe<Scalars['Float']['output']>;
  /** Degrees east; null for a state. */
  lon?: Maybe<Scalars['Float']['output']>;
  /** A college's federal name, a city's or a state's own. */
  name: Scalars['String']['output'];
  /** The end of the place's address. */
  slug: Scalars['String']['output'];
  /** Two-letter code. */
  state: Scalars['String']['output'];
  /** A college, a state or a city. */
  type: LocationType;
  /** The place's page, with the site's host. */
  url: Scalars['String']['output'];
};

/** The listing has changed since it was opened; nothing was written. */
export type Stale = {
  __typename?: 'Stale';
  /** As it stands now. */
  listing: MyListing;
  /** What to tell. */
  message: Scalars['String']['output'];
};

/** A state, or the District of Columbia. */
export type State = {
  __typename?: 'State';
  /** Its largest cities. */
  cities: Array<City>;
  /** Two-letter code. */
  code: Scalars['String']['output'];
  /** The federal (FIPS) number. */
  id: Scalars['ID']['output'];
  /** Homes a renter finds there now. */
  listingsCount: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Texts for the title and search engines. */
  page: PageTexts;
  /** What homes cost there now, by size, smallest first. */
  rents: Array<BedroomRents>;
  /** Its largest colleges. */
  schools: Array<School>;
  /** Its page, with the host of the site. */
  url: Scalars['String']['output'];
};

/** The card that an account’s months are charged to; never its number. */
export type StoredCard = {
  __typename?: 'StoredCard';
  /** The processor’s name of its brand: visa, mastercard, amex, … */
  brand: Scalars['String']['output'];
  /** It is good to the end of this month, 1 to 12. */
  expMonth: Scalars['Int']['output'];
  /** Of this year, four digits. */
  expYear: Scalars['Int']['output'];
  /** Its last four digits. */
  last4: Scalars['String']['output'];
};

/** New homes will be mailed. */
export type Subscribed = {
  __typename?: 'Subscribed';
  /** Its number, left to chance; the same address and place again has the same one. */
  id: Scalars['ID']['output'];
};

/** What the link of a mail about new homes leads to. Names nobody. */
export type Subscriber = {
  __typename?: 'Subscriber';
  /** At least this many. */
  bathrooms?: Maybe<Scalars['Float']['output']>;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** Dollars a month for the whole home, at most. */
  budget?: Maybe<Scalars['Int']['output']>;
  /** The address with all but its first letter hidden: `a•••@college.edu`. */
  email: Scalars['String']['output'];
  /** The number of the place. */
  locationId: Scalars['ID']['output'];
  /** The kind of place of the search. */
  locationType: LocationType;
  /** The code of the brand the mails come from. */
  site: Scalars['String']['output'];
  /** False once the mails were stopped. */
  subscribed: Scalars['Boolean']['output'];
  /** `2 bedrooms, up to $1,200 a month`; empty when any home fits. */
  what: Scalars['String']['output'];
  /** `near Ohio State`. */
  where: Scalars['String']['output'];
};

/** Who is to be told of new homes by mail, and of which. */
export type SubscriberInput = {
  /** Where the mails go. */
  email: Scalars['String']['input'];
  /** The renter’s first name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The renter’s last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The renter’s phone, in any writing with ten digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** A college; with the address it makes the one subscriber. Without it the place of the search does. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  /** The search whose new homes are told; absent, everything near the college. */
  searchFilter?: InputMaybe<HousingFilterInput>;
  /** The site code of the page; the search’s own when absent. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** Always empty: people do not see this field. What fills it is taken for a program. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Subscribed, or what was refused. */
export type SubscriberResult = Invalid | Subscribed;

export type Subscription = {
  __typename?: 'Subscription';
  /** Each call to one’s own homes when it rings, and again when it is over. For the logged-in landlord, over the websocket. */
  callChanged: Call;
  /** Each lead of one’s own homes when it is delivered. For the logged-in landlord, over the websocket. */
  leadArrived: Lead;
  /** Each lead of one’s own homes that stands otherwise than before, on whatever device it was changed; and each that begins to wait. */
  leadChanged: Lead;
};

/** What a renter did with a home they were shown. */
export type TrackedMatchInput = {
  /** One of view, click, request, reply, phone, directions, skip and share. */
  action: Scalars['String']['input'];
  /** The home. */
  housingId: Scalars['ID']['input'];
  /** Where it stood in the list, from 1; absent outside of lists. */
  housingPosition?: InputMaybe<Scalars['Int']['input']>;
  /** The site code of the brand that showed it. */
  poweredBy?: InputMaybe<Scalars['String']['input']>;
  /** The college that was searched near. */
  schoolId?: InputMaybe<Scalars['ID']['input']>;
  /** Taken from older clients, and not kept. */
  subscriberId?: InputMaybe<Scalars['ID']['input']>;
};

/** A way to campus. */
export type TravelMode =
  | 'cycling'
  | 'driving'
  | 'walking';

/** A kind of home that can be posted, with its price. */
export type TypeOffer = {
  __typename?: 'TypeOffer';
  /** 84 is an apartment, 85 a house. */
  id: Scalars['Int']['output'];
  /** Apartment or House. */
  label: Scalars['String']['output'];
  /** Dollars a month; never 0. */
  price: Scalars['Int']['output'];
  /** What the price buys. */
  promises: Array<Scalars['String']['output']>;
};

/** An address of one’s own that our letters do not reach. */
export type UndeliveredAddress = {
  __typename?: 'UndeliveredAddress';
  /** What its mail server answered, in its own words. */
  answer: Scalars['String']['output'];
  /** The address. */
  email: Scalars['String']['output'];
  /** The home whose contact email it is; null for the one that one logs in with. */
  listing?: Maybe<UndeliveredHome>;
};

/** The home whose contact email an address is. */
export type UndeliveredHome = {
  __typename?: 'UndeliveredHome';
  /** Its name. */
  name: Scalars['String']['output'];
  /** The end of its address. */
  slug: Scalars['String']['output'];
};

/** What a home does not meet of what was asked, and by how much. */
export type Unmet = {
  __typename?: 'Unmet';
  /** Bedrooms short (negative: more than asked), bathrooms short, dollars over, or miles past ten. */
  by: Scalars['Float']['output'];
  /** What is not met. */
  criterion: Criterion;
};

/** The logged-in landlord. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Where they log in. */
  email: Scalars['String']['output'];
  /** Empty when not known. */
  firstName: Scalars['String']['output'];
  /** The account's public id. */
  id: Scalars['ID']['output'];
  /** Empty when not known. */
  lastName: Scalars['String']['output'];
};

/** Where to find more homes than a search has: by giving way a little, or near by. */
export type WaysOn = {
  __typename?: 'WaysOn';
  /** The nearest college within 60 miles that has more; null in a state. */
  elsewhere?: Maybe<Elsewhere>;
  /** The smallest changes that bring more homes, the smallest first, at most four. */
  relaxations: Array<Relaxation>;
};

/** Where the widget of one brand comes from, and whose pages may hold it. */
export type WidgetHost = {
  __typename?: 'WidgetHost';
  /** As a Content-Security-Policy names them: `https://www.a.example`, `https://*.b.example`. */
  hosts: Array<Scalars['String']['output']>;
  /** Where the brand’s site stands, without a slash at its end; `/widget.js` is there. */
  origin: Scalars['String']['output'];
  /** The brand: its site code. */
  site: Scalars['String']['output'];
};
