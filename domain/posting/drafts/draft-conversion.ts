import type { Draft, ImagePair } from './draft.ts';

/** Returns the input of draft.ts: null becomes absent, and the password confirmation gets its form field name. */
export function draftFromInput(input: object & { account?: Credentials | null }): unknown {
  const { account, ...rest } = input;
  const { passwordConfirmation, ...credentials } = account ?? {};
  return withoutNulls({
    ...rest,
    account: account
      ? { email: '', password: '', ...dropNulls(credentials), password_confirmation: passwordConfirmation ?? '' }
      : null,
  });
}

type Credentials = Partial<Record<'email' | 'password' | 'passwordConfirmation', string | null>>;

const dropNulls = (object: object): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(dropNulls(value)).map(([name, part]) => [name, withoutNulls(part)]));
}

/** Returns an image as responses have it: null without a caption. */
export const imageView = ({ large, small, caption = null }: ImagePair) => ({ large, small, caption });

/** Returns the draft that an edit of this listing starts from. */
export const editableDraft = <Id extends number | string>(listingId: Id, draft: Omit<Draft, 'account'>) => ({
  ...draft,
  id: listingId,
  draftId: draft.id ?? null,
  type: draft.type ?? null,
  location: { ...draft.location, coordinates: draft.location.coordinates ?? null },
  images: draft.images.map(imageView),
  textsForReview: [],
});
