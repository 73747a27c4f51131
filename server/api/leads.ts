import type { Context } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { LeadOutcome } from '../modules/leads/leads.service.ts';
import type { Answer, Input } from './call.ts';
import { bodyOf } from './read.ts';

/** The wire's names of a renter's call [§7], and ours. */
const names: Record<string, string> = {
  first_name: 'firstName',
  last_name: 'lastName',
  housing_id: 'housingId',
  school_id: 'schoolId',
  location_type: 'locationType',
  powered_by: 'poweredBy',
  move_date: 'moveDate',
  property_name: 'propertyName',
};
const wireNames = Object.fromEntries(Object.entries(names).map(([wire, ours]) => [ours, wire]));

const rename = <Value>(object: Record<string, Value>, to: Record<string, string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [to[name] ?? name, value]));

function answer(outcome: LeadOutcome): Answer {
  if ('sent' in outcome) return { body: { data: outcome.sent } };
  if (outcome.unknownHome) throw new NotFound('There is no such home, or it takes no requests any more.');
  return { errors: rename(outcome.errors, wireNames) };
}

export const saveRequest = async (input: Input, { services, ip }: Context): Promise<Answer> =>
  answer(await services.leads.saveRequest(rename(bodyOf(input), names), { ip }));

export const sendReply = async (input: Input, { services, ip }: Context): Promise<Answer> =>
  answer(await services.leads.sendReply(rename(bodyOf(input), names), { ip }));
