import type { Context } from '../context.ts';
import type { Answer, Input } from './call.ts';
import { onTheWire, asOurs } from './wire-names.ts';

/** What renters did with homes they were shown: one event, or a list of them, all taken or none. */
export async function trackMatches({ body }: Input, { services, ip, mayTrack }: Context): Promise<Answer> {
  const events: unknown = Array.isArray(body) ? body.map(asOurs) : asOurs(body);
  const refused = await services.tracking.record(events, { ip, mayTrack });
  return refused ? { errors: onTheWire(refused.errors) } : { status: 204 };
}
