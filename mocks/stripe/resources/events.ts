import { route } from '../route.ts';
import { invalidRequest } from '../wire/errors.ts';
import { whenEqual, page, inDateRange } from '../wire/paging.ts';
import { flag, list, listSchema, moments, objectSchema, text } from '../wire/params.ts';

export const events = [
  route(
    'GET',
    '/v1/events',
    listSchema({
      created: moments.optional(),
      delivery_success: flag.optional(),
      type: text.optional(),
      types: list(text).optional(),
    }),
    ({ work, params }) => {
      if (params.type !== undefined && params.types !== undefined)
        throw invalidRequest('You may only specify one of these parameters: type, types.', { param: 'types' });
      return page(
        work,
        'event',
        '/v1/events',
        [
          whenEqual('$.type', params.type?.includes('*') ? undefined : params.type),
          params.type?.includes('*') ? { path: '$.type', is: 'glob', value: params.type } : undefined,
          params.types && { path: '$.type', is: 'in', value: params.types },
          params.delivery_success === undefined
            ? undefined
            : { path: '$.pending_webhooks', is: params.delivery_success ? '=' : '>', value: 0 },
          ...inDateRange('$.created', params.created),
        ],
        params,
      );
    },
  ),
  route('GET', '/v1/events/:id', objectSchema({}), ({ work, id }) => work.need('event', id)),
];
