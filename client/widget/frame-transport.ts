import { isRecord } from '../../domain/is-record.ts';
import { embedGraphql, embedToken, WIDGET_TOKEN_HEADER } from '../../domain/widget/embed-urls.ts';
import type { WidgetBoot } from '../../domain/widget/messages.ts';
import { serverUrl, type Transport } from '../graphql/transport.ts';

/** The response status for an expired token. */
const REJECTED_STATUS = 403;

const tokenIn = (answer: unknown): string | undefined =>
  isRecord(answer) && typeof answer['token'] === 'string' ? answer['token'] : undefined;

/** Sends with the token of the frame's page, never a cookie (K44); an expired token is renewed once and sent again. */
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
    const sent = current;
    const response = await send();
    if (response.status !== REJECTED_STATUS) return response;
    // Several requests may be rejected at once; they share one renewal.
    if (sent === current) await (renewing ??= renew());
    return send();
  };
}
