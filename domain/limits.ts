/** Days that a session lasts after it was last used. */
export const SESSION_DAYS = 30;
/** Days after which a session ends, however often it is used. */
export const SESSION_MAX_DAYS = 90;

/** A search at a college or a city finds listings within this many miles of it. */
export const SEARCH_RADIUS_MILES = 10;
/** Listings on a page of search results, and leads on a page of the inbox. */
export const PER_PAGE = 20;

/** Lookups that a client may cause a second, counted over ten seconds; READ_BUDGET changes it. */
export const READS_A_SECOND = 200;

/** Images that one network may upload in a day, and their bytes; a landlord of many homes stays far below. */
export const UPLOADS_A_DAY = 500;
export const UPLOAD_BYTES_A_DAY = 2_000_000_000;

/** How many times a minute, by the sender's address unless the name says otherwise. */
export const rateLimits = {
  login: 20,
  /** Logins to one account from one network. */
  loginAccount: 5,
  /** Logins from a browser that has logged in to the account before. */
  loginDevice: 5,
  /** Passwords typed by somebody who is logged in to the account. */
  passwordConfirm: 5,
  /** Emailed login links that are opened. */
  loginLink: 20,
  /** Emails about a login, by account: further ones are not sent. */
  loginEmail: 3,
  passwordMail: 5,
  /** Mails about a password or an e-mail to one address, whoever asks for them. */
  passwordMailTo: 3,
  /** Copies of one's own data, by account. */
  accountData: 6,
  request: 20,
  /** Requests and replies that name this renter's e-mail, wherever they come from: each mails it a copy. */
  requestEmail: 15,
  /** New homes by mail. */
  subscribe: 10,
  /** The same for one e-mail, wherever it is named. */
  subscribeEmail: 5,
  /** Questions to the operator. */
  enquiry: 10,
  /** The same that name this e-mail, wherever they come from. */
  enquiryEmail: 5,
  publish: 20,
  /** Cards tried for an account without a charge: thieves try stolen ones so. */
  cardChange: 5,
  /** Cards put in the place of the one on file: each tries what is owed again. */
  cardUse: 5,
  /** What another kind of a listing would cost, by account: asked of the processor. */
  kindQuote: 30,
  /** Kinds changed for money, by account. */
  kindChange: 10,
  /** Listings cancelled and activated, by account: each asks the processor; who has many may go through them. */
  listingChange: 60,
  /** Drafts kept in this account; two pages that are typed in without a pause stay below it. */
  draft: 120,
  upload: 60,
  /** Batches of what was looked at; a whole campus may stand behind one address. */
  track: 300,
  /** Is that e-mail taken? (K52) */
  emailQuestion: 20,
} as const;
export type RateLimitName = keyof typeof rateLimits;
