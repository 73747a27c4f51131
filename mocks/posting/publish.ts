import { EMAIL_TAKEN, isSameEmail } from '../../domain/account/login.ts';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { draftErrors, draftEmail } from '../../domain/posting/drafts/draft-errors.ts';
import type { Draft } from '../../domain/posting/drafts/draft.ts';
import {
  ALREADY_PUBLISHED,
  CARD_ON_FILE,
  CARD_REQUIRED,
  DRAFT_GONE,
  isPaymentMethodId,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  IDEMPOTENCY_KEY_TOO_LONG,
  PRICE_CHANGED,
  PUBLISHED_BEFORE,
  TYPE_NOT_OFFERED,
} from '../../domain/posting/posting-errors.ts';
import { parseDraft } from '../../domain/posting/validation-rules.ts';
import {
  attemptText,
  draftFingerprint,
  isOwnIntent,
  namesNoAccount,
  senderFingerprint,
} from '../../domain/posting/publish-intent-identity.ts';
import { heldTextErrors } from '../../domain/trust/listing-text.ts';
import { textsForReview } from '../../domain/trust/review-choice.ts';
import { isPasswordOf } from '../account/accounts.ts';
import type { PublishIntentRow } from '../world/db.ts';
import { passwordDigest } from '../world/password-digest.ts';
import { seededUuid } from '../../demo/seeded-uuid.ts';
import { withMutex } from '../world/mutex.ts';
import { generateSecret } from '../world/secret.ts';
import type { World } from '../world/world.ts';
import { monthlyPrice, draftRuleInputs } from './draft-rule-inputs.ts';
import { liveSavedDrafts } from './saved-drafts.ts';
import {
  abandonPublishIntent,
  NO_OUTCOME,
  startPublishIntent,
  startReview,
  settlePublishIntent,
  type Purchase,
  type PublishIntentResult,
} from './publish-intents.ts';

export interface PublishInput {
  draft: unknown;
  paymentMethod: string;
  keepCard: boolean;
  key: string;
  /** The logged-in account. */
  viewer: number | null;
  /** Sends every held text to staff, as if the draft named it (K66). */
  review: boolean;
  /** The dollars a month that were shown; another price is not charged. */
  price?: number | null | undefined;
}

export type PublishOutcome = PublishIntentResult | { keyReused: true };

type Request = Pick<PublishIntentRow, 'key' | 'body' | 'sender' | 'draftId' | 'paymentMethod'> & {
  keepCard: boolean;
  draft: Draft;
  viewer: number | null;
  price: number | null;
};

/** Publishes a draft: finds the publish intent of a call or creates one (K27), with the server's responses. */
export async function publish(world: World, input: PublishInput): Promise<PublishOutcome> {
  const read = parseDraft(input.draft, input.review);
  if ('errors' in read) return read;
  if (input.key.length > IDEMPOTENCY_KEY_MAX_LENGTH) return { errors: IDEMPOTENCY_KEY_TOO_LONG };
  const { draft } = read;
  const { viewer, paymentMethod, keepCard, price = null } = input;
  const body = await passwordDigest(draftFingerprint(draft), 'draft');
  const sender = await passwordDigest(senderFingerprint(draft, viewer), 'sender');
  return withMutex(world, async () => {
    const key = input.key || (await derivedKey(world, draft, { sender, viewer }));
    const draftId = draft.id ?? seededUuid(`draft ${key}`);
    const request = { draft, viewer, paymentMethod, keepCard, price, body, sender, key, draftId };
    return (await repeatedIntent(world, request)) ?? beginIntent(world, request);
  });
}

/** Publishes a saved draft as one of several; one that is published or in review already keeps that outcome. */
export async function publishDraft(
  world: World,
  {
    draftId,
    price,
    ...input
  }: Omit<PublishInput, 'draft' | 'key'> & { draftId: string; price: number; viewer: number },
): Promise<PublishOutcome> {
  const saved = liveSavedDrafts(world, input.viewer).find((row) => row.draftId === draftId);
  const state = saved ? 'review' : 'done';
  const earlier = world.db.publishIntents.find(
    (row) => row.draftId === draftId && row.accountId === input.viewer && row.state === state,
  );
  if (earlier) return { ...settlePublishIntent(world, earlier), madeAccount: null };
  if (!saved) return { errors: DRAFT_GONE };
  const offered = monthlyPrice(world, saved.draft.type ?? 0);
  if (offered !== undefined && offered !== price) return { errors: PRICE_CHANGED };
  return publish(world, { ...input, key: '', draft: { ...saved.draft, id: draftId } });
}

/** Returns the key for a call without one: of the caller's unrejected intent for the same attempt, else the next. */
async function derivedKey({ db }: World, draft: Draft, caller: Pick<Request, 'sender' | 'viewer'>): Promise<string> {
  const account = db.accounts.find(({ id }) => id === caller.viewer);
  const prefix = `derived:${await passwordDigest(attemptText(account?.email ?? draftEmail(draft), draft), 'attempt')}:`;
  const earlier = db.publishIntents.filter(({ key }) => key.startsWith(prefix));
  const same = earlier.find((known) => known.state !== 'rejected' && isOwn(known, caller));
  return same?.key ?? `${prefix}${earlier.length}`;
}

const isOwn = (known: PublishIntentRow, { sender, viewer }: Pick<Request, 'sender' | 'viewer'>): boolean =>
  isOwnIntent(known.sender === sender, known.accountId, viewer);

/** Returns the result of the intent that is repeated; an account that it created requires its current password. */
async function repeatedIntent(world: World, request: Request): Promise<PublishOutcome | undefined> {
  const outcome = startedIntent(world, request);
  if (!outcome || !('madeAccount' in outcome) || outcome.madeAccount === null || request.viewer !== null)
    return outcome;
  if (namesNoAccount(request.draft, request.viewer)) return { errors: PUBLISHED_BEFORE };
  const account = world.db.accounts.find(({ id }) => id === outcome.madeAccount);
  const right = await isPasswordOf(account, request.draft.account?.password ?? '');
  return right ? outcome : { errors: EMAIL_TAKEN };
}

function startedIntent(world: World, request: Request): PublishOutcome | undefined {
  const { db } = world;
  const same = db.publishIntents.find(({ key }) => key === request.key);
  if (same) {
    const isSame = isOwn(same, request) || namesNoAccount(request.draft, request.viewer);
    return same.body === request.body && isSame ? settlePublishIntent(world, same) : { keyReused: true };
  }
  const open = db.publishIntents.find(
    ({ draftId, state }) => draftId === request.draftId && (state === 'waiting' || state === 'review'),
  );
  if (open && !isOwn(open, request)) return { errors: ALREADY_PUBLISHED };
  if (open) abandonPublishIntent(world, open);
  if (!db.listings.some(({ draftId }) => draftId === request.draftId)) return undefined;
  const made = db.publishIntents.find((known) => known.draftId === request.draftId && known.state === 'done');
  return made && isOwn(made, request) && made.body === request.body
    ? settlePublishIntent(world, made)
    : { errors: ALREADY_PUBLISHED };
}

async function beginIntent(world: World, request: Request): Promise<PublishOutcome> {
  const { draft, viewer, keepCard, key, body, sender, draftId } = request;
  const stored = world.db.cards.find(({ accountId }) => accountId === viewer);
  const paymentMethod = request.paymentMethod === CARD_ON_FILE ? (stored?.paymentMethod ?? '') : request.paymentMethod;
  const sameEmailOpen =
    viewer === null &&
    world.db.publishIntents.find(
      (row) =>
        row.waiting?.newAccount &&
        isSameEmail(row.waiting.newAccount.email, draftEmail(draft)) &&
        // Those of others block nobody: the first that is paid gets the email.
        isOwn(row, request),
    );
  if (sameEmailOpen) abandonPublishIntent(world, sameEmailOpen);
  const errors = await draftErrors('complete-step', draft, viewer !== null, draftRuleInputs(world));
  if (!isPaymentMethodId(paymentMethod)) errors['payment'] = [CARD_REQUIRED];
  if (hasErrors(errors)) return { errors };
  const purchase = await purchaseOf(world, request);
  if ('errors' in purchase) return purchase;
  const listingId = ++world.db.lastId.listing;
  const row = { ...NO_OUTCOME, key, body, sender, draftId, listingId, accountId: viewer, paymentMethod, keepCard };
  const held = heldTextErrors(textsForReview(draft));
  return hasErrors(held) ? startReview(world, row, purchase) : startPublishIntent(world, row, purchase);
}

async function purchaseOf(
  world: World,
  { draft: written, viewer, price: shown }: Request,
): Promise<Purchase | { errors: FieldErrors }> {
  const { account, ...draft } = written;
  const place = await draftRuleInputs(world).place(draft);
  if ('errors' in place) return place;
  const price = monthlyPrice(world, draft.type ?? 0);
  if (price === undefined) return { errors: { type: [TYPE_NOT_OFFERED] } };
  if ((shown ?? price) !== price) return { errors: PRICE_CHANGED };
  const newAccount =
    viewer === null && account
      ? {
          email: account.email.trim(),
          passwordDigest: await passwordDigest(account.password.normalize('NFC'), generateSecret()),
          firstName: draft.contact.firstName.trim(),
          lastName: draft.contact.lastName.trim(),
        }
      : null;
  return { draft: { ...draft, place }, newAccount, price };
}
