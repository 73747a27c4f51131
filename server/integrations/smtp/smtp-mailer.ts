import { createTransport } from 'nodemailer';
import { EmailDeferred, EmailRejected, type OutgoingEmail, type Mailer } from './mailer.ts';

/** The two steps at which a server speaks of this letter rather than of itself: its addresses and its content. */
const MESSAGE_ERRORS = ['EENVELOPE', 'EMESSAGE'];

/**
 * Mail over SMTP. `url` gives its server at each letter, since the local inbox knows its port only once it listens:
 * `smtp://user:password@host:587`, `smtps://…`; nodemailer's options may stand in the query.
 */
export class SmtpMailer implements Mailer {
  readonly #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  async send({ messageId, from, to, replyTo, subject, text, html, headers, date }: OutgoingEmail): Promise<void> {
    const transport = createTransport(timeouts(this.#url()));
    try {
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        headers: { ...headers },
        date,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw isMessageError(error) ? toMailerError(error) : error;
    } finally {
      transport.close();
    }
  }
}

/** A server that does not answer is given up soon; the job tries again later. */
function timeouts(url: string): string {
  const timed = new URL(url);
  for (const [option, ms] of [
    ['connectionTimeout', 10_000],
    ['greetingTimeout', 10_000],
    ['socketTimeout', 30_000],
  ] as const)
    if (!timed.searchParams.has(option)) timed.searchParams.set(option, String(ms));
  return timed.href;
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

const isMessageError = (error: unknown): error is SmtpError =>
  error instanceof Error &&
  MESSAGE_ERRORS.includes((error as SmtpError).code ?? '') &&
  // A sender that the server does not let through is MAIL_FROM's fault: the letters go out once that is put right.
  (error as SmtpError).command !== 'MAIL FROM';

function toMailerError({ responseCode = 0, response, message }: SmtpError): Error {
  return new (responseCode >= 500 ? EmailRejected : EmailDeferred)(response ?? message);
}
