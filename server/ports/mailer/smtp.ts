import { createTransport } from 'nodemailer';
import { LetterPutOff, LetterRefused, type Letter, type Mailer } from './mailer.ts';

/** The two steps at which a server speaks of this letter rather than of itself: its addresses and its content. */
const ABOUT_THE_LETTER = ['EENVELOPE', 'EMESSAGE'];

/**
 * Mail over SMTP. `url` gives its server at each letter, since the local inbox knows its port only once it listens:
 * `smtp://user:password@host:587`, `smtps://…`; nodemailer's options may stand in the query.
 */
export class SmtpMailer implements Mailer {
  readonly #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  async send({ messageId, from, to, replyTo, subject, text, html, headers, date }: Letter): Promise<void> {
    const transport = createTransport(patient(this.#url()));
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
      throw isAboutTheLetter(error) ? verdict(error) : error;
    } finally {
      transport.close();
    }
  }
}

/** A server that does not answer is given up soon; the job tries again later. */
function patient(url: string): string {
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

const isAboutTheLetter = (error: unknown): error is SmtpError =>
  error instanceof Error &&
  ABOUT_THE_LETTER.includes((error as SmtpError).code ?? '') &&
  // A sender that the server does not let through is MAIL_FROM's fault: the letters go out once that is put right.
  (error as SmtpError).command !== 'MAIL FROM';

function verdict({ responseCode = 0, response, message }: SmtpError): Error {
  return new (responseCode >= 500 ? LetterRefused : LetterPutOff)(response ?? message);
}
