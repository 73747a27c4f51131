import { embedGraphql, embedToken, WIDGET_TOKEN_HEADER } from '../../domain/widget/embed-urls.ts';
import type { WidgetBoot } from '../../domain/widget/messages.ts';
import type { Transport } from '../graphql/transport.ts';
import { serverUrl } from '../graphql/server-url.ts';

/** What the server answers to a token that has ended. */
const REJECTED_STATUS = 403;

const tokenIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string'
    ? answer.token
    : undefined;

/**
 * How a widget's frame reaches the server: with the token that came with its page, and no cookie whatever the browser has
 * (K44). A refusal reaches nothing, so a token that has ended is renewed, once, and the same said again.
 */
export function frameTransport({ site, token }: Pick<WidgetBoot, 'site' | 'token'>): Transport {
  let current = token;
  let renewing: Promise<void> | undefined;

  const renew = async () => {
    const answer = await fetch(serverUrl(embedToken(site) as '/'), {
      credentials: 'omit',
      headers: { accept: 'application/json' },
    }).catch(() => undefined);
    current = (answer?.ok && tokenIn(await answer.json().catch(() => undefined))) || current;
    renewing = undefined;
  };

  return async (init) => {
    const send = () => {
      const headers = new Headers(init.headers);
      headers.set(WIDGET_TOKEN_HEADER, current);
      return fetch(serverUrl(embedGraphql(site) as '/'), { ...init, credentials: 'omit', headers });
    };
    const said = current;
    const response = await send();
    if (response.status !== REJECTED_STATUS) return response;
    // Several calls may be refused at once; one of them asks for all.
    if (said === current) await (renewing ??= renew());
    return send();
  };
}
