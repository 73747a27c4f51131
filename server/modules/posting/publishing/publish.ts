import { PROCESSOR_UNREACHABLE } from '../../../../domain/billing/card-declines.ts';
import { stableId } from '../../../jobs/stable-id.ts';
import { EMAIL_TAKEN } from '../../../../domain/account/login.ts';
import { paymentErrors } from '../../../../domain/billing/payment-fields.ts';
import { isRecord } from '../../../../domain/is-record.ts';
import { hasErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import type { Draft } from '../../../../domain/posting/drafts/draft.ts';
import { draftEmail } from '../../../../domain/posting/drafts/draft-errors.ts';
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
} from '../../../../domain/posting/posting-errors.ts';
import { parseDraft } from '../../../../domain/posting/validation-rules.ts';
import { isOwnIntent, namesNoAccount } from '../../../../domain/posting/publish-intent-identity.ts';
import { isUuid } from '../../../../domain/posting/drafts/saved-draft.ts';
import { cardFields } from './card-fields.ts';
import { newTextReview } from '../../trust/text-review.ts';
import { accountHashes, sameAccount, sameDraft, type RequestHasher } from './body-hash.ts';
import { publishedNoticeDueAt } from './published-notices.ts';
import { draftCaller, type DraftCaller, type DraftChecks } from '../draft-checks.ts';
import type { PublishIntents, NewIntent } from './publish-intents.ts';
import type { PostingDeps } from '../posting.service.ts';
import type { ValidatedDraft } from '../../../../domain/posting/listing-location.ts';
import type { PublishIntent } from './publish-intent.entity.ts';
import type { IntentProcessor, IntentResult } from './intent-processing.ts';

export interface PublishInput {
  draft: unknown;
  /**
   * The processor's payment method id, `on_file` for the stored card, or the fields of a card, which only the local
   * processor accepts (K37).
   */
  paymentMethod: string | { card: unknown };
  /** Whether a new card replaces the card on file; it pays only for this listing otherwise. */
  keepCard?: boolean;
  /** The dollars a month that were shown; another price is not charged. Over REST, none is known. */
  price?: number | null;
  /** The client's Idempotency-Key; without one, the server derives its own (K27). */
  key?: string | null;
  /** The logged-in account. */
  viewer: number | null;
  /** The address for rate limiting; absent when the app itself publishes. */
  ip?: string;
  /** Whether the caller can display the bank's authentication challenge; false over REST. */
  mayAuthenticate?: boolean;
  /** Sends every text that may not be published as it stands to staff, as if the draft named it (K66). */
  review?: boolean;
  /** Whether one email is to be about this draft and the others that the account publishes now. */
  sharesEmail?: boolean;
}

export type PublishOutcome = IntentResult | { keyReused: true };

interface Request extends Required<Omit<PublishInput, 'ip' | 'key' | 'review'>>, DraftCaller {
  draft: Draft;
  draftId: string;
  /** By each secret of the installation; the first is stored. */
  hashes: [Buffer, ...Buffer[]];
  key: string;
  ip: string | undefined;
}

/** The call that publishes a saved draft as one of several. */
export interface PublishDraftInput extends Pick<PublishInput, 'keepCard' | 'review'> {
  draftId: string;
  paymentMethod: string;
  /** The dollars a month that were shown. */
  price: number;
  viewer: number;
  ip: string;
}

interface PublishDeps extends Pick<PostingDeps, 'accounts' | 'drafts' | 'payments' | 'clock' | 'billing' | 'throttle'> {
  checks: DraftChecks;
  hasher: RequestHasher;
  intents: PublishIntents;
  tries: IntentProcessor;
}

/** The payment method of an intent; a stored card is attached already. */
type IntentCard = { id: string } & Pick<NewIntent, 'card' | 'customer'>;

/** Maximum attempts when concurrent intents interfere; more is not a coincidence. */
const MAX_ROUNDS = 20;

/** Publishes: finds the intent that a call belongs to, or creates a new one (ADR 0011, K27). */
export class Publisher {
  constructor(private readonly deps: PublishDeps) {}

  async publish(input: PublishInput): Promise<PublishOutcome> {
    const read = parseDraft(input.draft, input.review);
    if ('errors' in read) return read;
    if ((input.key?.length ?? 0) > IDEMPOTENCY_KEY_MAX_LENGTH) return { errors: IDEMPOTENCY_KEY_TOO_LONG };
    const request = await this.#request(input, read.draft);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const known = await this.#repeated(request);
      if (known) return known;
      const outcome = await this.#begin(request);
      if (outcome) return outcome;
    }
    throw new Error('Tries of the same draft kept overtaking each other.');
  }

  /**
   * Publishes a saved draft. One that is published or in review already keeps that outcome, under any key: a checkout
   * that is repeated after a reload charges nothing again. The key is derived (K27).
   */
  async publishDraft({ draftId: id, price, ...input }: PublishDraftInput): Promise<PublishOutcome> {
    const { drafts, intents, payments } = this.deps;
    const draftId = id.toLowerCase();
    const saved = await drafts.find(input.viewer, draftId);
    const earlier = isUuid(draftId)
      ? saved
        ? await intents.openOfDraft(draftId)
        : await intents.doneOfDraft(draftId)
      : null;
    const isSettled = earlier?.accountId === input.viewer && (!saved || earlier.state === 'review');
    if (isSettled && earlier.answer) return { ...earlier.answer, madeAccount: null };
    if (!saved) return { errors: DRAFT_GONE };
    const draft = { ...saved.draft, id: draftId };
    const read = parseDraft(draft);
    const offered = 'draft' in read ? payments.priceOf(read.draft.type ?? 0) : undefined;
    if (offered && offered.dollars !== price) return { errors: PRICE_CHANGED };
    return this.publish({ ...input, draft, sharesEmail: true });
  }

  async #request(input: PublishInput, draft: Draft): Promise<Request> {
    const { viewer, paymentMethod, keepCard = false, price = null, mayAuthenticate = true } = input;
    const { sharesEmail = false, ip } = input;
    const hashes = this.deps.hasher.hashes(draft, viewer);
    const key = input.key || (await this.#derivedKey(draft, { hashes, viewer }));
    const draftId = draft.id ?? stableId('draft', key);
    const card = { paymentMethod, keepCard, price, mayAuthenticate };
    return { ...draftCaller(viewer, ip), ip, draft, draftId, hashes, key, ...card, sharesEmail };
  }

  async #derivedKey(draft: Draft, caller: Pick<Request, 'hashes' | 'viewer'>): Promise<string> {
    const { accounts, hasher, intents } = this.deps;
    const account = caller.viewer === null ? null : await accounts.byId(caller.viewer);
    const attempts = hasher.attempts(account?.email ?? draftEmail(draft), draft);
    return intents.derivedKey(attempts, (intent) => isOwn(intent, caller));
  }

  /**
   * Returns the result of an intent that this call repeats. The result is returned, and the account logged in, only for
   * a caller with the account's current password: a repeated call cannot bypass a password change.
   */
  async #repeated(request: Request): Promise<PublishOutcome | undefined> {
    const known = await this.#known(request);
    if (!known || !('madeAccount' in known) || known.madeAccount === null || request.viewer !== null) return known;
    if (namesNoAccount(request.draft, request.viewer)) return { errors: PUBLISHED_BEFORE };
    const password = request.draft.account?.password ?? '';
    return (await this.deps.accounts.isPasswordOf(known.madeAccount, password)) ? known : { errors: EMAIL_TAKEN };
  }

  /** Returns the result when this call concerns something already started; undefined when it is new. */
  async #known(request: Request): Promise<PublishOutcome | undefined> {
    const { intents, tries } = this.deps;
    const same = await intents.byKey(request.key);
    if (same) {
      const isSame = isOwn(same, request) || namesNoAccount(request.draft, request.viewer);
      if (!sameDraft(same.bodyHash, request.hashes) || !isSame) return { keyReused: true };
      return tries.settle(same, request.mayAuthenticate);
    }
    const open = await intents.openOfDraft(request.draftId);
    if (open) {
      if (!isOwn(open, request)) return { errors: ALREADY_PUBLISHED };
      const left = await tries.cancelForNewIntent(open);
      if (left) return left;
    }
    // Checked before its intent: one transaction creates both, so a visible listing has its intent.
    const isPublished = await intents.isPublished(request.draftId);
    const done = await intents.doneOfDraft(request.draftId);
    if (done)
      return isOwn(done, request) && sameDraft(done.bodyHash, request.hashes) && done.answer
        ? done.answer
        : { errors: ALREADY_PUBLISHED };
    return isPublished ? { errors: ALREADY_PUBLISHED } : undefined;
  }

  /** Validates the draft and processes a new intent; undefined when another came first and its result is to be looked up. */
  async #begin(request: Request): Promise<PublishOutcome | undefined> {
    const { checks, intents, tries } = this.deps;
    const { draft, viewer } = request;
    const sameEmail =
      viewer === null ? await intents.openOfEmail(draftEmail(draft), accountHashes(request.hashes)) : [];
    for (const other of sameEmail) {
      const left = isOwn(other, request) ? await tries.cancelForNewIntent(other) : await tries.awaitOther(other);
      if (left) return left;
    }
    const errors = await checks.errors('complete-step', draft, request);
    if (typeof request.paymentMethod === 'string' && !isPaymentMethodId(request.paymentMethod))
      errors['payment'] = [CARD_REQUIRED];
    // The same call may have succeeded in the meantime, so the taken email may be its own.
    if (hasErrors(errors)) return (await this.#repeated(request)) ?? { errors };
    const method = await this.#paymentMethod(request);
    if ('errors' in method) return (await this.#repeated(request)) ?? method;
    const held = await checks.heldTexts(draft, request);
    const intent = await this.#newIntent(request, method, hasErrors(held) ? held : null);
    if ('errors' in intent) return intent;
    if (intent.review) await this.#takeReview(request);
    const opened = await intents.open(intent);
    return opened ? tries.process(opened, request.mayAuthenticate) : undefined;
  }

  /** Counts a text that is sent to staff (K66). @throws TooManyRequests */
  async #takeReview({ viewer, ip }: Request): Promise<void> {
    const { billing, throttle } = this.deps;
    if (viewer !== null && (await billing.customers.hasPaidListing(viewer)))
      await throttle.take('paidReview', String(viewer));
    else if (ip !== undefined) await throttle.take('review', ip);
  }

  /** Creates a payment method from card fields; the processor is not called for a rejected draft. */
  async #paymentMethod({ paymentMethod: given, viewer }: Request): Promise<IntentCard | { errors: FieldErrors }> {
    if (given === CARD_ON_FILE) {
      const stored = viewer === null ? null : await this.deps.billing.customers.storedCard(viewer);
      return stored ? { ...stored, id: stored.card.id } : { errors: { payment: [CARD_REQUIRED] } };
    }
    if (typeof given === 'string') return { id: given };
    const { payments, clock } = this.deps;
    if (!payments.local) return payments.paymentMethodFromCard(cardFields.parse({}));
    const card = cardFields.parse(isRecord(given.card) ? given.card : {});
    const errors = paymentErrors(card, clock.now());
    return hasErrors(errors) ? { errors } : payments.paymentMethodFromCard(card);
  }

  async #newIntent(
    request: Request,
    { id, ...stored }: IntentCard,
    held: FieldErrors | null,
  ): Promise<NewIntent | { errors: FieldErrors }> {
    const { accounts, checks, clock, payments } = this.deps;
    const { account, ...draft } = request.draft;
    const place = await checks.place(request.draft);
    if ('errors' in place) return place;
    const price = payments.priceOf(draft.type ?? 0);
    if (!price) return { errors: { type: [TYPE_NOT_OFFERED] } };
    if ((request.price ?? price.dollars) !== price.dollars) return { errors: PRICE_CHANGED };
    if (!payments.isConnected) return { errors: PROCESSOR_UNREACHABLE };
    const ready: ValidatedDraft = { ...draft, place };
    const newAccount =
      request.viewer === null && account
        ? {
            email: account.email.trim(),
            ...(await accounts.toStored(account.password, { ...draft.contact, email: account.email })),
            firstName: draft.contact.firstName.trim(),
            lastName: draft.contact.lastName.trim(),
          }
        : null;
    const { about, dueAt } = newTextReview(draft, held ?? {}, clock.now());
    return {
      key: request.key,
      bodyHash: request.hashes[0],
      draftId: request.draftId,
      draft: ready,
      accountId: request.viewer,
      newAccount,
      listingId: null,
      price: price.id,
      paymentMethod: id,
      ...stored,
      keepCard: request.keepCard,
      noticeDueAt: request.sharesEmail ? publishedNoticeDueAt(clock.now()) : null,
      ...(held && { review: { about: { ...about, price: price.dollars }, dueAt } }),
    };
  }
}

const isOwn = (intent: PublishIntent, { hashes, viewer }: Pick<Request, 'hashes' | 'viewer'>): boolean =>
  isOwnIntent(sameAccount(intent.bodyHash, hashes), intent.accountId, viewer);
