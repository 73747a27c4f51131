import type { AnyHandler } from 'msw';
import { http } from 'msw/http';
import { UNVERIFIED } from '../../domain/refusals.ts';
import { EMBED_BASE, WIDGET_TOKEN_HEADER } from '../../domain/widget/addresses.ts';
import type { Caller } from '../world.ts';
import { answerGraphql, nameOfOperation } from './graphql.ts';
import type { Reached } from './handlers.ts';
import { sayFailure } from './line.ts';

/** Nobody, whatever cookies the browser has: a widget's frame sends none. */
const nobody = (request: Request): Caller => ({
  token: null,
  ip: '127.0.0.1',
  userAgent: request.headers.get('user-agent') ?? '',
  remember: () => undefined,
});

/** What a widget's frame asks: as at /graphql, by a token instead of a session. Any token will do, and none will not. */
export const widgetHandlers = ({ world, line, at }: Reached): AnyHandler[] => [
  http.post(`${at}${EMBED_BASE}/graphql`, async ({ request }) => {
    const sent: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    return line.carry(nameOfOperation(sent), 'graphql', async (requestId) =>
      request.headers.get(WIDGET_TOKEN_HEADER)
        ? answerGraphql(sent, { world, caller: nobody(request) }, { request, requestId })
        : sayFailure('graphql', 403, UNVERIFIED),
    );
  }),
  http.get(`${at}${EMBED_BASE}/token`, () =>
    line.carry('widget-token', 'plain', async () =>
      Response.json({ token: crypto.randomUUID() }, { headers: { 'cache-control': 'no-store' } }),
    ),
  ),
];
