import type { FastifyReply } from 'fastify';
import type { RestAnswer } from './define-route.ts';

/** Sends a response, never cached: 422 with the fields for validation errors, else the result's own status and body. */
export function sendAnswer(reply: FastifyReply, answer: RestAnswer): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if ('errors' in answer) return reply.code(422).send({ errors: answer.errors });
  if ('json' in answer) return reply.type('application/json; charset=utf-8').send(answer.json);
  return reply.code(answer.status ?? 200).send(answer.body);
}
