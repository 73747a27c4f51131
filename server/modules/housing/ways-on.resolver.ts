import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { HousingFilterInput, searchOf } from './housing-filter.input.ts';
import { WaysOnView } from './ways-on.view.ts';

const FIRST_PAGE = 1;

/** Where to look when a search has found too little; open to everybody. */
@Resolver()
export class WaysOnResolver {
  @Query(() => WaysOnView, {
    nullable: true,
    description: 'Where more homes are than a search has found. Null when there is no such place.',
  })
  waysOn(
    @Arg('filter', () => HousingFilterInput) filter: HousingFilterInput,
    @Ctx() { services }: Context,
  ): Promise<WaysOnView | null> {
    return services.housing.waysOn(searchOf(filter, FIRST_PAGE));
  }
}
