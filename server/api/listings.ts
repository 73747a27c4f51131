import { requireViewer, type Context } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { OwnListing } from '../modules/listings/listings.service.ts';
import type { Answer, Input } from './call.ts';
import { readId } from './read.ts';

/** A listing as posting and editing answer it. */
export const presentListing = ({ id, slug, status, expiresAt, version }: OwnListing, baseUrl: string) => ({
  id,
  slug,
  url: `${baseUrl}/home/${slug}`,
  status,
  expires_at: expiresAt,
  version,
});

async function change(input: Input, context: Context, what: 'deactivate' | 'activate'): Promise<Answer> {
  const { accountId } = requireViewer(context);
  const { listings } = context.services;
  const id = readId(input.params['id']);
  if (id === undefined) throw new NotFound('There is no such listing.');
  const outcome = await listings[what](id, accountId);
  if ('errors' in outcome) return outcome;
  if ('clientSecret' in outcome)
    return { errors: { payment: ['Your bank asks you to confirm this payment. Activate the listing on our site.'] } };
  const { status, expiresAt, cancelled } = await listings.mineById(accountId, id);
  return { body: { data: { id, status, expires_at: expiresAt, cancelled } } };
}

export const deactivate = (input: Input, context: Context): Promise<Answer> => change(input, context, 'deactivate');
export const activate = (input: Input, context: Context): Promise<Answer> => change(input, context, 'activate');
