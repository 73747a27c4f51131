import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Returns a host as it is compared: in lowercase, without a default port and a final dot. */
export const comparableHost = (host = ''): string => host.toLowerCase().replace(/\.?(:(80|443))?$/, '');

/** Returns whether a proxy names another host than the Host header, by which hosts are told apart. */
export const namesAnotherHost = ({ headers }: IncomingMessage): boolean =>
  String(headers['x-forwarded-host'] ?? headers.host ?? '')
    .split(',')
    .some((host) => comparableHost(host.trim()) !== comparableHost(headers.host));

/** Addresses with the port that some proxies append: `1.2.3.4:5678`, `[2001:db8::1]:443`. Bounded, so that none is slow. */
const WITH_PORT = /\b((?:\d{1,3}\.){3}\d{1,3}):\d{1,5}\b|\[([\da-f:.]{2,45})\](?::\d{1,5}\b)?/gi;

/** Removes the ports from X-Forwarded-For, so that limits count addresses. Register it before what reads `request.ip`. */
export function registerForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const addresses = headers['x-forwarded-for'];
    if (addresses !== undefined) headers['x-forwarded-for'] = String(addresses).replace(WITH_PORT, '$1$2');
    done();
  });
}
