import type { World } from '../world.ts';
import { called, need } from './arranging.ts';

/** Somebody elsewhere asks about this home, as the product takes a request. */
export async function arrivingLead(world: World, home: string): Promise<void> {
  const listing = need(world.db.listings.find(called(home)), `home called ${home}`);
  const [{ execute }, { mockSchema }] = await Promise.all([import('../execute.ts'), import('../schema.ts')]);
  const request = {
    firstName: 'Jordan',
    lastName: 'Reyes',
    phone: '6145550177',
    email: 'jordan@student.example',
    message: 'Could two of us see it on Saturday?',
    housingId: String(listing.id),
    schoolId: '204796',
  };
  const query = 'mutation ($request: RequestInput!) { saveRequest(request: $request) { __typename } }';
  const caller = { token: null, ip: '192.0.2.1', userAgent: 'somebody else', remember: () => undefined };
  const { errors } = await execute(mockSchema, { query, variables: { request } }, { world, caller });
  if (errors?.[0]) throw errors[0];
}
