/** A letter as it goes out. Addresses are plain (`ada@college.edu`), but `from` may carry a name. */
export interface OutgoingEmail {
  /** `<id@host>`: sending again after a crash uses the same one. */
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as List-Unsubscribe. */
  headers: Readonly<Record<string, string>>;
  date: Date;
}

/** The way out for mail. */
export interface Mailer {
  /**
   * Resolves once the mail server has taken the letter over.
   * @throws EmailRejected when it never will; anything else is worth another try, EmailDeferred among it.
   */
  send(letter: OutgoingEmail): Promise<void>;
}

/** The mail server has refused this letter for good: no such mailbox, say. */
export class EmailRejected extends Error {
  override name = 'LetterRefused';
}

/** The mail server will not have this letter now: a mailbox is full, say. It speaks of the letter and not of itself. */
export class EmailDeferred extends Error {
  override name = 'LetterPutOff';
}
