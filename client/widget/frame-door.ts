import { embedGraphql, embedToken, WIDGET_TOKEN_HEADER } from '../../domain/widget/addresses.ts';
import type { WidgetBoot } from '../../domain/widget/messages.ts';
import type { Door } from '../apollo/door.ts';
import { serverAddress } from '../apollo/server-address.ts';

/** What the server answers to a token that has ended. */
const REFUSED = 403;

const tokenIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string'
    ? answer.token
    : undefined;

/**
 * How a widget's frame reaches the server: with the token that came with its page, and no cookie whatever the browser has
 * (K44). A refusal reaches nothing, so a token that has ended is renewed, once, and the same said again.
 */
export function frameDoor({ site, token }: Pick<WidgetBoot, 'site' | 'token'>): Door {
  let current = token;
  let renewing: Promise<void> | undefined;

  const renew = async () => {
    const answer = await fetch(serverAddress(embedToken(site) as '/'), {
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
      return fetch(serverAddress(embedGraphql(site) as '/'), { ...init, credentials: 'omit', headers });
    };
    const said = current;
    const response = await send();
    if (response.status !== REFUSED) return response;
    // Several calls may be refused at once; one of them asks for all.
    if (said === current) await (renewing ??= renew());
    return send();
  };
}
