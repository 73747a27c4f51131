import { parseDirections } from '../../domain/renter/directions.ts';
import type { Context } from '../context.ts';
import type { Answer, Input } from './call.ts';

/** GET /directions for a program; a person's browser gets the page of the same address. */
export async function directions({ query }: Input, { services }: Context): Promise<Answer> {
  const parsed = parseDirections(query);
  if ('errors' in parsed) return parsed;
  const { asked } = parsed;
  const { homeId = null, schoolId = null, site } = asked;
  const route = await services.directions.route(asked, asked.mode);
  return { body: { data: { ...route, site, school_id: schoolId, online_ad_id: homeId } } };
}
