import { Ctx, Query, Resolver } from 'type-graphql';
import { field, fields, flag, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { offeredTypes } from '../../../domain/options/property-types.ts';
import type { Context } from '../../context.ts';

@ObjectWithFields({ description: 'A property type that can be posted, with its price.' })
class PropertyTypeOffer extends fields({
  id: int('84 is an apartment, 85 a house.'),
  label: text('The label: Apartment or House.'),
  price: int('Dollars per month; always positive.'),
  benefits: text('What the price includes.').list(),
}) {}

@ObjectWithFields({ description: 'The configuration of this installation that pages need.' })
class Options extends fields({
  types: field(() => PropertyTypeOffer, 'The property types on offer: those with a price above 0.').list(),
  demo: flag('Whether the listings are sample data and the developer tools are available.'),
  localProcessor: flag('Whether payments use the local payment processor.'),
  stripeKey: text('The publishable key of the payment processor; null for the local one.').nullable(),
  mapTilesUrl: text('A tile URL template with {z}, {x} and {y}; null for a map without tiles.').nullable(),
  contactEmail: text('The email address of the operator, for visitors.'),
  postalAddress: text('The postal address of the operator.'),
  analyticsId: text('Always null: analytics are disabled.').nullable(),
}) {}

/** Public configuration. */
@Resolver()
export class OptionsResolver {
  @Query(() => Options, { description: 'The configuration of this installation that pages need.' })
  options(@Ctx() { services: { env } }: Context): Options {
    return {
      types: offeredTypes(env.prices).map((type) => ({ ...type, benefits: [...type.benefits] })),
      demo: env.stripe === null,
      localProcessor: env.stripe === null,
      stripeKey: env.stripe?.publishableKey ?? null,
      mapTilesUrl: env.mapTilesUrl,
      contactEmail: env.operatorEmail,
      postalAddress: env.postalAddress,
      analyticsId: env.analyticsId,
    };
  }
}
