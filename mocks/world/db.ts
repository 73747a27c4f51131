import type { StaffRole } from '../../domain/admin/staff-roles.ts';
import type { ConsoleLogEntry, ConsoleReportedListing, ConsoleReview } from '../__generated__/console.ts';
import type { ListingReview, Receipt } from '../__generated__/resolvers.ts';
import type { ListingImportRecord } from '../../domain/posting/import/import-run.ts';
import type { NewReport } from '../../domain/trust/listing-reports.ts';
import type { Point } from '../../domain/places/distance.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import type { NewInquiry } from '../../domain/advertising/inquiry.ts';
import type { AlertFrequency } from '../../domain/alerts/alert-frequency.ts';
import type { GroupList } from '../../domain/listings/group-list.ts';
import type { NewSubscriber } from '../../domain/alerts/subscriber.ts';
import type { NewPrice } from '../../domain/billing/notices.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { Draft } from '../../domain/posting/drafts/draft.ts';
import type { PersistedDraft } from '../../domain/posting/drafts/parse-saved-draft.ts';
import type { LocationCheck, ValidatedDraft } from '../../domain/posting/listing-location.ts';
import type { LeadRecord } from '../../domain/leads/lead-record.ts';
import type { CallOutcome } from '../../domain/calls/call.ts';

/** A landlord's account. Only a digest of the password is stored, since the database is in browser storage. */
export interface AccountRow {
  id: number;
  key: string;
  email: string;
  /** '' for an account without login (mocks/world/password-digest.ts). */
  passwordDigest: string;
  firstName: string;
  lastName: string;
}

export interface SessionRow {
  /** The digest of the cookie's secret (mocks/world/secret.ts). */
  fingerprint: string;
  publicId: string;
  accountId: number;
  /** The browser's User-Agent header. */
  userAgent: string;
  startedAt: string;
  lastUsedAt: string;
}

/** A listing with its contact and floorplans; times are ISO 8601 in UTC. */
export interface ListingRow
  extends
    Pick<Draft, 'name' | 'description' | 'images' | 'amenities'>,
    Pick<Draft['location'], 'address' | 'city' | 'state' | 'zip'>,
    Point {
  contact: Draft['contact'] & { phoneExtension?: string | null };
  id: number;
  slug: string;
  /** The uuid of the draft it was published from: one listing per draft. */
  draftId: string;
  /** 84 apartment, 85 house. */
  type: number;
  /** The owner; demo listings belong to accounts without a password. */
  accountId: number;
  /** 1 active, 13 expired, -1 removed. */
  status: number;
  version: number;
  locationCheck?: LocationCheck | null;
  floorplans: Floorplan[];
  /** As the landlord wrote it (K36); absent for a listing from before that was kept. */
  descriptionText?: string;
  confirmedAt: string | null;
  /** When its contact email was last confirmed by a link (K66). */
  emailConfirmedAt?: string;
  /** When its contact phone was last confirmed by a code. */
  phoneConfirmedAt?: string;
  /** The calls with a code, oldest first. */
  phoneCalls?: { phone: string; phoneExtension: string | null; at: string; attempts: number }[];
  /** The links that were sent to confirm its contact email. */
  contactLinks?: { email: string; at: string }[];
  /** Whether an email that asks about it stayed unanswered for 30 days (K65). */
  stale?: boolean;
  /** The median of at least five answers; absent below. */
  replyHours?: number;
  /** Until when renters are warned of it (K66). */
  beingCheckedUntil?: string;
  virtualTour?: string | null;
  /** Ten digits. */
  vanityPhone: string | null;
  demo: boolean;
  publishedAt: string;
  /** The start of billing, from which its months are counted. Null for a demo listing. */
  anchor: string | null;
  expiresAt: string | null;
  canceledAt: string | null;
  /** When its landlord marked it as rented (K24). */
  rentedAt: string | null;
  staffHiddenAt?: string | null;
  pastDueSince: string | null;
  /** Dollars per month; 0 for a demo listing, which is free. */
  price: number;
  /** The announced monthly price and the renewal from which it applies; null without a change. */
  newPrice: NewPrice<string> | null;
  /** The card that pays for it where that is not the account's card on file. */
  card?: Pick<CardRow, 'paymentMethod' | 'brand' | 'last4' | 'confirmed'> | null;
}

/** A stored lead, with its times as text. */
export type LeadRow = {
  [Field in keyof LeadRecord]: LeadRecord[Field] extends Date
    ? string
    : LeadRecord[Field] extends Date | null
      ? string | null
      : LeadRecord[Field];
};

/** A call to the number of a listing. */
export interface CallRow {
  id: number;
  listingId: number;
  /** Ten digits, or +44… from abroad; null when withheld. */
  caller: string | null;
  outcome: CallOutcome;
  seconds: number;
  at: string;
}

/** A landlord's unpublished draft, saved for their other devices. */
export interface SavedDraftRow {
  accountId: number;
  /** A uuid. */
  draftId: string;
  /** Null once it was deleted or published. */
  draft: PersistedDraft | null;
  /** The owner's own id of an imported listing. */
  ownId?: string;
  version: number;
  savedAt: string;
}

/** The CSV file that a landlord imports, and how far its import has come. */
export interface ListingImportRow extends ListingImportRecord {
  accountId: number;
  createdAt: string;
}

/** A subscriber to email alerts for new listings. The mock sends no email. */
export interface SubscriberRow extends Pick<
  NewSubscriber,
  'email' | 'firstName' | 'lastName' | 'phone' | 'place' | 'filter' | 'site'
> {
  id: number;
  /** The last part of its emailed links. */
  token: string;
  frequency: AlertFrequency;
  createdAt: string;
  unsubscribedAt: string | null;
  /** Null until its owner has confirmed the address. */
  confirmedAt: string | null;
}

/** A list that several renters decide on together; its tokens as digests. */
export interface GroupListRow extends GroupList {
  token: string;
  revokeToken: string;
  expiresAt: string;
}

/** An emailed link to choose a new password. */
export interface ResetRow {
  /** The digest of the link's secret, which only the email contains. */
  fingerprint: string;
  accountId: number;
  until: string;
  used: boolean;
}

/** The confirmation required of a cardholder, and their response: null while it is pending. */
interface PendingConfirmation {
  clientSecret: string;
  confirmed: boolean | null;
}

/** The data of a publish intent that waits for the cardholder; the browser has its client secret. */
export interface PendingAuthentication extends PendingConfirmation {
  /** Null for the reactivation of an existing listing. */
  draft: ValidatedDraft | null;
  newAccount: Omit<AccountRow, 'id' | 'key'> | null;
  /** Dollars per month. */
  price: number;
  /** Whether the card is verified for a review, without a charge. */
  isForReview?: boolean;
}

/** A publish intent, or a reactivation of a listing: the same key never charges twice (K27). */
export interface PublishIntentRow {
  key: string;
  /** A digest of the submitted draft. */
  body: string;
  /** A digest of the sender: of the account, or of the email and the password. */
  sender: string;
  draftId: string;
  state: 'review' | 'waiting' | 'done' | 'rejected';
  /** The id that its listing has, or would have had. */
  listingId: number;
  /** Null until its account is created. */
  accountId: number | null;
  madeAccount: number | null;
  paymentMethod: string;
  /** Whether its card becomes the card on file, even if there is one. */
  keepCard?: boolean;
  errors: FieldErrors | null;
  waiting: PendingAuthentication | null;
  /** Where its text stands with staff (K66). */
  review?: ReviewRow;
}

/** Where the text of a listing stands with staff. */
export type ReviewRow = Omit<ListingReview, '__typename' | 'slug' | 'draft'>;

/** The card of a landlord; its name determines what a charge does (mocks/billing/payment-cards.ts). */
export interface CardRow {
  accountId: number;
  paymentMethod: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Whether the cardholder has confirmed it to the bank once already. */
  confirmed: boolean;
  /** The landlord's credit, which pays the next bills. */
  creditCents: number;
}

/** A confirmed change of a listing's property type. */
export interface PropertyTypeChangeRow {
  listingId: number;
  accountId: number | null;
  /** The new property type, and its dollars per month. */
  type: number;
  price: number;
  /** The time from which the rest of the month is counted. */
  at: string;
  /** A digest of the whole call. */
  body: string;
  draft: ValidatedDraft;
  state: 'waiting' | 'done' | 'rejected';
  /** The confirmation required of the cardholder, and their response. */
  waiting: PendingConfirmation | null;
}

/** A bill of a listing: for a month, or for a change within it. */
export interface InvoiceRow extends Omit<Receipt, '__typename' | 'number' | 'refundedCents' | 'returns' | 'state'> {
  number: string;
  accountId: number;
  listingId: number;
  status: 'open' | 'paid' | 'void';
  /** Whether it is retried during the grace period. */
  attempted: boolean;
  /** Its refunds and disputes. */
  returns: { type: 'refund' | 'dispute'; amountCents: number; at: string }[];
}

/** A change of the card on file that a browser has started. */
export interface CardSetupRow {
  id: string;
  accountId: number;
  clientSecret: string;
  /** The new card, once the browser has submitted it. */
  paymentMethod: string | null;
  /** `asking`: its bank requires the cardholder's confirmation; `confirmed`: it may be used. */
  state: 'begun' | 'asking' | 'confirmed';
  /** Whether the cardholder has confirmed it to the bank. */
  approved: boolean;
  /** The confirmation required of the cardholder for an unpaid bill. */
  waiting: PendingConfirmation | null;
}

/** The staff console: the role that is logged in, and what waits for it. */
interface ConsoleRows {
  role: StaffRole | null;
  reviews: ConsoleReview[];
  reports: ConsoleReportedListing[];
  log: ConsoleLogEntry[];
}

/** All mutable state as plain JSON: saved between reloads, compared in tests. Places are immutable and not included. */
export interface Db {
  /** The schema version of these rows: a database saved with another one is discarded. */
  form: number;
  lastId: Record<'account' | 'listing' | 'lead' | 'subscriber' | 'inquiry' | 'report' | 'picture' | 'payment', number>;
  accounts: AccountRow[];
  sessions: SessionRow[];
  listings: ListingRow[];
  leads: LeadRow[];
  calls: CallRow[];
  subscribers: SubscriberRow[];
  groupLists: GroupListRow[];
  /** Inquiries to the site's staff. The mock sends no email, so nobody reads them. */
  inquiries: (Omit<NewInquiry, 'website'> & { id: number; createdAt: string })[];
  /** Reports of listings. The mock sends no email, so nobody confirms them. */
  reports: (Omit<NewReport, 'website' | 'site'> & { id: number; createdAt: string })[];
  resets: ResetRow[];
  /** New emails of accounts, pending until their emailed links are opened. */
  emailChanges: (ResetRow & { email: string })[];
  loginLinks: ResetRow[];
  /** Browsers that have logged in to an account before, by the digest of their cookie. */
  knownDevices: { fingerprint: string; accountId: number }[];
  /** Failed logins by email. */
  loginFailures: Record<string, number>;
  publishIntents: PublishIntentRow[];
  /** Edits that wait for staff or were not published; at most one for each listing. */
  editReviews: { listingId: number; draft: Omit<Draft, 'account'>; review: ReviewRow }[];
  propertyTypeChanges: PropertyTypeChangeRow[];
  cards: CardRow[];
  invoices: InvoiceRow[];
  cardSetups: CardSetupRow[];
  savedDrafts: SavedDraftRow[];
  listingImports: ListingImportRow[];
  /** Addresses that emails do not reach, with the response of their mail server; only scenarios set them. */
  undelivered: { email: string; error: string }[];
  console: ConsoleRows;
  /** Dollars per month by property type; a type of 0 is not offered [§9]. */
  prices: Record<number, number>;
}
