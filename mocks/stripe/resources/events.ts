import { route } from '../route.ts';
import { invalidRequest } from '../wire/errors.ts';
import { equal, page, within } from '../wire/paging.ts';
import { flag, list, lists, moments, takes, text } from '../wire/params.ts';

export const events = [
  route(
    'GET',
    '/v1/events',
    lists({
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
          equal('$.type', params.type?.includes('*') ? undefined : params.type),
          params.type?.includes('*') ? { path: '$.type', is: 'glob', value: params.type } : undefined,
          params.types && { path: '$.type', is: 'in', value: params.types },
          params.delivery_success === undefined
            ? undefined
            : { path: '$.pending_webhooks', is: params.delivery_success ? '=' : '>', value: 0 },
          ...within('$.created', params.created),
        ],
        params,
      );
    },
  ),
  route('GET', '/v1/events/:id', takes({}), ({ work, id }) => work.need('event', id)),
];
