import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { fields, flag, int, moment, ObjectWithFields } from '../../graphql/fields/fields.ts';
import { requireViewer, type Context } from '../../context.ts';
import { parseListingId } from '../listings/listing.policy.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { orInvalid, toInvalid, type Invalid } from '../../graphql/invalid.ts';
import type { CountedQuote } from './property-type-quotes.ts';

@ObjectWithFields({ description: 'The cost of changing the property type of a listing.', simpleResolvers: true })
export class PropertyTypeQuote extends fields({
  type: int('The new property type.'),
  differenceCents: int('Additional cost for the rest of the month in cents; a negative amount is credited.'),
  chargeCents: int('Cents to charge to the card now: the additional cost less the account balance.'),
  nextBillCents: int('Cents of the additional cost that are too few to charge and are added to the next bill.'),
  price: int('The monthly price of the new property type in dollars.'),
  quotedAt: moment('Pass it to accept the quote; valid for 30 minutes.'),
  until: moment('The end of the paid month; null when there is none.').nullable(),
  renews: flag('Whether the listing renews.'),
}) {}

const PropertyTypeQuoteResult = orInvalid(
  PropertyTypeQuote,
  'PropertyTypeQuoteResult',
  'The cost, or the reason the property type cannot be changed at this time.',
);

/** Returns a quote without the processor's ids. */
function toPropertyTypeQuote(quote: CountedQuote | { errors: FieldErrors }): PropertyTypeQuote | Invalid {
  if ('errors' in quote) return toInvalid(quote.errors);
  const { subscription: _, priceId: __, ...shown } = quote;
  return Object.assign(new PropertyTypeQuote(), shown);
}

/** Quotes property type changes; the change itself is an edit. */
@Resolver()
export class PropertyTypeChangesResolver {
  @Query(() => PropertyTypeQuoteResult, {
    description: 'The cost of changing the property type of one of your listings. Changes nothing. Requires login.',
  })
  async propertyTypeQuote(
    @Arg('id', () => ID) id: string,
    @Arg('type', () => Int, { description: 'The new property type.' }) type: number,
    @Ctx() context: Context,
  ): Promise<typeof PropertyTypeQuoteResult> {
    const { accountId } = requireViewer(context);
    const { posting } = context.services;
    return toPropertyTypeQuote(await posting.propertyTypeChanges.quote(parseListingId(id), type, accountId));
  }
}
