import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { isLoopback, type Env } from '../env.ts';

/** Headers that a proxy adds; a browser on this machine sends none of them. */
const PROXY_HEADERS = [
  'cf-connecting-ip',
  'client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
];

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Returns whether a Host header names this machine; another site's name may resolve to it (DNS rebinding). */
function isLoopbackHost(host: string | undefined): boolean {
  const url = URL.parse(`http://${host ?? ''}`);
  return url !== null && url.host !== '' && url.username === '' && isLoopback(url.hostname);
}

export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

/** Returns whether a request comes from this machine, under its own name and not through a proxy. */
export const isLocalRequest = ({ headers, socket }: IncomingMessage): boolean =>
  PROXY_HEADERS.every((name) => headers[name] === undefined) &&
  isLoopbackAddress(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host);

/** The settings that decide who may use the dev tools. */
export type DevAccess = Pick<Env, 'devTools' | 'trustProxy'>;

/** Returns whether a request may use the dev tools: any with DEV_TOOLS=1, else one from here without a proxy. */
export function mayUseDevTools({ raw }: Pick<FastifyRequest, 'raw'>, { devTools, trustProxy }: DevAccess): boolean {
  return devTools || (trustProxy === 0 && isLocalRequest(raw));
}
