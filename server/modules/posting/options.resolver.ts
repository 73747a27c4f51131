import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { offeredTypes } from '../../../domain/options/property-types.ts';
import type { Context } from '../../context.ts';

@ObjectType({ description: 'A kind of home that can be posted, with its price.' })
class TypeOffer {
  @Field(() => Int, { description: '84 is an apartment, 85 a house.' })
  id!: number;

  @Field(() => String, { description: 'Apartment or House.' })
  label!: string;

  @Field(() => Int, { description: 'Dollars a month; never 0.' })
  price!: number;

  @Field(() => [String], { description: 'What the price buys.' })
  promises!: readonly string[];
}

@ObjectType({ description: 'What the pages need to know of this installation.' })
class Options {
  @Field(() => [TypeOffer], { description: 'The kinds that are offered: those with a price above 0.' })
  types!: TypeOffer[];

  @Field(() => Boolean, { description: 'Whether the homes are demo data and the dev tools are available.' })
  demo!: boolean;

  @Field(() => Boolean, { description: 'Whether cards go to the local processor.' })
  localProcessor!: boolean;

  @Field(() => String, { nullable: true, description: "The processor's publishable key; null with the local one." })
  stripeKey!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A tile address with {z}, {x}, {y}; null for the map without tiles.',
  })
  mapTilesUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Null: nothing is measured.' })
  analyticsId!: string | null;
}

/** Public configuration. */
@Resolver()
export class OptionsResolver {
  @Query(() => Options, { description: 'What the pages need to know of this installation.' })
  options(@Ctx() { services: { env } }: Context): Options {
    return {
      types: offeredTypes(env.prices),
      demo: env.stripe === null,
      localProcessor: env.stripe === null,
      stripeKey: env.stripe?.publishableKey ?? null,
      mapTilesUrl: env.mapTilesUrl,
      analyticsId: env.analyticsId,
    };
  }
}
