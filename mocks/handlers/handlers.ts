import type { AnyHandler } from 'msw';
import { http } from 'msw/http';
import { CSV_PATH } from '../../domain/leads/csv.ts';
import { NOT_FOUND, UNVERIFIED } from '../../domain/refusals.ts';
import { answerProcessor } from '../billing/processor.ts';
import type { World } from '../world.ts';
import { callerOf, ensureXsrf, isVerified } from './caller.ts';
import { cookiesOf, type Cookies } from './cookies.ts';
import { answerLeadsCsv } from './leads-csv.ts';
import { answerGraphql, nameOfOperation } from './graphql.ts';
import { Line, sayFailure, type Manner } from './line.ts';
import { liveHandlers } from './live.ts';
import type { PictureStore } from './picture-store.ts';
import { answerPicture, answerUpload } from './pictures.ts';
import { widgetHandlers } from './widget.ts';

/** What the handlers work on. */
export interface Reached {
  world: World;
  line: Line;
  pictures: PictureStore;
  /** What the addresses begin with; `*` for any host. */
  at: string;
}

/** One call as its answer sees it. */
export interface Call {
  request: Request;
  cookies: Cookies;
  requestId: string;
}

/** Every call that the client makes, answered from a world: one list for the service worker and for Node. */
export function handlersOf(reached: Reached): AnyHandler[] {
  const { world, line, pictures, at } = reached;

  const carry = (
    request: Request,
    name: string,
    manner: Manner,
    answer: (call: Call) => Promise<Response> | Response,
  ): Promise<Response> =>
    line.carry(name, manner, async (requestId) => {
      const cookies = cookiesOf(request.headers.get('cookie'));
      const unsafe = request.method !== 'GET';
      const response =
        unsafe && !isVerified(request, cookies)
          ? sayFailure(manner, 403, UNVERIFIED)
          : await answer({ request, cookies, requestId });
      for (const set of cookies.lines()) response.headers.append('set-cookie', set);
      return response;
    });
  const caller = ({ request, cookies }: Call) => callerOf(world, cookies, request.headers.get('user-agent'));

  return [
    // First: with any host (`*`) the next one would answer its address too.
    ...widgetHandlers(reached),
    http.post(`${at}/graphql`, async ({ request }) => {
      const sent: unknown = await request
        .clone()
        .json()
        .catch(() => undefined);
      return carry(request, nameOfOperation(sent), 'graphql', (call) =>
        answerGraphql(sent, { world, caller: caller(call) }, call),
      );
    }),
    http.get(`${at}/api/session`, ({ request }) =>
      carry(request, 'session', 'plain', (call) => {
        caller(call);
        ensureXsrf(call.cookies);
        return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
      }),
    ),
    http.get(`${at}${CSV_PATH}`, ({ request }) =>
      carry(request, 'csv', 'plain', (call) => {
        ensureXsrf(call.cookies);
        return answerLeadsCsv(request.url, { world, caller: caller(call) });
      }),
    ),
    http.post(`${at}/api/images-upload`, ({ request }) =>
      carry(request, 'upload', 'plain', (call) => answerUpload(call.request, { world, pictures })),
    ),
    http.post(`${at}/dev/processor/*`, ({ request }) =>
      carry(request, 'processor', 'plain', async () => {
        const path = new URL(request.url).pathname.replace(/^.*\/dev\/processor\//, '');
        const { status, body } = answerProcessor(world, path, new URLSearchParams(await request.text()));
        return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
      }),
    ),
    // Pictures come over another line: one that is slow or broken would only hide what is to be looked at.
    http.get(`${at}/pictures/:file`, async ({ params }) => {
      const shown = await answerPicture(String(params['file']), { world, pictures });
      return shown ?? sayFailure('plain', 404, NOT_FOUND);
    }),
    ...liveHandlers(reached),
  ];
}
