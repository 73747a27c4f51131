import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** The tag of a content, weak: packed or plain, it says the same. */
export const createEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

const weakTag = /^W\//;

/** Whether the asker has it already. Tags are compared as of the same meaning, for answers are packed on the way. */
export function matchesEtag({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((each) => ['*', tag.replace(weakTag, '')].includes(each.trim().replace(weakTag, '')));
}
