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
  headers: Readonly<Record<string, string>>;
  date: Date;
}

export interface Mailer {
  /** Whether the server has answered the last calls; absent where nothing can fail. */
  readonly isAnswering?: boolean;
  /** Resolves once the email is accepted. @throws EmailRejected for a permanent failure; any other may be retried. */
  send(email: OutgoingEmail): Promise<void>;
}

/** The mail server rejected this email permanently, for example because the mailbox does not exist. */
export class EmailRejected extends Error {
  override name = 'LetterRefused';
}

/** The mail server rejected this email temporarily, as for a full mailbox: a problem of the email, not the server. */
export class EmailDeferred extends Error {
  override name = 'EmailDeferred';
}
