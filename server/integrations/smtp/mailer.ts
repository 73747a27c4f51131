/** An email to send. Addresses are plain (`ada@college.edu`), but `from` may have a display name. */
export interface OutgoingEmail {
  /** `<id@host>`: reused when the email is sent again after a crash. */
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Additional headers, such as List-Unsubscribe. */
  headers: Readonly<Record<string, string>>;
  date: Date;
}

/** Sends emails. */
export interface Mailer {
  /** Whether the server has answered the last calls; absent where nothing can fail. */
  readonly isAnswering?: boolean;
  /**
   * Resolves once the mail server has accepted the email.
   * @throws EmailRejected for a permanent failure; any other error, including EmailDeferred, may be retried.
   */
  send(letter: OutgoingEmail): Promise<void>;
}

/** The mail server rejected this email permanently, for example because the mailbox does not exist. */
export class EmailRejected extends Error {
  override name = 'LetterRefused';
}

/**
 * The mail server rejected this email temporarily, for example because the mailbox is full. The error concerns the
 * email, not the server.
 */
export class EmailDeferred extends Error {
  override name = 'LetterPutOff';
}
