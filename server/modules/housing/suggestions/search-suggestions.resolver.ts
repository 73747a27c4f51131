import { Arg, Ctx, Extensions, Query, Resolver, Field, Float, Int, ObjectType } from 'type-graphql';
import { field, fields, float, int, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import type { Context } from '../../../context.ts';
import { HousingFilterInput, searchFromInput } from '../housing-filter.input.ts';
import { SearchLocationView } from '../match.view.ts';

@ObjectType('Relaxation', {
  description: 'A small change to the search that finds more listings. A null field stays as searched.',
  simpleResolvers: true,
})
class RelaxationView {
  @Field(() => Int, { nullable: true, description: 'The bedroom code to search for instead.' })
  bedrooms?: number | undefined;

  @Field(() => Float, { nullable: true, description: 'The minimum number of bathrooms to search for instead.' })
  bathrooms?: number | undefined;

  @Field(() => Int, { nullable: true, description: 'The maximum rent in dollars per month to search for instead.' })
  budget?: number | undefined;

  @Field(() => Int, { description: 'The number of listings that would fit.' })
  total!: number;
}

@ObjectWithFields({
  name: 'AlternativeCollege',
  description: 'Another college with more listings that fit.',
  simpleResolvers: true,
})
export class AlternativeCollegeView extends fields({
  location: field(() => SearchLocationView, 'The college.'),
  distance: float('Distance in miles from the place searched, one decimal.'),
  total: int('The number of listings that fit there.'),
}) {}

@ObjectWithFields({
  name: 'Suggestions',
  description: 'Ways to find more homes than a search does: small changes to it, or another place nearby.',
  simpleResolvers: true,
})
export class SearchSuggestionsView extends fields({
  relaxations: field(
    () => RelaxationView,
    'At most four changes to the search that find more listings, smallest change first.',
  ).list(),
  alternativeCollege: field(
    () => AlternativeCollegeView,
    'The nearest college within 60 miles with more listings that fit; null for a state.',
  ).nullable(),
}) {}

@ObjectWithFields({
  name: 'FilterCount',
  description: 'A filter that can be added to a search.',
  simpleResolvers: true,
})
class FilterCountView extends fields({
  key: text('The parameter and value of the filter: must:2, lease:12.'),
  total: int('The number of listings that would fit with it and the other filters.'),
}) {}

const FIRST_PAGE = 1;

/** Suggestions for searches with few results; public. */
@Resolver()
export class SearchSuggestionsResolver {
  @Query(() => SearchSuggestionsView, {
    nullable: true,
    description: 'Ways to find more homes than a search does; null when the place does not exist.',
  })
  suggestions(
    @Arg('filter', () => HousingFilterInput) filter: HousingFilterInput,
    @Ctx() { services }: Context,
  ): Promise<SearchSuggestionsView | null> {
    return services.housing.suggestions(searchFromInput(filter, FIRST_PAGE));
  }

  @Extensions({ cost: 2, size: 20 })
  @Query(() => [FilterCountView], {
    nullable: true,
    description:
      'The filters offered at a place: those whose value at least ten listings state. Null when the place does not exist.',
  })
  filterCounts(
    @Arg('filter', () => HousingFilterInput) filter: HousingFilterInput,
    @Ctx() { services }: Context,
  ): Promise<FilterCountView[] | null> {
    return services.housing.filterCounts(searchFromInput(filter, FIRST_PAGE));
  }
}
