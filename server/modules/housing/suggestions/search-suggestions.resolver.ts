import { Arg, Ctx, Query, Resolver, Field, Float, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../context.ts';
import { HousingFilterInput, searchFromInput } from '../housing-filter.input.ts';
import { SearchLocationView } from '../match.view.ts';

@ObjectType('Relaxation', {
  description: 'A small change of what was asked that brings more homes. What is null stays as it was asked.',
  simpleResolvers: true,
})
class RelaxationView {
  @Field(() => Int, { nullable: true, description: 'A bedroom code to ask for instead.' })
  bedrooms?: number | undefined;

  @Field(() => Float, { nullable: true, description: 'At least so many bathrooms instead.' })
  bathrooms?: number | undefined;

  @Field(() => Int, { nullable: true, description: 'At most so many dollars a month instead.' })
  budget?: number | undefined;

  @Field(() => Int, { description: 'How many homes fit then.' })
  total!: number;
}

@ObjectType('Elsewhere', { description: 'Another college that has more of what was asked.', simpleResolvers: true })
class AlternativePlaceView {
  @Field(() => SearchLocationView, { description: 'The college.' })
  location!: SearchLocationView;

  @Field(() => Float, { description: 'Miles from where the search looked, one decimal.' })
  distance!: number;

  @Field(() => Int, { description: 'How many homes fit there.' })
  total!: number;
}

@ObjectType('WaysOn', {
  description: 'Where to find more homes than a search has: by giving way a little, or near by.',
  simpleResolvers: true,
})
class SearchSuggestionsView {
  @Field(() => [RelaxationView], {
    description: 'The smallest changes that bring more homes, the smallest first, at most four.',
  })
  relaxations!: RelaxationView[];

  @Field(() => AlternativePlaceView, {
    nullable: true,
    description: 'The nearest college within 60 miles that has more; null in a state.',
  })
  elsewhere!: AlternativePlaceView | null;
}

const FIRST_PAGE = 1;

/** Suggestions for searches with few results; public. */
@Resolver()
export class SearchSuggestionsResolver {
  @Query(() => SearchSuggestionsView, {
    nullable: true,
    description: 'Where more homes are than a search has found. Null when there is no such place.',
  })
  waysOn(
    @Arg('filter', () => HousingFilterInput) filter: HousingFilterInput,
    @Ctx() { services }: Context,
  ): Promise<SearchSuggestionsView | null> {
    return services.housing.suggestions(searchFromInput(filter, FIRST_PAGE));
  }
}
