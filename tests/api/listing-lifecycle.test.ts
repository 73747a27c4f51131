import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../../domain/limits.ts';
import { HIDDEN_BY_STAFF } from '../../domain/posting/posting-errors.ts';
import { ListingRemoval } from '../../server/modules/listings/removal.ts';
import { PaymentsUnavailable } from '../../server/integrations/payments/cards/card-declines.ts';
import { Sitemap } from '../../server/ssr/sitemap-routes.ts';
import { testCard } from '../setup/drafts.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import { RestClient } from '../setup/rest-client.ts';

// Where clocks jump: a month must not be an hour longer for it.
process.env['TZ'] = 'America/New_York';

const [SHOWN, GONE] = [
  { search: true, page: true, offered: true },
  { search: false, page: false, offered: false },
];
let life: ListingLifecycle;
beforeAll(async () => {
  // 02:30 in New York: on the 12th of March there is no such hour.
  life = await startListingLifecycle('2028-01-31T07:30:00Z');
});
beforeEach(async () => void (await life.app.rows('delete from throttle')));
afterAll(() => life.app.close());

function removalOf(): ListingRemoval {
  const { app, clock } = life;
  const { housing, mail } = app.services;
  const [operatorEmail, baseUrl] = ['operator@here.example', 'https://here.example'];
  return new ListingRemoval({ orm: app.orm, clock, housing, mail, operatorEmail, baseUrl });
}
const status = async (answer: Promise<Response>) => (await answer).status;
const day = (moment: string) => moment.slice(0, 10);
const minute = (moment: string) => Math.round(new Date(moment).getTime() / 60_000);

describe('the life of a listing [§1, §4]', () => {
  it('renews on the same day of each month or its last one, at the same minute, over leap days and changed clocks', async () => {
    expect(new Date('2028-03-12T07:30:00Z').getHours()).toBe(3);
    const rosa = await life.landlord();
    const began = minute(
      (
        await life.app.rows<{ at: Date }>('select published_at as at from listing where id = $1', [rosa.id])
      )[0]?.at.toISOString() ?? '',
    );
    for (const [month, date] of ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'].entries()) {
      const { expiresAt, nextChargeAt } = await rosa.seen();
      expect([day(expiresAt), nextChargeAt]).toEqual([date, expiresAt]);
      const ofDay = 24 * 60;
      expect(minute(expiresAt) % ofDay).toBe(began % ofDay);
      expect(life.charged(rosa.id)).toHaveLength(month + 1);
      await life.to(expiresAt);
      expect(await rosa.seen()).toMatchObject({ status: 1, pastDue: false });
    }
    expect(rosa.emails().filter((subject) => subject.startsWith('Receipt'))).toHaveLength(5);
    expect(await status(rosa.cancel())).toBe(200);
  });

  it('is canceled, resumed without a charge, canceled again, expires on its day, is not charged again, and is relisted for a month', async () => {
    const rosa = await life.landlord({ type: 84 });
    const { expiresAt } = await rosa.seen();
    expect(await life.found(rosa)).toEqual(SHOWN);
    expect(await status(rosa.cancel())).toBe(200);
    expect(await rosa.seen()).toMatchObject({ status: 1, canceled: true, expiresAt, nextChargeAt: null });
    await life.to(expiresAt, -3);
    expect(await status(rosa.activate())).toBe(200);
    expect(await rosa.seen()).toMatchObject({ status: 1, canceled: false, expiresAt, nextChargeAt: expiresAt });
    expect(await status(rosa.cancel())).toBe(200);
    expect(await status(rosa.cancel())).toBe(200);
    await life.to(expiresAt, -0.01);
    expect(await life.found(rosa)).toEqual(SHOWN);
    await life.to(expiresAt);
    expect(await rosa.seen()).toMatchObject({ status: 13, expiresAt, nextChargeAt: null });
    expect(await life.found(rosa)).toEqual(GONE);
    await life.to(expiresAt, 65);
    expect(life.charged(rosa.id)).toEqual([4900]);
    expect(await status(rosa.cancel())).toBe(200);

    expect(await status(rosa.activate())).toBe(200);
    expect(life.charged(rosa.id)).toEqual([4900, 4900]);
    expect(await life.found(rosa)).toEqual(SHOWN);
    const again = await rosa.seen();
    expect(again).toMatchObject({ status: 1, canceled: false, nextChargeAt: again.expiresAt });
    await life.to(again.expiresAt);
    expect(life.charged(rosa.id)).toHaveLength(3);
    expect(
      life
        .subscriptions(rosa.id)
        .map((each) => each.status)
        .toSorted(),
    ).toEqual(['active', 'canceled']);
    expect(await status(rosa.cancel())).toBe(200);
  });

  it('marked as rented, it is visible again once it is relisted; one that staff hide is not charged', async () => {
    const rosa = await life.landlord();
    const { posting } = life.app.services;
    const removal = removalOf();
    const expire = async () => {
      await rosa.cancel();
      await life.to((await rosa.seen()).expiresAt);
    };
    await rosa.hide(true);
    await expire();
    expect(await status(rosa.activate())).toBe(200);
    expect([await life.found(rosa), (await rosa.seen()).hidden]).toEqual([SHOWN, false]);

    await expire();
    await removal.hide(rosa.id, true);
    const refused = await rosa.activate();
    expect([refused.status, await refused.json()]).toEqual([422, { errors: HIDDEN_BY_STAFF }]);
    expect([(await rosa.seen()).status, life.charged(rosa.id)]).toEqual([13, [2900, 2900]]);

    await removal.hide(rosa.id, false);
    const settled = posting.processing.process.bind(posting.processing);
    const drive = vi.spyOn(posting.processing, 'process').mockImplementationOnce(async (intent, may) => {
      await removal.hide(rosa.id, true);
      return settled(intent, may);
    });
    expect(await status(rosa.activate())).toBe(200);
    drive.mockRestore();
    await life.to(life.clock.now());
    expect([await life.found(rosa), rosa.emails().filter((subject) => /live|paid for/.test(subject))]).toEqual([
      GONE,
      [
        expect.stringContaining('is live'),
        expect.stringContaining('is live'),
        expect.stringContaining('is paid for, but hidden'),
      ],
    ]);
    await removal.hide(rosa.id, false);
    expect(await life.found(rosa)).toEqual(SHOWN);
    await rosa.cancel();
  });

  it('cannot be relisted without a card: errors.payment, and nothing changes', async () => {
    const rosa = await life.landlord();
    await rosa.cancel();
    await life.to((await rosa.seen()).expiresAt);
    await life.app.rows(
      'update billing_customer set payment_method = null where account_id = (select account_id from listing where id = $1)',
      [rosa.id],
    );
    const refused = await rosa.activate();
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: { payment: [expect.stringContaining('card')] } },
    ]);
    const query = `mutation { activateListing(id: ${rosa.id}) { ... on Invalid { errors { field messages } } } }`;
    expect(await life.ask(rosa.client, query)).toEqual({
      activateListing: { errors: [{ field: 'payment', messages: [expect.any(String)] }] },
    });
    expect([(await rosa.seen()).status, life.charged(rosa.id)]).toEqual([13, [2900]]);
  });

  it('stays paid until its day when the processor has ended the subscription; a relisting before that says so', async () => {
    const rosa = await life.landlord();
    const { expiresAt } = await rosa.seen();
    const [paying] = life.subscriptions(rosa.id);
    await life.app.services.payments.cancelNow(paying?.id ?? '');
    const refused = await rosa.activate();
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: { notification: [expect.stringContaining('paid until')] } },
    ]);
    expect(await rosa.seen()).toMatchObject({ status: 1, canceled: false, expiresAt, nextChargeAt: null });
    await life.to(expiresAt);
    expect(await rosa.seen()).toMatchObject({ status: 13, canceled: false, endReason: 'removed' });
    expect(await status(rosa.activate())).toBe(200);
    expect(life.charged(rosa.id)).toEqual([2900, 2900]);
    await rosa.cancel();
  });
});

describe('a try to list again that was cut off', () => {
  it.each([
    ['before it ', false, { status: 13 }],
    ['after it ', true, { status: 1, canceled: true, nextChargeAt: null }],
  ])('%s charges nobody who has canceled since', async (_when, charged, stands) => {
    const rosa = await life.landlord();
    await rosa.cancel();
    await life.to((await rosa.seen()).expiresAt);
    const { payments, reconciler } = life.app.services;
    const subscribe = payments.subscribe.bind(payments);
    const cut = vi.spyOn(payments, 'subscribe').mockImplementationOnce(async (charge) => {
      if (charged) await subscribe(charge);
      throw new PaymentsUnavailable('The line was cut.');
    });
    expect(await status(rosa.activate())).toBe(422);
    cut.mockRestore();
    expect(await status(rosa.cancel())).toBe(200);
    const taken = charged ? [2900, 2900] : [2900];
    expect([life.charged(rosa.id), await rosa.seen()]).toMatchObject([taken, stands]);
    await reconciler.run({ all: true });
    await life.to((await rosa.seen()).expiresAt, 1);
    expect([life.charged(rosa.id), await rosa.seen()]).toMatchObject([taken, { status: 13 }]);
  });
});

describe('a change at the processor without a webhook', () => {
  it('resumes a subscription whose cancellation is missing from the database', async () => {
    const rosa = await life.landlord();
    await rosa.cancel();
    await life.to(life.clock.now());
    await life.app.rows('update subscription set cancel_at_period_end = false where listing_id = $1', [rosa.id]);
    await life.app.rows('update listing set canceled_at = null where id = $1', [rosa.id]);
    expect(await status(rosa.activate())).toBe(200);
    expect(life.subscriptions(rosa.id)).toMatchObject([{ status: 'active', cancel_at_period_end: false }]);
    await rosa.cancel();
  });

  it('what has expired stays so while the processor is late to end it, and two never live for one listing', async () => {
    const rosa = await life.landlord();
    await rosa.cancel();
    await life.to((await rosa.seen()).expiresAt);
    const { payments } = life.app.services;
    const [before] = life.subscriptions(rosa.id);
    await life.app.rows(`update subscription set status = 'active' where listing_id = $1`, [rosa.id]);
    const ended = await payments.retrieve(before?.id ?? '');
    const late = { ...ended, status: 'active', endedAt: null, cancelAtPeriodEnd: true } as const;
    const retrieved = vi.spyOn(payments, 'retrieve').mockResolvedValueOnce(late);
    const stopped = vi.spyOn(payments, 'cancelNow');
    expect(await status(rosa.activate())).toBe(200);
    expect(stopped.mock.calls).toEqual([[before?.id]]);
    for (const spy of [retrieved, stopped]) spy.mockRestore();
    expect([life.charged(rosa.id), (await rosa.seen()).canceled]).toEqual([[2900, 2900], false]);
    await life.app.services.reconciler.run({ all: true });
    expect(
      await life.app.rows(`select 1 from ledger where listing_id = $1 and entry_type <> 'charge'`, [rosa.id]),
    ).toEqual([]);
    await rosa.cancel();
  });
});

describe('one try (K27)', () => {
  const graphql = (body: object, key: string) => {
    const { email, password, password_confirmation: passwordConfirmation, ...draft } = body as Record<string, unknown>;
    return {
      query: `mutation ($draft: DraftInput!) { publishListing(draft: $draft, paymentMethod: "pm_card_visa", idempotencyKey: "${key}")
        { __typename ... on Published { listing { id } } ... on Invalid { errors { field } } } }`,
      variables: { draft: { ...draft, account: { email, password, passwordConfirmation } } },
    };
  };

  it('posted twenty times at once through REST and GraphQL is one subscription, one charge and one response', async () => {
    const [body, key] = [life.bodyOf(`twenty-${randomUUID()}@maple.example`), randomUUID()];
    const paidBefore = (await life.app.rows('select 1 from ledger')).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const client = new RestClient(life.app.url);
        if (n % 2 === 0) {
          const answer = await life.publish(client, body, key);
          return ((await answer.json()) as { listing: { id: number } }).listing.id;
        }
        const { data } = (await (await client.post('/graphql', graphql(body, key))).json()) as {
          data: { publishListing: { listing: { id: string } } };
        };
        return Number(data.publishListing.listing.id);
      }),
    );
    expect(new Set(answers).size).toBe(1);
    const [id = 0] = answers;
    expect([life.charged(id), life.subscriptions(id).length]).toEqual([[2900], 1]);
    expect(await life.app.rows('select 1 from ledger')).toHaveLength(paidBefore + 1);
    // After a reload the card is a new payment method, and the answer the same.
    await life.app.rows('delete from throttle');
    const later = await life.publish(new RestClient(life.app.url), body, key, {
      ...testCard,
      cardNumber: '5555555555554444',
    });
    expect(await later.json()).toMatchObject({ status: 'OK', listing: { id } });
    expect(life.charged(id)).toHaveLength(1);
  });

  it('with the key of another account is 409 in REST and GraphQL, and creates nothing', async () => {
    const [body, key] = [life.bodyOf(`other-${randomUUID()}@maple.example`), randomUUID()];
    const client = new RestClient(life.app.url);
    expect(await status(life.publish(client, body, key))).toBe(200);
    const before = await life.app.rows('select count(*)::int as n from listing');
    for (const other of [
      { ...body, name: 'Another house' },
      { ...body, id: randomUUID() },
    ]) {
      expect(await status(life.publish(client, other, key))).toBe(409);
      const refused = (await (
        await new RestClient(life.app.url).post('/graphql', graphql(other, key))
      ).json()) as object;
      expect(refused).toMatchObject({ data: { publishListing: { __typename: 'KeyReused' } } });
    }
    expect(await life.app.rows('select count(*)::int as n from listing')).toEqual(before);
  });

  it('two homes of one landlord at once are two, each charged once', async () => {
    const rosa = await life.landlord();
    const [one, other] = [life.bodyOf(rosa.email), life.bodyOf(rosa.email)];
    const made = await Promise.all(
      [one, other, one, other].map(async (body) => {
        const answer = await life.publish(rosa.client, body, `key of ${body.id}`);
        return ((await answer.json()) as { listing: { id: number } }).listing.id;
      }),
    );
    expect(new Set(made).size).toBe(2);
    for (const id of made) expect(life.charged(id)).toEqual([2900]);
  });

  it('concurrent actions on one listing leave one subscription and a matching listing state', async () => {
    const rosa = await life.landlord();
    for (const moment of ['paid', 'expired'] as const) {
      if (moment === 'expired') {
        await rosa.cancel();
        await life.to((await rosa.seen()).expiresAt);
        expect(await rosa.seen()).toMatchObject({ status: 13 });
      }
      const calls = [
        rosa.cancel,
        rosa.activate,
        () => rosa.edit({ name: 'Storm House' }),
        () => rosa.hide(true).then(rosa.confirm),
        rosa.activate,
      ];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => status(calls[n % calls.length]?.() ?? rosa.cancel())),
      );
      expect(answers.filter((code) => code !== 200)).toEqual([]);
      await life.to(life.clock.now());
      const live = life.subscriptions(rosa.id).filter((each) => each.status !== 'canceled');
      expect(live).toHaveLength(1);
      expect(life.charged(rosa.id)).toHaveLength(moment === 'paid' ? 1 : 2);
      const { status: state, canceled, rented } = await rosa.seen();
      expect([state, canceled || rented]).toEqual([1, live[0]?.cancel_at_period_end]);
      // Relisting shows what was hidden before it.
      if (moment === 'paid') expect(rented).toBe(true);
    }
    await rosa.cancel();
  });
});

describe('removed by the operator', () => {
  const remove = (id: number, refund = false) => removalOf().remove(id, { refund });
  const restore = (id: number) => removalOf().restore(id);
  const ended = () => life.to(life.clock.now());
  const request = (id: number, first: string) =>
    life.renter.post('/api/housing/save-request', {
      first_name: first,
      last_name: 'Byron',
      phone: '6145551234',
      email: `${first}@college.example`,
      housing_id: id,
      school_id: null,
      location_type: 'city',
      bedrooms: 2,
      bathrooms: 1,
      budgets: 1200,
      pets: [],
      features: [],
      move_date: null,
    });
  const refunded = async (id: number) =>
    (
      await life.app.rows<{ cents: number }>(
        `select amount_cents as cents from ledger where listing_id = $1 and entry_type = 'refund'`,
        [id],
      )
    ).map(({ cents }) => Math.abs(cents));

  it('is hidden everywhere, ends its subscription, cannot be restored by its landlord, who is notified', async () => {
    const rosa = await life.landlord({ name: 'Gone House' });
    const { id, slug, client } = rosa;
    expect(await status(request(id, 'Ada'))).toBe(200);
    const [phone] = await life.app.rows<{ vanity: string }>(
      'select vanity_phone as vanity from listing where id = $1',
      [id],
    );
    await life.app.services.calls.incoming({ sid: 'CA1', caller: null, to: phone?.vanity ?? '' });
    expect(await life.found(rosa)).toEqual(SHOWN);
    const own =
      '{ myListings { id } leadInbox { leads { id } } myLeads { id } leadCounts { all } myCalls { calls { id } } activity(days: 7) { requests } myListing(slug: "SLUG") { id } }'.replace(
        'SLUG',
        slug,
      );
    const before = await life.ask<{ leadInbox: { leads: { id: string }[] }; myCalls: { calls: object[] } }>(
      client,
      own,
    );
    const [lead] = before.leadInbox.leads;
    expect([before.leadInbox.leads.length, before.myCalls.calls.length]).toEqual([1, 1]);

    expect(await remove(id)).toMatchObject({ name: 'Gone House', changed: true, pays: true, notified: true });
    expect(await life.found(rosa)).toEqual(GONE);
    expect(await life.ask(client, own)).toEqual({
      myListings: [],
      leadInbox: { leads: [] },
      myLeads: [],
      leadCounts: { all: 0 },
      myCalls: { calls: [] },
      activity: expect.arrayContaining([{ requests: 0 }]),
      myListing: null,
    });
    expect(await status(request(id, 'Bob'))).toBe(404);
    expect(await life.app.services.calls.incoming({ sid: 'CA2', caller: null, to: phone?.vanity ?? '' })).toBe(
      'nobody',
    );
    const { activity } = await life.ask<{ activity: { requests: number }[] }>(client, own);
    expect(activity.filter(({ requests }) => requests > 0)).toEqual([]);
    for (const call of [rosa.cancel, rosa.activate, () => rosa.edit({ name: 'Back again' })])
      expect(await status(call())).toBe(404);
    for (const mutation of [
      `deactivateListing(id: ${id}) { __typename }`,
      `activateListing(id: ${id}) { __typename }`,
      `hideListing(id: ${id}, hidden: false) { __typename }`,
      `changeLead(id: ${lead?.id}, change: { stage: contacted }) { __typename }`,
    ]) {
      const answer = await (await client.post('/graphql', { query: `mutation { ${mutation} }` })).json();
      expect([mutation, answer]).toMatchObject([mutation, { errors: [{ extensions: { code: 'NOT_FOUND' } }] }]);
    }
    await ended();
    expect(life.subscriptions(id)).toMatchObject([{ status: 'canceled' }]);
    await life.to(life.clock.now(), 70);
    expect([life.charged(id), await refunded(id)]).toEqual([[2900], []]);
    expect((await life.app.rows('select vanity_phone from listing where id = $1', [id]))[0]).toEqual({
      vanity_phone: null,
    });
    expect(rosa.emails().filter((subject) => subject.includes('removed'))).toHaveLength(1);
    expect(await remove(id)).toMatchObject({ changed: false });
  });

  it('is in no sitemap any more', async () => {
    const rosa = await life.landlord();
    const sitemap = new Sitemap({ pool: life.app.pool, demo: true, pages: [] });
    const has = async () => (await sitemap.all())?.some(({ path }) => path.includes(rosa.slug));
    expect(await has()).toBe(true);
    await remove(rosa.id);
    expect(await has()).toBe(false);
  });

  it('is put back with what was paid for, which is not charged again; once that is over it is listed anew', async () => {
    const rosa = await life.landlord();
    const { expiresAt } = await rosa.seen();
    await remove(rosa.id);
    await ended();
    expect(await restore(rosa.id)).toMatchObject({ changed: true });
    expect(await rosa.seen()).toMatchObject({ status: 1, canceled: false, expiresAt, nextChargeAt: null });
    expect(await life.found(rosa)).toEqual(SHOWN);
    await ended();
    expect(await rosa.seen()).toMatchObject({ status: 1, canceled: false, expiresAt, nextChargeAt: null });
    await life.to(expiresAt);
    expect(await rosa.seen()).toMatchObject({ status: 13, canceled: false, endReason: 'removed' });
    expect(await status(rosa.activate())).toBe(200);
    expect(life.charged(rosa.id)).toEqual([2900, 2900]);
    expect(rosa.emails().filter((subject) => subject.includes('is back'))).toHaveLength(1);
    await rosa.cancel();
  });

  it('continues unchanged when restored before anything has ended', async () => {
    const rosa = await life.landlord();
    const before = await rosa.seen();
    await remove(rosa.id);
    await restore(rosa.id);
    await ended();
    expect(await rosa.seen()).toEqual(before);
    await life.to(before.expiresAt);
    expect(life.charged(rosa.id)).toEqual([2900, 2900]);
    await rosa.cancel();
  });

  it('refunds its current month once if asked to; restored, it has expired', async () => {
    const rosa = await life.landlord();
    await life.to((await rosa.seen()).expiresAt);
    expect(life.charged(rosa.id)).toHaveLength(2);
    expect(await remove(rosa.id, true)).toMatchObject({ returned: true });
    await ended();
    expect(life.app.emails.find(({ to, subject }) => to === rosa.email && subject.includes('removed'))?.text).toContain(
      "We're refunding your payment",
    );
    await ended();
    await life.app.services.reconciler.run({ all: true });
    expect(await refunded(rosa.id)).toEqual([2900]);
    expect(rosa.emails().filter((subject) => subject.startsWith('Refund for'))).toHaveLength(1);
    await remove(rosa.id, true);
    await ended();
    await restore(rosa.id);
    await ended();
    expect([await refunded(rosa.id), await rosa.seen()]).toMatchObject([[2900], { status: 13 }]);
    expect(await life.found(rosa)).toEqual(GONE);
  });

  it('speaks of money and mails only where there are some', async () => {
    const [over, later] = [await life.landlord(), await life.landlord()];
    await over.cancel();
    await life.to((await over.seen()).expiresAt);
    expect(await remove(over.id, true)).toMatchObject({ returned: false, notified: true });
    await ended();
    const message = life.app.emails.find(({ to, subject }) => to === over.email && subject.includes('removed'));
    expect(message?.text).not.toContain('goes back');
    expect(await refunded(over.id)).toEqual([]);

    await remove(later.id);
    await ended();
    expect(await remove(later.id, true)).toMatchObject({ returned: true, notified: false });
    await ended();
    expect(await refunded(later.id)).toEqual([2900]);
  });

  it('gives back what was charged while nobody could end it', async () => {
    const rosa = await life.landlord();
    const { expiresAt } = await rosa.seen();
    await remove(rosa.id);
    // The server was down: only the processor's clock went on.
    await life.app.rows(`update listing_removal set touched_at = now() + interval '1 hour'`);
    await life.to(expiresAt, 1);
    expect(life.charged(rosa.id)).toHaveLength(2);
    await life.app.rows('update listing_removal set touched_at = null where ended_at is null');
    await ended();
    expect(life.subscriptions(rosa.id)).toMatchObject([{ status: 'canceled' }]);
    expect(await refunded(rosa.id)).toEqual([2900]);
  });

  it('waits for a person while the processor does not end it, and no longer once it has', async () => {
    const rosa = await life.landlord();
    const { payments, reconciler, sweeper } = life.app.services;
    const stuck = async () => (await reconciler.unresolved.list()).filter(({ type }) => type === 'removal');
    const down = vi.spyOn(payments, 'cancelNow').mockRejectedValue(new PaymentsUnavailable('Nobody answers.'));
    await remove(rosa.id);
    await sweeper.run();
    expect(await stuck()).toEqual([]);
    await life.app.rows(`update unresolved_operation set since = since - interval '3 minutes'`);
    const known = { type: 'removal', id: String(rosa.id), problem: expect.stringContaining('respond') };
    expect(await stuck()).toMatchObject([known]);
    expect(await (await life.renter.get('/metrics')).text()).toContain('nearcampus_stuck{kind="removal"} 1');
    down.mockRestore();
    await life.app.rows('update listing_removal set touched_at = null where ended_at is null');
    await sweeper.run();
    expect([await stuck(), life.subscriptions(rosa.id)]).toMatchObject([[], [{ status: 'canceled' }]]);
  });

  it('while its landlord pays for it again, the money goes back', async () => {
    const rosa = await life.landlord();
    await rosa.cancel();
    await life.to((await rosa.seen()).expiresAt);
    const { posting } = life.app.services;
    const settled = posting.processing.process.bind(posting.processing);
    const drive = vi.spyOn(posting.processing, 'process').mockImplementationOnce(async (intent, may) => {
      await remove(rosa.id);
      return settled(intent, may);
    });
    const answer = await rosa.activate();
    drive.mockRestore();
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: { notification: [expect.stringContaining('removed')] } },
    ]);
    await ended();
    expect(life.subscriptions(rosa.id).map((each) => each.status)).toEqual(['canceled', 'canceled']);
    expect(await refunded(rosa.id)).toEqual([2900]);
  });

  it('is null for an unknown listing, and unchanged for one that is not removed', async () => {
    expect([await remove(999_999), await restore(999_999)]).toEqual([null, null]);
    const rosa = await life.landlord();
    expect(await restore(rosa.id)).toMatchObject({ changed: false });
    await rosa.cancel();
  });
});

it('limits cancellations and activations together, since each calls the processor', async () => {
  const rosa = await life.landlord();
  const by = (what: string) => rosa.client.post(`/api/user-listings/999999999/${what}`, undefined);
  for (let time = 0; time < rateLimits.listingChange; time += 2)
    expect([await status(by('activate')), await status(by('deactivate'))]).toEqual([404, 404]);
  for (const answer of [await rosa.cancel(), await rosa.activate()]) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  for (const what of ['deactivateListing', 'activateListing']) {
    const answer = await rosa.client.post('/graphql', { query: `mutation { ${what}(id: ${rosa.id}) { __typename } }` });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  }
  expect(await rosa.seen()).toMatchObject({ canceled: false });
});
