import { ALREADY_PUBLISHED } from '../../../domain/posting/posting-errors.ts';
import { textHash } from '../../../domain/trust/review-choice.ts';
import { NO_OUTCOME } from '../../posting/publish-intents.ts';
import type { ReviewRow } from '../../world/db.ts';
import { accountOf, EMPTY_LANDLORD, LOFTS, seededListingNamed, UNREACHABLE } from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import { atPayment, fillCard, NEW_LISTING, pay } from './payment.ts';
import { completeSections } from './posting.ts';
import { SCENARIO_DRAFT, scenariosWith } from '../setup/scenario.ts';
import { fill, press, see } from '../setup/steps.ts';

const PUBLISHED = 'Your listing is published.';
const UNLAWFUL = 'Four rooms and a porch. No kids.';
const beforeDescription = draftWith('contact', 'location', 'floorplans', 'images');
const TRY = '5ce9a110-0000-4000-8000-000000000002';

/** The outcomes of a publish intent. */
export const publishing = scenariosWith(atPayment)({
  published: {
    title: 'Published',
    shows: 'Confetti, and a second later the dashboard with the new listing.',
    expects: NEW_LISTING,
    play: [pay(), see(PUBLISHED)],
  },
  'published-newcomer': {
    as: undefined,
    title: 'Published, with a new account',
    shows: 'The last steps: password, price and card. The account is created and logged in.',
    at: '/post/step-2',
    expects: NEW_LISTING,
    play: [completeSections, press('Continue to Payment →'), pay()],
  },
  'held-text': {
    draft: beforeDescription,
    title: 'Text that breaks the rules',
    shows:
      'The words, the reason and a lawful alternative at their section; the text can be changed or sent for review.',
    at: '/post/step-2',
    expects: 'Send for review',
    play: [fill('Description', UNLAWFUL), press('Continue')],
  },
  'text-for-review': {
    draft: beforeDescription,
    title: 'Text chosen for review',
    shows: 'The section passes and says what happens to its text.',
    at: '/post/step-2',
    expects: /This text goes to review when you publish\..*Amenities/,
    play: [fill('Description', UNLAWFUL), press('Continue'), press('Send for review')],
  },
  'sent-for-review': {
    draft: { ...fullDraft, description: UNLAWFUL, textsForReview: [textHash(UNLAWFUL)] },
    title: 'Sent for review',
    shows: 'Nothing is charged, as the payment step says; the dashboard shows when staff will decide.',
    covers: ['PublishResult.SentForReview'],
    expects: /is in review.*In review\. Kept until/,
    play: [see('charge your card only if we approve it'), pay()],
  },
  'review-decided': {
    title: 'Decided reviews',
    group: 'dashboard',
    shows: 'One listing awaits payment, and one was declined with a note.',
    at: '/advertising-home',
    draft: undefined,
    arrange: (world) => {
      const { id: accountId } = accountOf(world, EMPTY_LANDLORD);
      const dates = { sentAt: world.now().toISOString(), dueAt: null };
      const decide = (review: Pick<ReviewRow, 'id' | 'name' | 'state' | 'note'>) =>
        world.db.publishIntents.push({
          ...NO_OUTCOME,
          key: review.name,
          draftId: review.id,
          listingId: ++world.db.lastId.listing,
          accountId,
          paymentMethod: 'pm_1',
          errors: {},
          review: { ...dates, ...review },
        });
      decide({ id: TRY, name: 'Walnut Row', state: 'PAYMENT_NEEDED', note: null });
      const note = 'Please leave out who should live there.';
      decide({ id: SCENARIO_DRAFT, name: 'Elm House', state: 'DECLINED', note });
    },
    expects: 'Please leave out who should live there.',
  },
  'published-already': {
    title: 'Already published',
    shows: 'Another tab published the same draft first: a notification says so, and it is charged once.',
    covers: ['notification', 'PublishResult.Invalid'],
    expects: ALREADY_PUBLISHED['notification']?.[0] ?? '',
    play: [
      fillCard(),
      (_, world) => {
        const { id: accountId } = accountOf(world, EMPTY_LANDLORD);
        const id = ++world.db.lastId.listing;
        const own = { id, slug: `walnut-row-columbus-${id}`, accountId, draftId: SCENARIO_DRAFT };
        world.db.listings.push({ ...seededListingNamed(LOFTS), ...own });
      },
      press('Process Payment'),
    ],
  },
  'published-with-other-words': {
    title: 'Idempotency key reused with changes',
    shows: 'The draft changed since the last attempt; paying again is a new attempt, charged once.',
    covers: ['PublishResult.KeyReused'],
    stored: { tryKey: TRY },
    expects: 'Your listing has changed since your last attempt.',
    arrange: (world) => {
      const { id: accountId } = accountOf(world, EMPTY_LANDLORD);
      world.db.publishIntents.push({
        ...NO_OUTCOME,
        key: TRY,
        body: 'other words',
        draftId: SCENARIO_DRAFT,
        listingId: 0,
        accountId,
        paymentMethod: 'pm_card_visa',
      });
    },
    play: pay(),
  },
  'processor-unreachable': {
    title: 'Payment service unreachable',
    shows: 'A message with a Retry button; the card form keeps its input.',
    covers: ['posting.unreachable'],
    expects: UNREACHABLE,
    play: [(_, { faults }) => void (faults.failing['processor'] = 'unreachable'), pay()],
  },
  'publish-unreachable': {
    title: 'Connection lost while paying',
    shows: 'Nothing is lost; Retry repeats the same attempt and never charges twice.',
    covers: ['posting.unreachable'],
    expects: UNREACHABLE,
    play: [(_, { faults }) => void (faults.failing['PublishListing'] = 'unreachable'), pay()],
  },
  'publish-retried': {
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
    ],
  },
});
