import { ALREADY_PUBLISHED } from '../../../domain/posting/posting-errors.ts';
import { accountOf, EMPTY_LANDLORD, seededListingNamed } from '../setup/arrange.ts';
import { fullDraft } from '../setup/drafts.ts';
import { SCENARIO_DRAFT } from '../setup/scenario-draft.ts';
import { atPayment, fillCard, pay } from './payment.ts';
import { completeSections } from './posting.ts';
import type { Scenario } from '../setup/scenario.ts';
import { press, see } from '../setup/steps.ts';

const PUBLISHED = 'Your listing is published.';
/** Matches the new listing on the page that opens a second later. */
const NEW_LISTING = /Walnut Row.*Renews on/;
const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';
const TRY = '5ce9a110-0000-4000-8000-000000000002';

/** The outcomes of a publish intent. */
export const publishing = {
  published: {
    ...atPayment,
    title: 'Published',
    shows: 'Confetti, and a second later the dashboard with the new listing.',
    expects: NEW_LISTING,
    play: [pay(), see(PUBLISHED), see(NEW_LISTING)],
  },
  'published-newcomer': {
    title: 'Published, with a new account',
    group: 'payment',
    shows: 'The last steps: password, price and card. The account is created and logged in.',
    at: '/post/step-2',
    draft: fullDraft,
    expects: NEW_LISTING,
    play: [completeSections, press('Continue to Payment →'), pay(), see(NEW_LISTING)],
  },
  'held-text': {
    ...atPayment,
    draft: { ...fullDraft, description: 'Four rooms and a porch. No kids.' },
    title: 'Text that breaks the rules',
    shows: 'The words, the reason and a lawful alternative; the text can be changed or sent for review.',
    expects: 'Send for review',
    play: [pay(), see('Send for review')],
  },
  'sent-for-review': {
    ...atPayment,
    draft: { ...fullDraft, description: 'Four rooms and a porch. No kids.' },
    title: 'Sent for review',
    shows: 'Nothing is charged; the dashboard shows when staff will decide.',
    covers: ['PublishResult.SentForReview'],
    expects: /is in review.*In review\. Kept until/,
    play: [pay(), press('Send for review'), see(/is in review/)],
  },
  'review-decided': {
    title: 'Decided reviews',
    group: 'dashboard',
    shows: 'One listing awaits payment, and one was declined with a note.',
    at: '/advertising-home',
    as: EMPTY_LANDLORD,
    arrange: (world) => {
      const { id: accountId } = accountOf(world, EMPTY_LANDLORD);
      const at = world.now().toISOString();
      const row = {
        body: '',
        sender: '',
        accountId,
        madeAccount: null,
        paymentMethod: 'pm_1',
        errors: {},
        waiting: null,
      };
      const review = { sentAt: at, dueAt: null };
      world.db.publishIntents.push(
        {
          ...row,
          key: 'review-1',
          draftId: TRY,
          state: 'refused',
          listingId: ++world.db.lastId.listing,
          review: { ...review, id: TRY, name: 'Walnut Row', state: 'PAYMENT_NEEDED', note: null },
        },
        {
          ...row,
          key: 'review-2',
          draftId: SCENARIO_DRAFT,
          state: 'refused',
          listingId: ++world.db.lastId.listing,
          review: {
            ...review,
            id: SCENARIO_DRAFT,
            name: 'Elm House',
            state: 'DECLINED',
            note: 'Please leave out who should live there.',
          },
        },
      );
    },
    expects: 'Please leave out who should live there.',
  },
  'published-already': {
    ...atPayment,
    title: 'Already published',
    shows: 'Another tab published the same draft first: a notification says so, and it is charged once.',
    covers: ['notification', 'PublishResult.Invalid'],
    expects: ALREADY_PUBLISHED['notification']?.[0] ?? '',
    play: [
      fillCard(),
      (_, world) => {
        const { id: accountId } = accountOf(world, EMPTY_LANDLORD);
        const sample = seededListingNamed('High Street Lofts');
        const id = ++world.db.lastId.listing;
        world.db.listings.push({
          ...sample,
          id,
          slug: `walnut-row-columbus-${id}`,
          accountId,
          draftId: SCENARIO_DRAFT,
        });
      },
      press('Process Payment'),
      see(ALREADY_PUBLISHED['notification']?.[0] ?? ''),
    ],
  },
  'published-with-other-words': {
    ...atPayment,
    title: 'Idempotency key reused with changes',
    shows: 'The draft changed since the last attempt; paying again is a new attempt, charged once.',
    covers: ['PublishResult.KeyReused'],
    stored: { tryKey: TRY },
    expects: 'Your listing has changed since your last attempt.',
    arrange: (world) => {
      const { id: accountId } = accountOf(world, EMPTY_LANDLORD);
      world.db.publishIntents.push({
        key: TRY,
        body: 'other words',
        sender: '',
        draftId: SCENARIO_DRAFT,
        state: 'refused',
        listingId: 0,
        accountId,
        madeAccount: null,
        paymentMethod: 'pm_card_visa',
        errors: null,
        waiting: null,
      });
    },
    play: [pay(), see('Your listing has changed since your last attempt.')],
  },
  'processor-unreachable': {
    ...atPayment,
    title: 'Payment service unreachable',
    shows: 'A message with a Retry button; the card form keeps its input.',
    covers: ['posting.unreachable'],
    expects: UNREACHABLE,
    play: [(_, { faults }) => void (faults.failing['processor'] = 'unreachable'), pay(), see(UNREACHABLE)],
  },
  'publish-unreachable': {
    ...atPayment,
    title: 'Connection lost while paying',
    shows: 'Nothing is lost; Retry repeats the same attempt and never charges twice.',
    covers: ['posting.unreachable'],
    expects: UNREACHABLE,
    play: [(_, { faults }) => void (faults.failing['PublishListing'] = 'unreachable'), pay(), see(UNREACHABLE)],
  },
  'publish-retried': {
    ...atPayment,
    title: 'Paid at the second attempt',
    shows: 'The connection is back, and Retry publishes the listing.',
    expects: NEW_LISTING,
    play: [
      (_, { faults }) => void (faults.failing['PublishListing'] = 'unreachable'),
      pay(),
      see(UNREACHABLE),
      (_, { faults }) => void delete faults.failing['PublishListing'],
      press('Retry'),
      see(PUBLISHED),
      see(NEW_LISTING),
    ],
  },
} satisfies Record<string, Scenario>;
