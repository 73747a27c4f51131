import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { WidgetPlace } from '../../../domain/widget/embed-snippet.ts';
import { withSiteParam } from '../../app/router/with-site-param.ts';
import { paths } from '../../app/paths.ts';
import type { SearchResult } from '../../shared/place-search/place.ts';
import type { PartnersPageQuery } from './partners-screen.generated.ts';

/** A place chosen for a widget: its display name and the path of its page. */
export interface SelectedPlace extends WidgetPlace {
  name: string;
  path: string;
}

/** Returns the place in the page's URL; null when no such place exists. */
export function placeFromUrl({ school, city, state }: PartnersPageQuery): SelectedPlace | null {
  if (school)
    return { type: 'college', id: Number(school.id), name: school.displayName, path: paths.college(school.slug) };
  if (city)
    return { type: 'city', id: Number(city.id), name: `${city.name}, ${city.state}`, path: paths.city(city.slug) };
  if (state) return { type: 'state', id: Number(state.id), name: state.name, path: paths.state(state.code) };
  return null;
}

/** Returns the place chosen from the search results. */
export const placeFromSearch = ({ type, id, name, url }: SearchResult): SelectedPlace => ({
  type,
  id: Number(id),
  name,
  path: url,
});

/** Returns the link shown instead of the widget. `own`: the host implies the brand, so that URLs do not need it. */
export function plainLink(
  place: SelectedPlace | null,
  { site, origin, own }: { site: BrandCode; origin: string; own: boolean },
): { href: string; words: string } {
  const href = origin + withSiteParam(place?.path ?? paths.search(), own || site === 'default' ? null : site);
  if (!place) return { href, words: 'Find a home near campus' };
  return { href, words: `Homes ${place.type === 'college' ? 'near' : 'in'} ${place.name}` };
}
