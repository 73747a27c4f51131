import { roundMiles, travelModes, type TravelMode } from '../../../../domain/places/distance.ts';
import { isSamePlace, routeUrl, type DirectionsRequest } from '../../../../domain/places/directions/directions.ts';
import type { Routing } from '../../../integrations/routing/routing.ts';
import type { HousingService } from '../../housing/housing.service.ts';
import type { PlacesService } from '../places.service.ts';
import type { DirectionsView, RouteView } from './directions.view.ts';

interface DirectionsDeps {
  directions: Routing;
  housing: Pick<HousingService, 'listedIds'>;
  places: Pick<PlacesService, 'college'>;
}

/** Returns directions from a listing to a college, from the best available source. */
export class DirectionsService {
  constructor(private readonly deps: DirectionsDeps) {}

  async route({ home, school }: Pick<DirectionsRequest, 'home' | 'school'>, mode: TravelMode): Promise<RouteView> {
    const { miles, minutes, estimate } = await this.deps.directions.leg(home, school, mode);
    return { mode, distance: roundMiles(miles), minutes, estimate, url: routeUrl(home, school, mode) };
  }

  /** Returns directions for every travel mode, and the record of each end if its coordinates match those in the URL. */
  async find(request: DirectionsRequest): Promise<DirectionsView> {
    const modes = [request.mode, ...travelModes.filter((mode) => mode !== request.mode)];
    const [routes, listings, school] = await Promise.all([
      Promise.all(modes.map((mode) => this.route(request, mode))),
      request.homeId === undefined ? [] : this.deps.housing.listedIds([request.homeId]),
      request.schoolId === undefined ? null : this.deps.places.college(request.schoolId),
    ]);
    const [listing] = listings;
    return {
      routes,
      listing: listing && isSamePlace(request.home, listing) ? listing : null,
      school: school && isSamePlace(request.school, school) ? school : null,
    };
  }
}
