import { newId } from '../ids.ts';
import type { WebhookEndpoint } from '../stored.ts';

export function webhookEndpointObject(
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
