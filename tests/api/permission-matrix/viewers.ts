import { RestClient } from '../../setup/rest-client.ts';
import type { ServedApp } from '../../setup/served-app.ts';

/** Viewers: an anonymous visitor, the landlord who owns the data, another landlord, and the owner with an expired session. */
export const viewers = ['anonymous', 'owner', 'other', 'expired'] as const;
export type Viewer = (typeof viewers)[number];

/** The outcome for each viewer. */
export type OutcomePerViewer<Outcome = string> = Readonly<Record<Viewer, Outcome>>;

/** Returns the same outcome for every viewer: for public data, or where something other than a session proves access. */
export const sameForAll = <Outcome>(outcome: Outcome): OutcomePerViewer<Outcome> => ({
  anonymous: outcome,
  owner: outcome,
  other: outcome,
  expired: outcome,
});

/** Returns one outcome for viewers without an active session, one for the owner and one for another landlord. */
export const perViewer = <Outcome>(without: Outcome, owner: Outcome, other: Outcome): OutcomePerViewer<Outcome> => ({
  anonymous: without,
  owner,
  other,
  expired: without,
});

/** A browser with a session cookie, or an empty one. */
class Browser extends RestClient {
  constructor(
    url: string,
    readonly session: string | null,
  ) {
    super(url);
  }

  /** Fetches the CSRF token first where there is none yet. */
  override async send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response> {
    if (method !== 'GET' && !this.cookies().includes('XSRF-TOKEN=')) await super.send('GET', '/api/session');
    return super.send(method, path, body, headers);
  }

  override cookies(): string {
    return [this.session === null ? '' : `session=${this.session}`, super.cookies()].filter(Boolean).join('; ');
  }
}

/** Returns a new browser of this viewer, each with its own session, so that ending one does not affect the next. */
export async function browserOf(app: ServedApp, viewer: Viewer, owner: number, other: number): Promise<Browser> {
  if (viewer === 'anonymous') return new Browser(app.url, null);
  const from = { ip: '192.0.2.1', userAgent: 'Matrix/1' };
  const { token, publicId } = await app.services.sessions.begin(viewer === 'other' ? other : owner, from);
  if (viewer === 'expired')
    await app.rows(`update session set expires_at = now() - interval '1 second' where public_id = $1`, [publicId]);
  return new Browser(app.url, token);
}
