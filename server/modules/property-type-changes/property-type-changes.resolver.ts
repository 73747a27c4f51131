import { Arg, Ctx, ID, Int, Query, Resolver, createUnionType, Field, ObjectType } from 'type-graphql';
import { requireViewer, type Context } from '../../context.ts';
import { parseListingId } from '../listings/listing-id.ts';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import type { CountedQuote } from './property-type-quotes.ts';

@ObjectType({ description: 'What changing the kind of a listing would cost.', simpleResolvers: true })
export class KindQuote {
  @Field(() => Int, { description: 'The kind that it would be.' })
  type!: number;

  @Field(() => Int, { description: 'Cents that the rest of the month costs more; below 0 they are credited.' })
  differenceCents!: number;

  @Field(() => Int, {
    description: 'Cents that the card pays now: the difference, less what is to the account’s credit.',
  })
  chargeCents!: number;

  @Field(() => Int, { description: 'Dollars a month of that kind.' })
  price!: number;

  @Field(() => GraphQLDateTimeISO, { description: 'Name it when you agree; it holds for half an hour.' })
  quotedAt!: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'The end of the paid month; null where none runs.' })
  until!: Date | null;

  @Field(() => Boolean, { description: 'Another month follows by itself.' })
  renews!: boolean;
}

const KindQuoteResult = createUnionType({
  name: 'KindQuoteResult',
  description: 'What it would cost, or why it cannot be changed at the moment.',
  types: () => [Invalid, KindQuote] as const,
});

/** Returns a quote without the processor's ids. */
function toPropertyTypeQuote(quote: CountedQuote | { errors: FieldErrors }): KindQuote | Invalid {
  if ('errors' in quote) return toInvalid(quote.errors);
  const { type, differenceCents, chargeCents, price, quotedAt, until, renews } = quote;
  return Object.assign(new KindQuote(), { type, differenceCents, chargeCents, price, quotedAt, until, renews });
}

/** Quotes property type changes; the change itself is an edit. */
@Resolver()
export class PropertyTypeChangesResolver {
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
    const { posting } = context.services;
    return toPropertyTypeQuote(await posting.propertyTypeChanges.quote(parseListingId(id), type, accountId));
  }
}
