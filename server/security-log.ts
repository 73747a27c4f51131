import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { VisitorEmail } from '../domain/account/visitor-emails.ts';
import type { LimitName } from '../domain/limits.ts';
import { networkOf } from './throttle.ts';

/** Every security event; docs/security-events.md describes them for operators. */
export type SecurityEvent =
  | 'login_failed'
  | 'login_link_sent'
  | 'login_new_device'
  | 'password_changed'
  | 'password_reset_done'
  | 'password_reset_requested'
  | 'permission_denied'
  | 'price_changed'
  | 'property_type_changed'
  | 'sessions_ended'
  | 'staff_login_failed'
  | 'throttled';

/** The fields of an event besides the request and the client: ids and amounts, never an email, a name or a token. */
export interface SecurityFacts {
  accountId?: number | undefined;
  limit?: LimitName | VisitorEmail | 'reads';
  code?: string;
  reason?: string;
  sessions?: number;
  listingId?: number;
  fromType?: number | null | undefined;
  toType?: number | null | undefined;
  /** The amount charged to the card immediately, in cents. */
  chargeCents?: number;
}

type RequestFacts = Pick<FastifyRequest, 'id' | 'ip' | 'viewer'>;

/** The maximum lines per minute: of one event from one client, and of one event in total. The rest are counted. */
const MAX_PER_CLIENT = 10;
const MAX_PER_EVENT = 300;
const WINDOW_MS = 60_000;

/**
 * Writes security events to the server's log, one structured line each, at level info whatever LOG_LEVEL is (except
 * `silent`). Repeated events of a client are counted and reported as one line at the end of the minute.
 */
export class SecurityLog {
  readonly #key: Buffer;
  readonly #requests = new AsyncLocalStorage<RequestFacts>();
  /** This minute's events by client; only events that were written, so the size is bounded. */
  readonly #counts = new Map<string, { event: SecurityEvent; client: string | undefined; times: number }>();
  readonly #written = new Map<SecurityEvent, number>();
  readonly #overflow = new Map<SecurityEvent, number>();
  #logger: FastifyBaseLogger | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ secret }: { secret: string }) {
    this.#key = createHmac('sha256', secret).update('security-log').digest();
  }

  /** Attaches to the server's log and associates each event with its request. */
  attach(app: FastifyInstance): void {
    this.#logger = app.log.level === 'silent' ? undefined : app.log.child({}, { level: 'info' });
    // After the body is read: hooks that run earlier are outside the handler's asynchronous context.
    app.addHook('preHandler', (request, _reply, done) => this.#requests.run(request, done));
    app.addHook('onClose', async () => this.flush());
  }

  /** Writes an event of the current request, or of the given one. */
  record(event: SecurityEvent, facts: SecurityFacts = {}, request = this.#requests.getStore()): void {
    if (!this.#logger) return;
    const client = request && this.#clientOf(request.ip);
    this.#timer ??= setTimeout(() => this.flush(), WINDOW_MS).unref();
    const key = `${event} ${client ?? ''}`;
    const known = this.#counts.get(key);
    if (known && ++known.times > MAX_PER_CLIENT) return;
    const written = this.#written.get(event) ?? 0;
    if (written >= MAX_PER_EVENT) {
      this.#overflow.set(event, (this.#overflow.get(event) ?? 0) + 1);
      return;
    }
    this.#written.set(event, written + 1);
    if (!known) this.#counts.set(key, { event, client, times: 1 });
    const accountId = facts.accountId ?? request?.viewer?.accountId;
    this.#write(event, { requestId: request?.id, client, ...facts, accountId });
  }

  /** Writes how many events of this minute were suppressed, and starts the next minute. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { event, client, times } of this.#counts.values())
      if (times > MAX_PER_CLIENT) this.#write(event, { client, suppressed: times - MAX_PER_CLIENT });
    for (const [event, suppressed] of this.#overflow) this.#write(event, { suppressed });
    for (const counts of [this.#counts, this.#written, this.#overflow]) counts.clear();
  }

  #write(event: SecurityEvent, facts: object): void {
    this.#logger?.info({ event: `security.${event}`, ...facts }, 'security event');
  }

  /** Returns a pseudonym for a client's network that cannot be reversed to an address without the server's secret. */
  #clientOf(ip: string): string {
    return createHmac('sha256', this.#key).update(networkOf(ip)).digest('hex').slice(0, 16);
  }
}
