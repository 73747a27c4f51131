import { z } from 'zod';
import { dropDeliveries } from '../deliveries.ts';
import { randomText, newId } from '../ids.ts';
import { route } from '../route.ts';
import { listRoute } from '../wire/paging.ts';
import { list, listSchema, mergedMetadata, metadata, objectSchema, text } from '../wire/params.ts';
import type { WebhookEndpoint } from '../stored-objects.ts';

const url = z
  .string()
  .max(2000)
  .refine((value) => URL.canParse(value) && /^https?:/.test(value), 'Invalid URL');
const changes = objectSchema({
  url: url.optional(),
  enabled_events: list(text).optional(),
  metadata: metadata.optional(),
});

export const webhookEndpoints = [
  route(
    'POST',
    '/v1/webhook_endpoints',
    objectSchema({ url, enabled_events: list(text) }),
    ({ work, params: { url, enabled_events } }) => {
      const secret = `whsec_${randomText(32)}`;
      const endpoint: WebhookEndpoint = {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: null,
        application: null,
        created: work.now,
        description: null,
        enabled_events,
        livemode: false,
        metadata: {},
        status: 'enabled',
        url,
      };
      work.store.put('webhook_endpoint', endpoint);
      work.store.hide(endpoint.id, { secret });
      return { ...endpoint, secret };
    },
  ),
  listRoute('/v1/webhook_endpoints', 'webhook_endpoint', listSchema({})),
  route('POST', '/v1/webhook_endpoints/:id', changes, ({ work, params, id }) => {
    const before = work.need('webhook_endpoint', id);
    const after = {
      ...before,
      url: params.url ?? before.url,
      enabled_events: params.enabled_events ?? before.enabled_events,
      metadata: mergedMetadata(before.metadata, params.metadata),
    };
    work.store.put('webhook_endpoint', after);
    return after;
  }),
  route('DELETE', '/v1/webhook_endpoints/:id', objectSchema({}), ({ work, id }) => {
    work.need('webhook_endpoint', id);
    dropDeliveries(work.store, id);
    work.store.remove(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
