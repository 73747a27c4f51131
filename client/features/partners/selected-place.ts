import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { WidgetPlace } from '../../../domain/widget/embed-snippet.ts';
import { withSiteParam } from '../../app/router/with-site-param.ts';
import { paths } from '../../app/paths.ts';
import type { PlaceSuggestion } from '../../shared/place-search/use-place-suggestions.ts';
import type { PartnersPageQuery } from './partners-screen.generated.ts';

/** A place that was chosen for a widget: as people call it, and the path of its page. */
export interface SelectedPlace extends WidgetPlace {
  name: string;
  path: string;
}

/** What the address of the page has named; null when there is no such place. */
export function placeFromUrl({ school, city, state }: PartnersPageQuery): SelectedPlace | null {
  if (school)
    return { type: 'college', id: Number(school.id), name: school.displayName, path: paths.college(school.slug) };
  if (city)
    return { type: 'city', id: Number(city.id), name: `${city.name}, ${city.state}`, path: paths.city(city.slug) };
  if (state) return { type: 'state', id: Number(state.id), name: state.name, path: paths.state(state.code) };
  return null;
}

/** What was chosen among the places that a text finds. */
export const placeFromSearch = ({ type, id, name, url }: PlaceSuggestion): SelectedPlace => ({
  type,
  id: Number(id),
  name,
  path: url,
});

/** Where a brand's pages are. */
export interface BrandHost {
  site: BrandCode;
  origin: string;
  /** Whether the host says the brand, so that no address has to. */
  own: boolean;
}

/** A page of ours for who sees no widget: what there is at the place, or where one looks for it. */
export function plainLink(
  place: SelectedPlace | null,
  { site, origin, own }: BrandHost,
): { href: string; words: string } {
  const href = origin + withSiteParam(place?.path ?? paths.search(), own || site === 'default' ? null : site);
  if (!place) return { href, words: 'Find a home near campus' };
  return { href, words: `Homes ${place.type === 'college' ? 'near' : 'in'} ${place.name}` };
}
