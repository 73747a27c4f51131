/** Days that a session lasts after it was last used. */
export const SESSION_DAYS = 30;
/** Days after which a session ends, however often it is used. */
export const SESSION_MAX_DAYS = 90;

/** Miles around a college or a city within which a search finds listings. */
export const SEARCH_RADIUS_MILES = 10;
/** Listings on a page of search results, and leads on a page of the inbox. */
export const PER_PAGE = 20;

/** Lookups that a client may cause per second, averaged over ten seconds; READ_BUDGET overrides it. */
export const READS_A_SECOND = 200;

/** Images that one network may upload in a day, and their bytes; landlords with many listings stay far below. */
export const UPLOADS_A_DAY = 500;
export const UPLOAD_BYTES_A_DAY = 2_000_000_000;

/** Leads of unconfirmed email addresses that one network may send to a house in a day; ten remove it from the search (K23). */
export const HOUSE_LEADS_A_DAY = 3;

/** Links to confirm a listing's contact email that one address gets in 24 hours, whoever asks. */
export const CONTACT_LINKS_A_DAY = 5;

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
  /** Login emails, by account: further ones are not sent. */
  loginEmail: 3,
  /** Logins to the staff console and openings of its invitations. */
  staffLogin: 10,
  /** Logins to one person's access from one network. */
  staffLoginAccount: 5,
  passwordEmail: 5,
  /** Password and email-change emails to one address, whoever requests them. */
  passwordEmailTo: 3,
  /** Requests for the link to a renter's data. */
  personalData: 5,
  /** The same for one address, from any client. */
  personalDataTo: 3,
  /** Account data exports, by account. */
  accountData: 6,
  request: 20,
  /** Contact requests and replies that name this renter's email address, from any client: each sends it a copy. */
  requestEmail: 15,
  /** Sign-ups for new-listing alerts. */
  subscribe: 10,
  /** The same for one email address, from any client. */
  subscribeEmail: 5,
  /** New group lists. */
  groupList: 10,
  /** Openings and changes of group lists. */
  groupListUse: 120,
  /** Inquiries to the operator. */
  inquiry: 10,
  /** The same that name this email address, from any client. */
  inquiryEmail: 5,
  /** Reports of listings. */
  report: 10,
  /** The same that name this mailbox, from any client: each sends it a confirmation. */
  reportEmail: 5,
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
  /**
   * Cancellations and activations of listings, by account: each calls the processor; generous for landlords with many
   * listings.
   */
  listingChange: 60,
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
  /** Batches of view events; a whole campus may share one address. */
  track: 300,
  /** Checks whether an email address is taken. (K52) */
  emailQuestion: 20,
} as const;
export type RateLimitName = keyof typeof rateLimits;
