import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { directionsFromFields } from '../../../../domain/places/directions/directions.ts';
import type { Context } from '../../../context.ts';
import { RequestError } from '../../../errors.ts';
import { DirectionsInput, DirectionsView } from './directions.view.ts';

/** Directions to campus; public. */
@Resolver()
export class DirectionsResolver {
  @Query(() => DirectionsView, { description: 'Distance and travel time from a listing to a college.' })
  directions(
    @Arg('input', () => DirectionsInput) input: DirectionsInput,
    @Ctx() { services }: Context,
  ): Promise<DirectionsView> {
    const read = directionsFromFields(input);
    if ('wrong' in read) throw new RequestError(400, 'BAD_USER_INPUT', read.wrong);
    return services.directions.find(read.asked);
  }
}
