import { SMTPServer } from 'smtp-server';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmailDeferred, EmailRejected, type OutgoingEmail } from './mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** A fake mail server whose response depends on the address. */
const says = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onMailFrom: ({ address }, _session, done) =>
    done(address.startsWith('stranger') ? says(550, 'You may not send') : null),
  onRcptTo: ({ address }, _session, done) =>
    done(
      address.startsWith('gone')
        ? says(550, 'No such mailbox')
        : address.startsWith('full')
          ? says(452, 'Mailbox full')
          : null,
    ),
  onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
});
let mailer: SmtpMailer;
beforeAll(async () => {
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  mailer = new SmtpMailer(() => `smtp://127.0.0.1:${port}?ignoreTLS=true`);
});
afterAll(() => new Promise<void>((done) => server.close(() => done())));

const send = (change: Partial<OutgoingEmail>): Promise<unknown> =>
  mailer
    .send({
      messageId: '<1@here.example>',
      from: 'homes@here.example',
      to: 'rosa@maple.example',
      replyTo: null,
      subject: 'An email',
      text: 'Read me.',
      html: '<p>Read me.</p>',
      headers: {},
      date: new Date(0),
      ...change,
    })
    .catch((error: unknown) => error);

it('distinguishes a missing mailbox from a full one', async () => {
  expect(await send({})).toBeUndefined();
  const [gone, full] = [await send({ to: 'gone@maple.example' }), await send({ to: 'full@maple.example' })];
  expect([gone, full]).toEqual([expect.any(EmailRejected), expect.any(EmailDeferred)]);
  expect([gone, full].map((error) => (error as Error).message)).toEqual(['550 No such mailbox', '452 Mailbox full']);
});

it("retries when the sender is rejected, without marking the recipient's address", async () => {
  const refused = await send({ from: 'stranger@here.example' });
  expect(refused).toMatchObject({ responseCode: 550 });
  expect([refused instanceof EmailRejected, refused instanceof EmailDeferred]).toEqual([false, false]);
});
