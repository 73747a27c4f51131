import { z } from 'zod';
import { dropDeliveries } from '../deliveries.ts';
import { randomText, newId } from '../ids.ts';
import { route } from '../route.ts';
import { page } from '../wire/paging.ts';
import { flag, list, listSchema, mergedMetadata, metadata, objectSchema, text, unsettable } from '../wire/params.ts';
import type { WebhookEndpoint } from '../stored-objects.ts';

function webhookEndpointObject(
  created: number,
  given: Pick<WebhookEndpoint, 'url' | 'enabled_events'> & Partial<WebhookEndpoint>,
): WebhookEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created,
    description: null,
    livemode: false,
    metadata: {},
    status: 'enabled',
    ...given,
  };
}

const url = z
  .string()
  .max(2000)
  .refine((value) => URL.canParse(value) && /^https?:/.test(value), 'Invalid URL');
const creation = objectSchema({
  url,
  enabled_events: list(text),
  api_version: text.optional(),
  connect: flag.optional(),
  description: unsettable(text).optional(),
  metadata: metadata.optional(),
});
const changes = objectSchema({
  url: url.optional(),
  enabled_events: list(text).optional(),
  disabled: flag.optional(),
  description: unsettable(text).optional(),
  metadata: metadata.optional(),
});

export const webhookEndpoints = [
  route('POST', '/v1/webhook_endpoints', creation, ({ work, params }) => {
    const secret = `whsec_${randomText(32)}`;
    const endpoint = webhookEndpointObject(work.productNow, {
      url: params.url,
      enabled_events: params.enabled_events,
      api_version: params.api_version ?? null,
      description: params.description ?? null,
      metadata: mergedMetadata(null, params.metadata),
    });
    work.store.put('webhook_endpoint', endpoint);
    work.store.hide(endpoint.id, { secret });
    return { ...endpoint, secret };
  }),
  route('GET', '/v1/webhook_endpoints', listSchema({}), ({ work, params }) =>
    page(work, 'webhook_endpoint', '/v1/webhook_endpoints', [], params),
  ),
  route('GET', '/v1/webhook_endpoints/:id', objectSchema({}), ({ work, id }) => work.need('webhook_endpoint', id)),
  route('POST', '/v1/webhook_endpoints/:id', changes, ({ work, params, id }) => {
    const before = work.need('webhook_endpoint', id);
    const after = {
      ...before,
      url: params.url ?? before.url,
      enabled_events: params.enabled_events ?? before.enabled_events,
      description: params.description === undefined ? before.description : params.description,
      metadata: mergedMetadata(before.metadata, params.metadata),
      status: params.disabled === undefined ? before.status : params.disabled ? 'disabled' : 'enabled',
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
