import { RestClient } from '../../setup/rest-client.ts';
import type { ServedApp } from '../../setup/served-app.ts';

/** Who may ask: nobody in particular, the landlord whose things they are, another landlord, and that owner too late. */
export const viewers = ['anonymous', 'owner', 'other', 'expired'] as const;
export type Viewer = (typeof viewers)[number];

/** What comes of it for each. */
export type OutcomePerViewer<Outcome = string> = Readonly<Record<Viewer, Outcome>>;

/** The same for everybody: what is public, or is proven otherwise than by a session. */
export const sameForAll = <Outcome>(outcome: Outcome): OutcomePerViewer<Outcome> => ({
  anonymous: outcome,
  owner: outcome,
  other: outcome,
  expired: outcome,
});

/** One for whoever has no living session, one for the owner, one for another landlord. */
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

  /** The token is asked for where nothing else has to be found out. */
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

/** A new browser of this viewer: each with a session of its own, so that one that is ended takes nothing from the next. */
export async function browserOf(app: ServedApp, viewer: Viewer, owner: number, other: number): Promise<Browser> {
  if (viewer === 'anonymous') return new Browser(app.url, null);
  const from = { ip: '192.0.2.1', userAgent: 'Matrix/1' };
  const { token, publicId } = await app.services.sessions.begin(viewer === 'other' ? other : owner, from);
  if (viewer === 'expired')
    await app.rows(`update session set expires_at = now() - interval '1 second' where public_id = $1`, [publicId]);
  return new Browser(app.url, token);
}
