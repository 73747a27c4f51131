import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { requireViewer, type Context } from '../../context.ts';
import { readListingId } from '../listings/listing-id.ts';
import { kindQuote, KindQuoteResult } from './kind-quote.view.ts';

/** The kind of a listing; it is changed by an edit. */
@Resolver()
export class KindsResolver {
  @Query(() => KindQuoteResult, {
    description:
      'What it would cost to make one’s own listing another kind. Changes nothing. For the logged-in landlord.',
  })
  async kindQuote(
    @Arg('id', () => ID) id: string,
    @Arg('type', () => Int, { description: 'The kind that it would be.' }) type: number,
    @Ctx() context: Context,
  ): Promise<typeof KindQuoteResult> {
    const { accountId } = requireViewer(context);
    const { throttle, posting } = context.services;
    await throttle.take('kindQuote', String(accountId));
    return kindQuote(await posting.kinds.quote(readListingId(id), type, accountId));
  }
}
