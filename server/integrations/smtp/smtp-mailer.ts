import { createTransport } from 'nodemailer';
import { Dependency } from '../../concurrency/dependency.ts';
import { EmailDeferred, EmailRejected, type OutgoingEmail, type Mailer } from './mailer.ts';

/** The two steps whose errors concern the email rather than the server: its addresses and its content. */
const MESSAGE_ERRORS = ['EENVELOPE', 'EMESSAGE'];

/**
 * Sends emails over SMTP. `url` returns the server for each email, since the dev inbox has its port only once it
 * listens: `smtp://user:password@host:587`, `smtps://…`; the query may contain nodemailer's options.
 */
export class SmtpMailer implements Mailer {
  readonly #server = new Dependency({
    name: 'The mail server',
    isFailure: (error) => !(error instanceof EmailRejected || error instanceof EmailDeferred),
  });

  constructor(private readonly url: () => string) {}

  get isAnswering(): boolean {
    return this.#server.isAnswering;
  }

  send(email: OutgoingEmail): Promise<void> {
    return this.#server.call(() => this.#send(email));
  }

  async #send({ messageId, from, to, replyTo, subject, text, html, headers, date }: OutgoingEmail): Promise<void> {
    const transport = createTransport(timeouts(this.url()));
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

/** Connects to a mail server and logs in, without sending anything. @throws with the server's answer. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = createTransport(timeouts(url));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Short timeouts for an unresponsive server; the job retries later. */
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
  // A rejected sender is a wrong MAIL_FROM: the emails are sent once that is corrected.
  (error as SmtpError).command !== 'MAIL FROM';

function toMailerError({ responseCode = 0, response, message }: SmtpError): Error {
  return new (responseCode >= 500 ? EmailRejected : EmailDeferred)(response ?? message);
}
