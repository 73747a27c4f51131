import type { Context } from '../context.ts';
import type { Answer, Input } from './call.ts';
import { bodyOf } from './read.ts';
import { onTheWire, asOurs } from './wire-names.ts';

/** New homes by mail. `search_filter` has the parameters of a search, by the names of its address. */
export async function saveSubscriber(input: Input, { services, ip }: Context): Promise<Answer> {
  const { search_filter: filter, ...person } = bodyOf(input);
  const subscriber = { ...(asOurs(person) as object), searchFilter: asOurs(filter) };
  const outcome = await services.subscribers.save(subscriber, { ip });
  return 'saved' in outcome ? { body: { data: outcome.saved } } : { errors: onTheWire(outcome.errors) };
}
