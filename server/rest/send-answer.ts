import type { FastifyReply } from 'fastify';
import type { RestAnswer } from './route.ts';

/** Says an answer: a refusal is 422 with its fields, anything else its own status and body. Never kept by a cache. */
export function sendAnswer(reply: FastifyReply, answer: RestAnswer): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if ('errors' in answer) return reply.code(422).send({ errors: answer.errors });
  return reply.code(answer.status ?? 200).send(answer.body);
}
