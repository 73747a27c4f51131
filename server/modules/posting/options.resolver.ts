import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { offeredTypes } from '../../../domain/options/property-types.ts';
import type { Context } from '../../context.ts';

@ObjectType({ description: 'A property type that can be posted, with its price.' })
class TypeOffer {
  @Field(() => Int, { description: '84 is an apartment, 85 a house.' })
  id!: number;

  @Field(() => String, { description: 'The label: Apartment or House.' })
  label!: string;

  @Field(() => Int, { description: 'Dollars per month; always positive.' })
  price!: number;

  @Field(() => [String], { description: 'What the price includes.' })
  promises!: readonly string[];
}

@ObjectType({ description: 'The configuration of this installation that pages need.' })
class Options {
  @Field(() => [TypeOffer], { description: 'The property types on offer: those with a price above 0.' })
  types!: TypeOffer[];

  @Field(() => Boolean, { description: 'Whether the listings are sample data and the developer tools are available.' })
  demo!: boolean;

  @Field(() => Boolean, { description: 'Whether payments use the local payment processor.' })
  localProcessor!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The publishable key of the payment processor; null for the local one.',
  })
  stripeKey!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A tile URL template with {z}, {x} and {y}; null for a map without tiles.',
  })
  mapTilesUrl!: string | null;

  @Field(() => String, { description: 'The email address of the operator, for visitors.' })
  contactEmail!: string;

  @Field(() => String, { description: 'The postal address of the operator.' })
  postalAddress!: string;

  @Field(() => String, { nullable: true, description: 'Always null: analytics are disabled.' })
  analyticsId!: string | null;
}

/** Public configuration. */
@Resolver()
export class OptionsResolver {
  @Query(() => Options, { description: 'The configuration of this installation that pages need.' })
  options(@Ctx() { services: { env } }: Context): Options {
    return {
      types: offeredTypes(env.prices),
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
