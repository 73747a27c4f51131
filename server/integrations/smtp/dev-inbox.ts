import type { MikroORM } from '@mikro-orm/postgresql';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import type { Clock } from '../../clock.ts';

/** An email as shown in the dev tools. Header names are in lower case; the values of a repeated one are joined by commas. */
export interface InboxEmail {
  id: number;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  at: Date;
}

const MAX_BYTES = 5 * 1024 * 1024;

/** The mailbox of an installation without a mail server: an SMTP server here that stores one email per Message-ID. */
export class DevInbox {
  readonly #server: SMTPServer;

  constructor(private readonly deps: { orm: MikroORM; clock: Clock; onError?: (error: unknown) => void }) {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      size: MAX_BYTES,
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        this.#receive(stream, to).then(() => done(), done);
      },
    });
    this.#server.on('error', deps.onError ?? (() => {}));
  }

  /** Listens on a free port of 127.0.0.1. */
  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  async stop(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(() => done()));
  }

  /** The URL that SmtpMailer delivers to; available once started. */
  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  }

  /** Returns the stored emails, newest first, at most a thousand. */
  async list(): Promise<InboxEmail[]> {
    const rows = await this.deps.orm.em
      .fork()
      .execute<(Omit<InboxEmail, 'id'> & { id: string })[]>(
        'select id, "to", "from", subject, text, html, headers, at from dev_inbox order by id desc limit 1000',
      );
    return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at) }));
  }

  async #receive(stream: Readable, to: string): Promise<void> {
    const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
    await this.deps.orm.em.fork().execute(
      `insert into dev_inbox (message_id, "to", "from", subject, text, html, headers, at)
         values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (message_id) do nothing`,
      [
        mail.messageId ?? randomUUID(),
        to,
        mail.from?.address ?? '',
        mail.subject ?? '',
        mail.text ?? '',
        mail.html ?? '',
        JSON.stringify(headersOf(mail)),
        this.deps.clock.now(),
      ],
    );
  }
}

function headersOf({ headers }: Email): Record<string, string> {
  const all: Record<string, string> = {};
  for (const { key, value } of headers) all[key] = all[key] === undefined ? value : `${all[key]}, ${value}`;
  return all;
}
