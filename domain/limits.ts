/** Days that a session lasts after it was last used. */
export const SESSION_DAYS = 30;
/** Days after which a session ends, however often it is used. */
export const SESSION_MAX_DAYS = 90;
/** Days for which an unused device stays known; its cookie lasts as long, the longest that browsers allow. */
export const KNOWN_DEVICE_DAYS = 400;

/** Miles around a college or a city within which a search finds listings. */
export const SEARCH_RADIUS_MILES = 10;
/** Characters of a typed search for places or leads that are read. */
export const MAX_SEARCH_TEXT = 200;
/** Listings on a page of search results, and leads on a page of the inbox. */
export const PER_PAGE = 20;

/** Images of a listing, and the longest caption of one. */
export const MAX_IMAGES = 6;
export const MAX_CAPTION = 80;
export const MAX_FLOORPLANS = 50;
/** The most bytes and pixels of an uploaded image (K38); a JPEG is shrunk while it is decoded. */
export const imageLimits = {
  jpeg: { bytes: 25 * 1024 * 1024, pixels: 64e6 },
  png: { bytes: 10 * 1024 * 1024, pixels: 24e6 },
} as const;
export const MAX_IMAGE_BYTES = imageLimits.jpeg.bytes;
/** The width in pixels below which renters see an image blurred. */
export const SHARP_IMAGE_WIDTH = 600;
/** Pixels above which the browser shrinks an image before it sends it. */
export const MAX_SENT_PIXELS = 12e6;
/** Maximum number of unfinished listings of one account that are written by hand. */
export const SAVED_DRAFTS_MAX = 5;
/** Days after its last change that a draft is kept, on the device and in the account. */
export const DRAFT_DAYS = 7;
export const DRAFTS_PER_PAGE = 50;

/** The bytes, rows and columns of one CSV file of listings. */
export const MAX_IMPORT_BYTES = 5_000_000;
export const MAX_IMPORT_ROWS = 5000;
export const MAX_IMPORT_COLUMNS = 100;
/** Different images that the rows of one file may name. */
export const MAX_IMPORT_IMAGES = 1000;
/** Unfinished listings that an account may have by imports. */
export const MAX_IMPORTED_DRAFTS = 5000;

/** The highest rent that can be asked for. */
export const MAX_DOLLARS = 1_000_000;
export const MAX_LEASE_MONTHS = 36;
export const MAX_WALK_MINUTES = 120;
/** The largest id of a college, a city or a state. */
export const MAX_PLACE_ID = 2_147_483_647;
/** Maximum number of listings in a shortlist, and in the URL of a shared one. */
export const SHORTLIST_MAX = 50;
/** Maximum number of listings contacted at once: sent one after the other, all within the rate limit of a minute. */
export const MAX_CONTACT_REQUESTS = 10;
export const MAX_COMPARED = 4;
/** The most homes on a group list, and the most people who decide on it. */
export const GROUP_LIST_HOMES = 20;
export const GROUP_LIST_MEMBERS = 6;
/** Days after which a group list is deleted. */
export const GROUP_LIST_DAYS = 120;
/** The longest name of a member, in characters. */
export const GROUP_NAME_LENGTH = 30;

/** Leads that a house receives in a billing month (K23); an apartment has no limit. */
export const HOUSE_MONTHLY_LEADS = 10;
export const MAX_TOUR_TIMES = 3;
/** Unconfirmed senders of one network that count in a day toward the fair count, at which a house leaves the results (K23). */
export const NETWORK_LEADS_A_DAY = 3;
/** Messages that one mailbox may send to one listing in an hour. */
export const MAILBOX_LEADS_AN_HOUR = 5;
/** Messages from unconfirmed addresses that one network may send to one listing in an hour. */
export const NETWORK_LEADS_AN_HOUR = 30;
/** Days after its delivery for which a digest of the network that sent a lead is kept: a month counts by it. */
export const LEAD_NETWORK_DAYS = 35;
/** Period in milliseconds within which a second request by the same renter for the same listing is a duplicate submission. */
export const DUPLICATE_LEAD_MS = 60_000;
/** Days after which a renter's email confirmation link expires. */
export const CONFIRMATION_DAYS = 14;
/** Days after which a confirmed email address must be confirmed again. */
export const CONFIRMED_DAYS = 365;
/** The fewest answers from which a listing's reply time is stated (K67). */
export const MIN_REPLY_ANSWERS = 5;
/** Maximum number of places that one email address receives alerts for; limits unsolicited sign-ups by third parties. */
export const MAX_ALERT_PLACES = 10;
/** Days after which an alert that was not confirmed is deleted. */
export const ALERT_CONFIRMATION_DAYS = 14;
/** Days after an unsubscribe during which its link can turn the alert on again; it is deleted after that. */
export const UNSUBSCRIBED_DAYS = 90;
export const CALLS_PER_PAGE = 8;
/** Length of a forwarded call, calls of one caller to one listing in 24 hours, and minutes of all calls to it (K74). */
export const CALL_MINUTES = 10;
export const CALLER_CALLS_A_DAY = 5;
export const LISTING_CALL_MINUTES_A_DAY = 60;
/** Days before a number released by a listing is reassigned: late callers still mean the old listing. */
export const NUMBER_COOLDOWN_DAYS = 30;
/** Days that a caller's number is stored; afterward only the call remains. */
export const CALLER_RETENTION_DAYS = 90;
/** Minutes after a missed-call email in which another call by the same renter for the same listing sends none. */
export const MISSED_CALL_EMAIL_COOLDOWN_MINUTES = 60;

/** Minimum password length: six characters, no composition rules, long phrases allowed (K35). */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;
export const EMAIL_MAX_LENGTH = 254;
/** Characters of a renter's message to a landlord, or of an inquiry. */
export const MAX_MESSAGE_LENGTH = 5000;
/** Minutes until an emailed link that finishes a login expires. */
export const LOGIN_LINK_MINUTES = 30;
export const RESET_LINK_MINUTES = 60;
export const EMAIL_CHANGE_LINK_MINUTES = 60;
export const PERSONAL_DATA_LINK_HOURS = 24;
/** Failed logins of one account in 24 hours after which a browser that is new to it needs an emailed link. */
export const FAILURES_BEFORE_LINK = 100;
/** Receipts shown at first, and added by each "show more". */
export const RECEIPTS_PER_PAGE = 12;
export const MAX_RECEIPTS = 1200;

/** Reporters with confirmed emails, from as many networks, that put a listing first in the queue and warn renters (K66). */
export const REPORTERS_FOR_WARNING = 3;
/** Days for which a reason that staff found unjustified does not count again (K66). */
export const MUTED_DAYS = 90;
/** Days after which the link that confirms a report no longer works. */
export const REPORT_LINK_DAYS = 14;
/** Days after which a settled report is deleted. */
export const SETTLED_REPORT_DAYS = 400;
/** Records of a queue of the staff console shown at first, and added by each "Show more". */
export const QUEUE_PER_PAGE = 50;
export const MAX_QUEUE = 500;
/** Hours after which an undecided review is withdrawn (K66). */
export const REVIEW_HOURS = 72;
/** Days for which the dashboard shows a decision. */
export const REVIEW_SHOWN_DAYS = 14;
/** Minutes for which a code that was spoken in a call is valid. */
export const PHONE_CODE_MINUTES = 10;
export const PHONE_CODE_ATTEMPTS = 5;
/** Calls with a code that one number gets in 24 hours, whoever asks. */
export const PHONE_CALLS_A_DAY = 5;
/** Calls with a code that one account may ask for in 24 hours. */
export const ACCOUNT_PHONE_CALLS_A_DAY = 10;

/** Lookups that a client may cause per second, averaged over ten seconds; READ_BUDGET overrides it. */
export const READS_A_SECOND = 200;

/** Bytes of images that one network may upload in a day; landlords with many listings stay far below. */
export const UPLOAD_BYTES_A_DAY = 2_000_000_000;

/** Links to confirm a listing's contact email that one mailbox gets in 24 hours, whichever account asks. */
export const CONTACT_LINKS_A_DAY = 5;
/** The same that one account may have sent, to any addresses. */
export const ACCOUNT_CONTACT_LINKS_A_DAY = 20;

/** Emails of one kind that a mailbox gets in 24 hours because somebody entered it. */
export const VISITOR_EMAILS_A_DAY = 3;
/** Different mailboxes that were never confirmed and that one network may enter for emails. */
export const NETWORK_MAILBOXES_AN_HOUR = 30;
export const NETWORK_MAILBOXES_A_DAY = 300;
/** Emails about missed calls to one listing in 24 hours. */
export const MISSED_CALL_EMAILS_A_DAY = 3;

/** How many times as high a network's limits are for this machine's own clients in the default local start (K77). */
export const LOCAL_NETWORK_FACTOR = 50;

/** Limits per minute, by the client's address unless the name says otherwise. */
export const rateLimits = {
  login: 20,
  /** Logins to one account from one network. */
  loginAccount: 5,
  /** Logins from a browser that has previously logged in to the account. */
  loginDevice: 5,
  /** Password confirmations by a logged-in user. */
  passwordConfirm: 5,
  /** Emailed login links that are opened. */
  loginLink: 20,
  /** Logins to the staff console and openings of its invitations. */
  staffLogin: 10,
  /** Logins to one person's access from one network. */
  staffLoginAccount: 5,
  /** Ledger checks and retries of unresolved operations from the console, by all staff: each reads the whole processor. */
  processorCheck: 3,
  passwordEmail: 5,
  /** Requests for the link to a renter's data. */
  personalData: 5,
  accountData: 6,
  /** Contact requests and replies that name an unconfirmed email address. */
  request: 20,
  /** Contact requests and replies that name this mailbox, from any client. */
  requestEmail: 15,
  /** Sign-ups for new-listing alerts. */
  subscribe: 10,
  groupList: 10,
  /** Openings and changes of group lists. */
  groupListUse: 120,
  inquiry: 10,
  report: 10,
  publish: 20,
  /** Saved drafts that this account publishes in one checkout of several. */
  publishDraft: 60,
  /** Cards verified for an account without a charge: limits card testing with stolen cards. */
  cardChange: 5,
  /** Replacements of the card on file: each retries past-due payments. */
  cardUse: 5,
  /** Quotes for a property type change, by account: each calls the processor. */
  typeQuote: 30,
  /** Paid property type changes, by account. */
  typeChange: 10,
  /** Cancellations and activations of listings, by account, for landlords with many: each calls the processor. */
  listingChange: 60,
  /** Edits, by account: a new rent for many listings is one for each. */
  edit: 300,
  /** Links to confirm a contact email, by account. */
  contactLink: 5,
  /** Calls with a code to a contact phone, by account. */
  phoneCall: 3,
  /** Codes entered for a contact phone, by account. */
  phoneCode: 10,
  /** Drafts saved in this account; continuous typing in two tabs stays below it. */
  draft: 120,
  upload: 60,
  /** CSV files of listings that this account uploads or checks: each reads up to 5,000 rows. */
  importFile: 20,
  /** Batches of an import that this account writes. */
  importStep: 120,
  /** Images of an import that this account uploads. */
  importImage: 120,
  /** Receipts as PDF that this account downloads: each calls the processor. */
  receiptPdf: 20,
  /** CSV files of leads or listings that this account downloads. */
  csvFile: 20,
  /** Batches of view events; a whole campus may share one address. */
  track: 300,
  /** Checks whether an email address is taken. (K52) */
  emailQuestion: 20,
} as const;
/** Limits per day, by the client's address unless the name says otherwise. */
export const dailyLimits = {
  /** Images; landlords with many listings stay far below. */
  uploads: 500,
  /** Texts sent for review by visitors and by accounts without a paid listing (K66). */
  review: 5,
  /** The same with one card. */
  cardReview: 2,
  /** Texts sent for review by an account with a paid listing. */
  paidReview: 40,
  /** CSV files of listings. */
  imports: 30,
  /** CSV files of listings that one account uploads. */
  accountImports: 10,
} as const;
export type RateLimitName = keyof typeof rateLimits;
export type LimitName = RateLimitName | keyof typeof dailyLimits;

const withPeriod = (limits: Record<string, number>, seconds: number) =>
  Object.entries(limits).map(([name, points]) => [name, { points, seconds }]);
/** Every limit with its period. */
export const limits = Object.fromEntries([...withPeriod(rateLimits, 60), ...withPeriod(dailyLimits, 86_400)]) as Record<
  LimitName,
  { points: number; seconds: number }
>;
