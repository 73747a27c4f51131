import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  mailboxEmailsMessage,
  RESET_LINK_PROLONGED,
  visitorEmails,
  type VisitorEmail,
} from '../../domain/account/visitor-emails.ts';
import { RESET_EMAIL_SENT } from '../../domain/account/reset-email-sent.ts';
import { NETWORK_MAILBOXES_A_DAY, NETWORK_MAILBOXES_AN_HOUR, VISITOR_EMAILS_A_DAY } from '../../domain/limits.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';

/** The emails that anybody can cause by entering somebody's address: few of each kind, and of each network. */
const VICTIM = 'victim@college.example';
const PASSWORD = 'seven blue kites';
let app: ServedApp;
let shown: PrivateData['shown'];
let victim: number;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  ({ shown } = await createPrivateData(app));
  victim = await app.account(VICTIM, PASSWORD);
  await app.account('mallory@shop.example', PASSWORD);
}, 120_000);
beforeEach(() => app.rows('truncate throttle, email, lead, renter_email, subscriber, inquiry cascade'));
afterAll(() => app.close());

/** A client behind the proxy, at this address. */
class Sender extends RestClient {
  constructor(readonly ip: string) {
    super(app.url);
  }

  override send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send(method, path, body, { ...headers, 'x-forwarded-for': this.ip });
  }
}

const at = (turn: number) => new Sender(`198.51.100.${turn}`);
/** One mailbox, spelled anew each time. */
const spelled = (turn: number) => `Vic.Tim+${turn}@college.example`;
const person = (email: string) => ({ first_name: 'Ada', last_name: 'Byron', phone: '6145551234', email });
const logIn = async (sender: Sender, email: string) => sender.post('/login', { email, password: PASSWORD });
const subscribe = (sender: Sender, email: string, school = 204_796) =>
  sender.post('/api/subscriber/save', { email, school_id: school });
const confirm = (email: string) =>
  app.rows(`insert into renter_email (email, requested_at, confirmed_at) values ($1, now(), now())`, [email]);
const reply = (sender: Sender, email: string, message: string) =>
  sender.post('/api/housing/send-reply', { ...person(email), housing_id: shown.id, message });
const changeEmail = async (turn: number, email: string) => {
  const mallory = at(turn);
  await logIn(mallory, 'mallory@shop.example');
  return mallory.post('/graphql', {
    query: `mutation { changeEmail(email: "${email}", password: "${PASSWORD}") { __typename } }`,
  });
};
/** An email that anybody can cause: what causes it for the victim, and its subject. */
interface Limited {
  kind: VisitorEmail;
  subject: RegExp;
  to?: string;
  first?: () => Promise<unknown>;
  cause: (turn: number) => Promise<Response>;
  /** How many are sent, where that is fewer. */
  sent?: number;
}
const COLLEGES = [204_796, 201_885, 202_134, 203_517, 204_024];
const limited: Record<string, Limited> = {
  passwordResetEmail: {
    kind: 'passwordReset',
    subject: /password/,
    cause: (turn) => at(turn).post('/password/email', { email: VICTIM }),
  },
  loginLinkEmail: {
    kind: 'loginLink',
    subject: /log/i,
    first: () =>
      app.rows('insert into throttle (key, points, expire) values ($1, 200, $2)', [
        `loginFailures:${VICTIM}`,
        Date.now() + 86_400_000,
      ]),
    cause: (turn) => logIn(at(turn), VICTIM),
  },
  newDeviceEmail: { kind: 'newDevice', subject: /log/i, cause: (turn) => logIn(at(turn), VICTIM) },
  confirmEmailChangeEmail: {
    kind: 'emailChange',
    subject: /Confirm/,
    to: 'free@college.example',
    cause: (turn) => changeEmail(turn, `F.ree+${turn}@college.example`),
  },
  emailTakenEmail: {
    kind: 'emailChange',
    subject: /account/,
    cause: (turn) => changeEmail(turn, VICTIM),
  },
  emailChangeRequestedEmail: {
    kind: 'emailChangeNotice',
    subject: /email/,
    to: 'mallory@shop.example',
    cause: (turn) => changeEmail(turn, `another${turn}@college.example`),
  },
  personalDataEmail: {
    kind: 'personalData',
    subject: /data/,
    first: () =>
      app.rows(`insert into subscriber (id, token, email, place_type, place_id, search_filter, next_at, created_at, saved_at)
        values (1, repeat('a', 22), '${VICTIM}', 'college', 204796, '{}', now(), now(), now())`),
    cause: (turn) => at(turn).post('/api/personal-data', { email: VICTIM }),
  },
  confirmAlertEmail: {
    kind: 'alertConfirmation',
    subject: /alert/,
    cause: (turn) => subscribe(at(turn), spelled(turn)),
  },
  inquiryReceivedEmail: {
    kind: 'inquiryReceipt',
    subject: /inquiry|message/i,
    cause: (turn) => at(turn).post('/api/advertising/send', { ...person(spelled(turn)), about: `Question ${turn}` }),
  },
  confirmationEmail: {
    kind: 'renterConfirmation',
    subject: /Confirm your email/,
    cause: (turn) => reply(at(turn), spelled(turn), `Question ${turn}`),
    sent: 1,
  },
  renterCopyEmail: {
    kind: 'renterCopy',
    subject: /./,
    first: () => confirm(VICTIM),
    cause: (turn) => reply(at(turn), VICTIM, `Question ${turn}`),
  },
  confirmReportEmail: {
    kind: 'reportConfirmation',
    subject: /report/,
    cause: (turn) =>
      at(turn).post(`/api/listings/${shown.id}/report`, { reason: 'scam', details: `${turn}`, email: spelled(turn) }),
  },
};

/** Emails that nobody can cause for another's address without a limit of their own, or at all. */
const others: Record<string, string> = {
  landlordLeadEmail: 'K23: tests/api/lead-limits.test.ts',
  waitingLeadsEmail: 'once a month of a listing',
  missedCallEmail: 'server/modules/calls/voice.test.ts',
  confirmContactEmail: 'tests/api/contact-links.test.ts',
  advertisingInquiryEmail: 'to the operator, who wants them all',
  beingCheckedEmail: 'three confirmed reporters, once until staff settle',
  urgentReportsEmail: 'to the operator, as the one before',
  replyCheckEmail: 'to confirmed addresses, once a day',
  newListingsEmail: 'to confirmed addresses',
  ...Object.fromEntries(
    // The recipient's own account, card or link, or a decision of staff.
    `accountDeletedEmail emailChangedEmail passwordChangedEmail subscriptionEndingEmail cardExpiryEmail priceChangeEmail
     paymentFailedEmail propertyTypeChangedEmail receiptEmail refundEmail listingCanceledEmail listingEndedEmail
     listingRemovedEmail listingHiddenEmail listingRestoredEmail lostListingEmail listingLiveEmail listingsPublishedEmail
     stillAvailableEmail reportResultEmail reportsSettledEmail reviewDecisionEmail paymentLinkEmail editDecisionEmail
     editPublishedEmail`
      .split(/\s+/)
      .map((name) => [name, 'the account or staff']),
  ),
};

it('says of every email template whether a visitor can cause it, and tests its limit', () => {
  const templates = globSync('server/emails/templates/*/*.email.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+Email)\b/gm)].map(([, name = '']) => name),
  );
  expect([...Object.keys(limited), ...Object.keys(others)].toSorted()).toEqual(templates.toSorted());
  expect([...new Set(Object.values(limited).map(({ kind }) => kind))].toSorted()).toEqual(visitorEmails.toSorted());
});

const emailsTo = (mailbox: string) =>
  app.rows<{ subject: string }>('select subject from email where mailbox_of("to") = $1', [mailbox]);

it.each(Object.entries(limited))(
  'sends a mailbox at most three in 24 hours, however it is spelled: %s',
  async (_, email) => {
    const { kind, subject, to = VICTIM, first, cause, sent = VISITOR_EMAILS_A_DAY } = email;
    await first?.();
    for (let turn = 1; turn <= VISITOR_EMAILS_A_DAY + 2; turn++) expect((await cause(turn)).status).not.toBe(500);
    const ofKind = async () => (await emailsTo(to)).filter((each) => subject.test(each.subject));
    await waitUntil(async () => expect((await ofKind()).length).toBeGreaterThanOrEqual(sent));
    // A request that sends one more has queued it by the time that it counts.
    await waitUntil(async () =>
      expect(await app.rows('select points from throttle where key = $1', [`emails:${kind} ${to}`])).toEqual([
        { points: VISITOR_EMAILS_A_DAY + 2 },
      ]),
    );
    expect(await ofKind()).toHaveLength(sent);
  },
);

describe('password resets beyond the limit', () => {
  const ask = async (email: string, turn: number) =>
    ((await (await at(turn).post('/password/email', { email })).json()) as { message: string }).message;
  const links = () => app.rows<{ id: string }>(`select id from email where text like '%/password/reset/%'`);

  it('keep the newest link valid and say so, whether or not the address has an account', async () => {
    app.emails.length = 0;
    for (const turn of [1, 2, 3]) expect(await ask(VICTIM, turn)).toBe(RESET_EMAIL_SENT);
    await waitUntil(async () => expect(await links()).toHaveLength(3));
    const newest = await waitUntil(() => {
      const sent = app.emails.filter(({ to }) => to === VICTIM);
      expect(sent).toHaveLength(3);
      return /\/password\/reset\/([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
    });
    await app.rows(`update password_reset set expires_at = expires_at - interval '3 hours' where account_id = $1`, [
      victim,
    ]);
    expect(await ask('v.ictim+a@college.example', 4)).toBe(RESET_LINK_PROLONGED);
    expect(await ask(VICTIM, 5)).toBe(RESET_LINK_PROLONGED);
    await waitUntil(async () =>
      expect(
        await app.rows('select 1 from password_reset where account_id = $1 and expires_at > now()', [victim]),
      ).toHaveLength(1),
    );
    expect(await links()).toHaveLength(3);
    const body = { email: VICTIM, token: newest, password: 'nine red kites', password_confirmation: 'nine red kites' };
    expect((await at(6).post('/password/reset', body)).status).toBe(200);
    // Who has used a link reads the mailbox.
    expect(await ask(VICTIM, 7)).toBe(RESET_EMAIL_SENT);
    for (const turn of [1, 2, 3]) expect(await ask('nobody@college.example', turn)).toBe(RESET_EMAIL_SENT);
    expect(await ask('nobody@college.example', 4)).toBe(RESET_LINK_PROLONGED);
  });
});

describe("a network's mailboxes that were never confirmed", () => {
  const NETWORK = '203.0.113.9';
  const minuteOver = () => app.rows(`delete from throttle where key like 'subscribe:%'`);
  const enter = async (count: number, ip: (turn: number) => string = () => NETWORK) => {
    for (let turn = 0; turn < count; turn++) {
      if (turn % 10 === 0) await minuteOver();
      expect((await subscribe(new Sender(ip(turn)), `renter${turn}@college.example`)).status).toBe(200);
    }
    await minuteOver();
  };

  it('are thirty different ones an hour; confirmed ones and other networks are not counted', async () => {
    await confirm('known@college.example');
    await enter(NETWORK_MAILBOXES_AN_HOUR);
    const refused = await subscribe(new Sender(NETWORK), 'one.more@college.example');
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ message: expect.stringContaining('30 new email addresses within an hour') }),
    ]);
    expect(await emailsTo('onemore@college.example')).toEqual([]);
    for (const [ip, email] of [
      [NETWORK, 'known@college.example'],
      [NETWORK, VICTIM],
      [NETWORK, 'renter1@college.example'],
      ['203.0.113.10', 'one.more@college.example'],
    ] as const)
      expect([email, (await subscribe(new Sender(ip), email, COLLEGES[1])).status]).toEqual([email, 200]);
    // A request still reaches its landlord, and a report the staff; neither sends a stranger an email.
    const sent = await reply(new Sender(NETWORK), 'stranger@college.example', 'Is it free?');
    expect(await sent.json()).toMatchObject({ data: { delivered: true } });
    const report = { reason: 'scam', details: 'network', email: 'stranger@college.example' };
    expect((await new Sender(NETWORK).post(`/api/listings/${shown.id}/report`, report)).status).toBe(200);
    expect(await emailsTo('stranger@college.example')).toEqual([]);
  });

  it('are counted by IPv6 network, and three hundred a day', async () => {
    await enter(NETWORK_MAILBOXES_AN_HOUR, (turn) => `2001:db8:7:${turn}::1`);
    expect((await subscribe(new Sender('2001:db8:7:ffff::1'), 'six@college.example')).status).toBe(429);
    await app.rows(`delete from throttle where key like 'mailboxesAnHour:%'`);
    await app.rows(`update throttle set points = $1 where key like 'mailboxesADay:%'`, [NETWORK_MAILBOXES_A_DAY - 1]);
    expect((await subscribe(new Sender('2001:db8:7:1::1'), 'last@college.example')).status).toBe(200);
    expect((await subscribe(new Sender('2001:db8:7:2::1'), 'six@college.example')).status).toBe(429);
  });
});

it('allows this machine 50 times as many in the default local start, but no mailbox more (K77)', async () => {
  const local = await serveApp(undefined, undefined, { THROTTLE: '' });
  try {
    const schools = await local.rows<{ id: string }>(
      `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
       select n, 'College ' || n, 'college-' || n, 'college-' || n, 'Columbus', 'OH', '43210', 40, -83
         from generate_series(204796, 204799) n returning id`,
    );
    const client = new RestClient(local.url);
    const save = (email: string, school = 204_796) =>
      client
        .post('/api/subscriber/save', { email, school_id: school })
        .then(async (answer) => [answer.status, ((await answer.json()) as { message?: string }).message]);
    for (let turn = 0; turn <= NETWORK_MAILBOXES_AN_HOUR; turn++)
      expect((await save(`renter${turn}@college.example`))[0]).toBe(200);
    const answers = [];
    for (const { id } of schools) answers.push(await save('ada@college.example', Number(id)));
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.[1]).toBe(mailboxEmailsMessage(24 * 60));
    // The same alert again sends nothing, so it is not counted.
    expect((await save('ada@college.example', Number(schools[0]?.id)))[0]).toBe(200);
  } finally {
    await local.close();
  }
});
