import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../context.ts';
import type { Services } from '../services.ts';
import type { Answer, Input, Route } from './call.ts';
import { routes } from './routes.ts';
import { registerUpload } from './upload.ts';

const inputOf = ({ params, query, body, headers }: FastifyRequest): Input => ({
  params: params as Input['params'],
  query: query as Input['query'],
  body,
  headers,
});

/** Says an answer: a refusal is 422 with its fields, anything else its own status and body. Never kept by a cache. */
export function say(reply: FastifyReply, answer: Answer): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if ('errors' in answer) return reply.code(422).send({ errors: answer.errors });
  return reply.code(answer.status ?? 200).send(answer.body);
}

/** The REST facade (rest-api.md): every row goes through here, so that all calls are counted, answered and refused alike. */
export function registerApi(app: FastifyInstance, services: Services): void {
  const register = ({ method, path, throttle, changesState, answer }: Route) =>
    app.route({
      method,
      url: path,
      config: { ...(changesState && { changesState }) },
      handler: async (request, reply) => {
        if (throttle) await services.throttle.take(throttle, request.ip);
        return say(reply, await answer(inputOf(request), contextOf(request, reply, services)));
      },
    });
  routes.forEach(register);
  registerUpload(app, services);
}
