import type { Context } from '../context.ts';
import type { Answer, Input } from './call.ts';
import { bodyOf } from './read.ts';
import { onTheWire, asOurs } from './wire-names.ts';

/** A question to the operator: about advertising, or about standing on a partner's site. */
export async function sendAdvertising(input: Input, { services, ip }: Context): Promise<Answer> {
  const outcome = await services.advertising.send(asOurs(bodyOf(input)), { ip });
  return 'sent' in outcome ? { body: { data: outcome.sent } } : { errors: onTheWire(outcome.errors) };
}
