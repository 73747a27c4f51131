import type { NewInquiry } from '../../domain/advertising/inquiry.ts';
import type { NewSubscriber } from '../../domain/alerts/subscriber.ts';
import type { NewPrice } from '../../domain/billing/notices.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { Draft, ImagePair } from '../../domain/posting/drafts/draft.ts';
import type { PersistedDraft } from '../../domain/posting/drafts/parse-saved-draft.ts';
import type { ValidatedDraft } from '../../domain/posting/listing-location.ts';
import type { StoredAnswers } from '../../domain/leads/questionnaire-answers.ts';
import type { CallOutcome } from '../../domain/calls/call.ts';
import type { LeadStage } from '../../domain/leads/lead-stages.ts';

/** A landlord's account. The password is there as a digest alone, for the database is kept in the browser. */
export interface AccountRow {
  id: number;
  key: string;
  email: string;
  /** '' for an account that nobody logs in to (mocks/world/password-digest.ts). */
  passwordDigest: string;
  firstName: string;
  lastName: string;
}

export interface SessionRow {
  /** Of the cookie's secret (mocks/world/secret.ts). */
  fingerprint: string;
  publicId: string;
  accountId: number;
  /** As the browser names itself. */
  userAgent: string;
  startedAt: string;
  lastUsedAt: string;
}

/** A listing with its contact and floorplans; times are ISO 8601 in UTC. */
export interface ListingRow extends Pick<Draft, 'name' | 'contact' | 'description'> {
  id: number;
  slug: string;
  /** The draft it was published from, a uuid: one listing a draft. */
  draftId: string;
  /** 84 apartment, 85 house. */
  type: number;
  /** The demo homes belong to accounts without a password. */
  accountId: number;
  /** 1 active, 13 expired, -1 removed. */
  status: number;
  version: number;
  address: string;
  city: string;
  state: string;
  zip: string;
  lat: number;
  lon: number;
  floorplans: { bedrooms: number; bathrooms: number; sq: number; rent: number }[];
  amenities: number[];
  images: ImagePair[];
  /** Ten digits. */
  vanityPhone: string | null;
  demo: boolean;
  publishedAt: string;
  /** The day of the month it is charged: its months are counted from here. Null for a demo home. */
  anchor: string | null;
  expiresAt: string | null;
  cancelledAt: string | null;
  hiddenAt: string | null;
  pastDueSince: string | null;
  /** Dollars a month; 0 for a demo home, which costs nothing. */
  price: number;
  /** What its months come to cost, and from which renewal on; null while nothing changes. */
  newPrice: NewPrice<string> | null;
}

export interface LeadRow {
  id: number;
  listingId: number;
  kind: 'request' | 'reply';
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  phone: string;
  message: string;
  /** Codes and numbers, as they were sent; words are made of them when they are read. */
  answers: StoredAnswers;
  schoolId: number | null;
  site: string;
  createdAt: string;
  /** Null while it waits for the house's next month. */
  deliveredAt: string | null;
  stage: LeadStage;
  readAt: string | null;
  /** The landlord's own; '' for none. */
  note: string;
  spamAt: string | null;
}

/** A call to the number of a listing. */
export interface CallRow {
  id: number;
  listingId: number;
  /** Ten digits, or as +44… from abroad; null when it was withheld. */
  caller: string | null;
  outcome: CallOutcome;
  seconds: number;
  at: string;
}

/** A listing that its landlord is writing, kept for their other devices. */
export interface SavedDraftRow {
  accountId: number;
  /** A uuid. */
  draftId: string;
  /** Null once it was forgotten or published. */
  draft: PersistedDraft | null;
  version: number;
  savedAt: string;
}

/** Who is told of new homes. There is no mail here, so nobody is. */
export interface SubscriberRow extends Pick<
  NewSubscriber,
  'email' | 'firstName' | 'lastName' | 'phone' | 'filter' | 'site'
> {
  id: number;
  /** What its mailed links would end with. */
  token: string;
  place: NewSubscriber['place'];
  createdAt: string;
  unsubscribedAt: string | null;
}

/** A question to the operator. There is no mail here, so nobody reads it. */
interface EnquiryRow extends Omit<NewInquiry, 'website'> {
  id: number;
  createdAt: string;
}

/** A mailed link to choose a new password. */
export interface ResetRow {
  /** Of the link's secret, which stands in the mail alone. */
  fingerprint: string;
  accountId: number;
  until: string;
  used: boolean;
}

/** An e-mail that an account is to have, once its mailed link was opened. */
interface EmailChangeRow extends ResetRow {
  email: string;
}

/** What a try to publish waits for its cardholder with; a secret of it is in the browser's hands. */
export interface PendingAuthentication {
  /** Null when the listing is there and is to be active again. */
  draft: ValidatedDraft | null;
  newAccount: Omit<AccountRow, 'id' | 'key'> | null;
  clientSecret: string;
  /** Null while the bank's question is open. */
  confirmed: boolean | null;
  /** Dollars a month. */
  price: number;
}

/** A try to publish, or to pay for a listing again: the same key never charges twice (K27). */
export interface PublishIntentRow {
  key: string;
  /** A digest of the draft that was sent. */
  body: string;
  /** A digest of who sent it: of the account, or of the e-mail and the password. */
  sender: string;
  draftId: string;
  state: 'waiting' | 'done' | 'refused';
  /** The number that its listing has, or would have had. */
  listingId: number;
  /** Null until its account is made. */
  accountId: number | null;
  madeAccount: number | null;
  paymentMethod: string;
  errors: FieldErrors | null;
  waiting: PendingAuthentication | null;
}

/** The card of a landlord; what it does when it is charged is its name's doing (mocks/billing/payment-cards.ts). */
export interface CardRow {
  accountId: number;
  paymentMethod: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Its bank has asked its owner once already. */
  confirmed: boolean;
  /** What its landlord is owed: it pays the next bills. */
  creditCents: number;
}

/** A change of a listing's kind that was agreed to. */
export interface PropertyTypeChangeRow {
  listingId: number;
  accountId: number | null;
  /** The kind that it becomes, and dollars a month of it. */
  type: number;
  price: number;
  /** The moment that the rest of the month is counted from. */
  at: string;
  /** A digest of the whole call. */
  body: string;
  draft: ValidatedDraft;
  state: 'waiting' | 'done' | 'refused';
  /** What its card's owner is asked, and has answered. */
  waiting: { clientSecret: string; confirmed: boolean | null } | null;
}

/** What a part of a bill is for. */
export interface BillLineRow {
  words: string;
  amountCents: number;
}

/** A bill of a listing: of a month, or of a change within it. */
export interface InvoiceRow {
  id: string;
  number: string;
  accountId: number;
  listingId: number;
  /** As the listing was called then. */
  listingName: string;
  status: 'open' | 'paid';
  /** It is charged again while the grace runs. */
  tried: boolean;
  amountCents: number;
  /** What it put to its landlord's credit. */
  creditedCents: number;
  lines: BillLineRow[];
  /** What became of its money afterwards. */
  returns: { kind: 'refund' | 'dispute'; amountCents: number; at: string }[];
  billedAt: string;
  paidAt: string | null;
  periodStart: string;
  periodEnd: string;
  cardBrand: string | null;
  cardLast4: string | null;
}

/** A change of the card on file that a browser has begun. */
export interface CardSetupRow {
  id: string;
  accountId: number;
  clientSecret: string;
  /** The new card, once the browser has named it. */
  paymentMethod: string | null;
  /** `asking`: its bank wants its owner's word; `confirmed`: it may be used. */
  state: 'begun' | 'asking' | 'confirmed';
  /** Its bank has asked its owner, who said yes. */
  asked: boolean;
  /** What its owner is asked for a bill that is owed. */
  waiting: { clientSecret: string; confirmed: boolean | null } | null;
}

/** An address that letters do not reach. There is no mail here, so a scenario says so. */
interface UndeliveredEmailRow {
  email: string;
  /** What its mail server answered. */
  answer: string;
}

/** Everything that changes, as plain JSON: saved between reloads, compared in tests. Places are not in it: they stand still. */
export interface Db {
  /** Of the form of these rows: what was saved in another form is thrown away. */
  form: number;
  lastId: Record<'account' | 'listing' | 'lead' | 'subscriber' | 'enquiry' | 'picture' | 'payment', number>;
  accounts: AccountRow[];
  sessions: SessionRow[];
  listings: ListingRow[];
  leads: LeadRow[];
  calls: CallRow[];
  subscribers: SubscriberRow[];
  enquiries: EnquiryRow[];
  resets: ResetRow[];
  emailChanges: EmailChangeRow[];
  loginLinks: ResetRow[];
  /** Browsers that have logged in to an account before, by their cookie. */
  knownDevices: { fingerprint: string; accountId: number }[];
  /** Failed logins by email. */
  loginFailures: Record<string, number>;
  publishIntents: PublishIntentRow[];
  propertyTypeChanges: PropertyTypeChangeRow[];
  cards: CardRow[];
  invoices: InvoiceRow[];
  cardSetups: CardSetupRow[];
  savedDrafts: SavedDraftRow[];
  undelivered: UndeliveredEmailRow[];
  /** Dollars a month by property type; a type of 0 is not offered [§9]. */
  prices: Record<number, number>;
}
