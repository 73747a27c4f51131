import { roundMiles, travelModes, type TravelMode } from '../../../domain/distance.ts';
import { isAt, routeUrl, type DirectionsAsked } from '../../../domain/renter/directions.ts';
import type { Directions } from '../../ports/directions/directions.ts';
import type { HousingService } from '../housing/housing.service.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { DirectionsView, RouteView } from './directions.view.ts';

interface DirectionsDeps {
  directions: Directions;
  housing: Pick<HousingService, 'shown'>;
  places: Pick<PlacesService, 'college'>;
}

/** The way from a home to a college, by whatever knows it best. */
export class DirectionsService {
  readonly #deps: DirectionsDeps;

  constructor(deps: DirectionsDeps) {
    this.#deps = deps;
  }

  async route({ home, school }: Pick<DirectionsAsked, 'home' | 'school'>, mode: TravelMode): Promise<RouteView> {
    const { miles, minutes, estimate } = await this.#deps.directions.leg(home, school, mode);
    return { mode, distance: roundMiles(miles), minutes, estimate, url: routeUrl(home, school, mode) };
  }

  /** Every way, and the names of both ends where the address has not made them up. */
  async find(asked: DirectionsAsked): Promise<DirectionsView> {
    const modes = [asked.mode, ...travelModes.filter((mode) => mode !== asked.mode)];
    const [routes, homes, school] = await Promise.all([
      Promise.all(modes.map((mode) => this.route(asked, mode))),
      asked.homeId === undefined ? [] : this.#deps.housing.shown([asked.homeId]),
      asked.schoolId === undefined ? null : this.#deps.places.college(asked.schoolId),
    ]);
    const [home] = homes;
    return {
      routes,
      home: home && isAt(asked.home, home) ? home : null,
      school: school && isAt(asked.school, school) ? school : null,
    };
  }
}
