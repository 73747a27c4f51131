import { EMAIL_TAKEN, sameEmail } from '../../domain/account/login.ts';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { draftErrors, emailOf } from '../../domain/posting/draft-errors.ts';
import type { Draft } from '../../domain/posting/draft.ts';
import {
  ALREADY_PUBLISHED,
  EMAIL_IN_USE,
  ENTER_CARD,
  isPaymentMethod,
  KEY_MAX,
  KEY_TOO_LONG,
  NOT_OFFERED,
} from '../../domain/posting/refusals.ts';
import { readDraft } from '../../domain/posting/rules.ts';
import { attemptText, DERIVED_KEY_MS, draftText, isOwnTry, senderText } from '../../domain/posting/try-identity.ts';
import { isPasswordOf } from '../account/accounts.ts';
import type { TryRow } from '../db.ts';
import { digestOf } from '../digest.ts';
import { uuidOf } from '../ids.ts';
import { inTurn } from '../in-turn.ts';
import { newSecret } from '../secret.ts';
import type { World } from '../world.ts';
import { priceOf, questionsTo } from './questions.ts';
import { abandon, drive, settle, type Purchase, type TryAnswer } from './tries.ts';

export interface PublishInput {
  draft: unknown;
  paymentMethod: string;
  key: string;
  /** The account that is logged in. */
  viewer: number | null;
}

export type PublishOutcome = TryAnswer | { keyReused: true };

type Request = Pick<TryRow, 'key' | 'body' | 'sender' | 'draftId' | 'paymentMethod'> & {
  draft: Draft;
  viewer: number | null;
  /** Whether the server made the key. */
  isDerived: boolean;
};

/** Publishing: which try a call belongs to, and making a new one (K27), with the answers of the server's own. */
export async function publish(world: World, input: PublishInput): Promise<PublishOutcome> {
  const read = readDraft(input.draft);
  if ('errors' in read) return read;
  if (input.key.length > KEY_MAX) return { errors: KEY_TOO_LONG };
  const { draft } = read;
  const { viewer, paymentMethod } = input;
  const body = await digestOf(draftText(draft), 'draft');
  const sender = await digestOf(senderText(draft, viewer), 'sender');
  return inTurn(world, async () => {
    const accountEmail = world.db.accounts.find(({ id }) => id === viewer)?.email ?? null;
    const key = input.key || derivedKey(world, await digestOf(attemptText(draft, accountEmail), 'attempt'));
    const draftId = draft.id ?? uuidOf(`draft ${key}`);
    const request = { draft, viewer, paymentMethod, body, sender, key, isDerived: !input.key, draftId };
    return (await repeated(world, request)) ?? begin(world, request);
  });
}

/** The key of a call that came without one: that of the try of ten minutes with the same account and draft, unless it was refused; else the next. */
function derivedKey({ db, now }: World, attempt: string): string {
  const prefix = `derived:${attempt}:`;
  const earlier = db.tries.filter(({ key }) => key.startsWith(prefix));
  const since = now().getTime() - DERIVED_KEY_MS;
  const same = earlier.find(({ state, openedAt }) => state !== 'refused' && Date.parse(openedAt ?? '') > since);
  return same?.key ?? `${prefix}${earlier.length}`;
}

const isOwn = (known: TryRow, { sender, viewer }: Request): boolean =>
  isOwnTry(known.sender === sender, known.accountId, viewer);

/**
 * The answer of a try that this call repeats. What the try made is answered, and logged in, only to who has the account's
 * password of today.
 */
async function repeated(world: World, request: Request): Promise<PublishOutcome | undefined> {
  const outcome = begun(world, request);
  if (!outcome || !('madeAccount' in outcome) || outcome.madeAccount === null || request.viewer !== null)
    return outcome;
  const account = world.db.accounts.find(({ id }) => id === outcome.madeAccount);
  const right = await isPasswordOf(account, request.draft.account?.password ?? '');
  return right ? outcome : { errors: EMAIL_TAKEN };
}

/** The answer when this call is about something that has begun already; undefined when it is new. */
function begun(world: World, request: Request): PublishOutcome | undefined {
  const { db } = world;
  const same = db.tries.find(({ key }) => key === request.key);
  if (same) {
    if (same.body === request.body && isOwn(same, request)) return settle(world, same);
    return request.isDerived ? { errors: EMAIL_TAKEN } : { keyReused: true };
  }
  const open = db.tries.find(({ draftId, state }) => draftId === request.draftId && state === 'waiting');
  if (open && !isOwn(open, request)) return { errors: ALREADY_PUBLISHED };
  if (open) abandon(world, open);
  if (!db.listings.some(({ draftId }) => draftId === request.draftId)) return undefined;
  const made = db.tries.find((known) => known.draftId === request.draftId && known.state === 'done');
  return made && isOwn(made, request) && made.body === request.body
    ? settle(world, made)
    : { errors: ALREADY_PUBLISHED };
}

/** Checks the draft and charges a new try. */
async function begin(world: World, request: Request): Promise<PublishOutcome> {
  const { draft, viewer, paymentMethod, key, body, sender, draftId } = request;
  const sameEmailOpen =
    viewer === null &&
    world.db.tries.find(({ waiting }) => waiting?.newAccount && sameEmail(waiting.newAccount.email, emailOf(draft)));
  if (sameEmailOpen && !isOwn(sameEmailOpen, request)) return { errors: EMAIL_IN_USE };
  if (sameEmailOpen) abandon(world, sameEmailOpen);
  const errors = await draftErrors('complete-step', draft, viewer !== null, questionsTo(world));
  if (!isPaymentMethod(paymentMethod)) errors['payment'] = [ENTER_CARD];
  if (hasErrors(errors)) return { errors };
  const purchase = await purchaseOf(world, request);
  if ('errors' in purchase) return purchase;
  const listingId = ++world.db.lastId.listing;
  const ended = { state: 'refused', errors: null, waiting: null, madeAccount: null } as const;
  return drive(
    world,
    {
      ...ended,
      key,
      body,
      sender,
      draftId,
      listingId,
      accountId: viewer,
      paymentMethod,
      openedAt: world.now().toISOString(),
    },
    purchase,
  );
}

async function purchaseOf(
  world: World,
  { draft: written, viewer }: Request,
): Promise<Purchase | { errors: FieldErrors }> {
  const { account, ...draft } = written;
  const place = await questionsTo(world).place(draft);
  if ('errors' in place) return place;
  const price = priceOf(world, draft.type ?? 0);
  if (price === undefined) return { errors: { type: [NOT_OFFERED] } };
  const newAccount =
    viewer === null && account
      ? {
          email: account.email.trim(),
          passwordDigest: await digestOf(account.password.normalize('NFC'), newSecret()),
          firstName: draft.contact.firstName.trim(),
          lastName: draft.contact.lastName.trim(),
        }
      : null;
  return { draft: { ...draft, place }, newAccount, price };
}
