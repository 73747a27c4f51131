import fc, { within } from '../setup/properties.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ListingRemoval } from '../../server/modules/listings/removal.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import { ListingModel, type ExpectedStatus, type Step } from './listing-model.ts';
import { FULL } from '../setup/full.ts';

let life: ListingLifecycle;
let removal: ListingRemoval;
beforeAll(async () => {
  life = await startListingLifecycle('2027-12-31T12:00:00Z');
  const { app, clock } = life;
  const { housing, mail } = app.services;
  const [operatorEmail, baseUrl] = ['operator@here.example', 'https://here.example'];
  removal = new ListingRemoval({ orm: app.orm, clock, housing, mail, operatorEmail, baseUrl });
});
afterAll(() => life.app.close());

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Step>({ do: 'cancel' }, { do: 'activate' }) },
  { weight: 3, arbitrary: fc.constantFrom(0.4, 3.3, 8.7, 33.1).map((days): Step => ({ do: 'wait', days })) },
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'wait until it expires' }) },
  { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'hide' }, { do: 'show' }) },
  { weight: 2, arbitrary: fc.constantFrom<'yes' | 'no'>('yes', 'no').map((says): Step => ({ do: 'bank', says })) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'edit' }, { do: 'reconcile' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'remove' }, { do: 'restore' }, { do: 'restore' }) },
);

type Landlord = Awaited<ReturnType<ListingLifecycle['landlord']>>;
const begun = (id: number) =>
  new Date(Math.max(...life.subscriptions(id).map((each) => each.billing_cycle_anchor)) * 1000);

/** Does one step to the product and to the model; answers what each said where it says something. */
async function take(next: Step, rosa: Landlord, model: ListingModel): Promise<[number, ExpectedStatus] | undefined> {
  const { id } = rosa;
  switch (next.do) {
    case 'cancel':
      return [(await rosa.cancel()).status, model.cancel()];
    case 'activate':
      return [(await rosa.activate()).status, model.activate(() => begun(id))];
    case 'edit':
      return [(await rosa.edit({ name: 'Edited House' })).status, model.edit()];
    case 'hide':
    case 'show':
      if (!model.removed) await rosa.hide(next.do === 'hide');
      model.mark(next.do === 'hide');
      return undefined;
    case 'bank':
      await life.bank(id, next.says);
      model.bank = next.says;
      return undefined;
    case 'remove':
      await removal.remove(id, { refund: false });
      model.remove();
      await life.to(life.clock.now());
      return undefined;
    case 'restore':
      await removal.restore(id);
      model.restore(life.clock.now());
      await life.to(life.clock.now());
      return undefined;
    case 'reconcile':
      await life.app.services.reconciler.run({ all: true });
      return undefined;
    default: {
      const days = next.do === 'wait' ? next.days : 0;
      const from = next.do === 'wait' || model.status === 13 ? life.clock.now() : model.expiresAt;
      const moment = new Date(Math.max(from.getTime(), life.clock.now().getTime()) + days * 86_400_000);
      await life.to(moment);
      model.until(moment);
      return undefined;
    }
  }
}

/** The product says and does what the model says. */
async function agree(rosa: Landlord, model: ListingModel): Promise<void> {
  const { status, canceled, rented, removed, charges, live, ended, endReason } = model;
  const found = status === 1 && !rented && !removed;
  expect(life.charged(rosa.id)).toHaveLength(charges);
  expect(life.subscriptions(rosa.id).filter((each) => each.status !== 'canceled')).toHaveLength(live);
  expect(await life.isOffered(rosa.id)).toBe(found);
  if (removed) expect(await rosa.seen()).toBeNull();
  else if (status === 13)
    expect(await rosa.seen()).toMatchObject({
      status,
      canceled,
      rented,
      endReason,
      pastDue: false,
      nextChargeAt: null,
    });
  else {
    const owed = model.pastDueSince !== null;
    const expiresAt = model.expiresAt.toISOString();
    const nextChargeAt = canceled || rented || owed || ended ? null : expiresAt;
    expect(await rosa.seen()).toMatchObject({
      status,
      rented,
      canceled,
      endReason,
      pastDue: owed,
      expiresAt,
      nextChargeAt,
    });
  }
}

/** A history takes three to five seconds, more of them when much else runs. */
const TEST_MS = FULL ? 1_800_000 : 600_000;

it(
  'any order of cancelling, activating, failing, paying, removing and time ends as promised',
  async () => {
    const history = fc.array(step, { minLength: 6, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const rosa = await life.landlord();
        const model = new ListingModel(begun(rosa.id));
        const before: Step[] = [];
        for (const next of steps) {
          before.push(next);
          const answers = await take(next, rosa, model);
          await life.app.rows('delete from throttle');
          expect([before, answers?.[0]]).toEqual([before, answers?.[1]]);
          await agree(rosa, model);
        }
        // What goes on renewing would make every later history slower.
        for (const each of life.subscriptions(rosa.id)) await life.app.services.payments.cancelNow(each.id);
        await life.to(life.clock.now());
      }),
      { seed: 6, numRuns: FULL ? 120 : 2, endOnFailure: true, ...within(TEST_MS) },
    );
  },
  TEST_MS,
);
