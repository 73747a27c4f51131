import { parseSearch, type HousingFilter } from '../../domain/search.ts';
import type { Context } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { MatchPageView } from '../modules/housing/match.view.ts';
import type { Answer, Input } from './call.ts';
import { presentLocation, presentMatch, presentMeta } from './present.ts';

type Find = (filter: HousingFilter, page: number) => Promise<MatchPageView | null>;

async function answer({ query }: Input, find: Find): Promise<Answer> {
  const parsed = parseSearch(query);
  if ('errors' in parsed) return parsed;
  const { page, site: _site, ...filter } = parsed.search;
  const found = await find(filter, page);
  if (!found) throw new NotFound('There is no such place.');
  const { data, meta, location } = found;
  return { body: { data: data.map(presentMatch), meta: presentMeta(meta), location: presentLocation(location) } };
}

export const searchHousing = (input: Input, { services }: Context): Promise<Answer> =>
  answer(input, (filter, page) => services.housing.search(filter, page));

export const closestHousing = (input: Input, { services }: Context): Promise<Answer> =>
  answer(input, (filter, page) => services.housing.closest(filter, page));
