import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** Returns a weak ETag of the content, the same for compressed and uncompressed responses. */
export const createEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

const weakTag = /^W\//;

/** Returns whether the client already has this version. Uses weak comparison, because responses are compressed. */
export function matchesEtag({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((each) => ['*', tag.replace(weakTag, '')].includes(each.trim().replace(weakTag, '')));
}
