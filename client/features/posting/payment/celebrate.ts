import type { ApolloClient } from '@apollo/client';
import { refreshSocketLogin, type UserInfo } from '../../../graphql/subscription-socket.ts';
import { signIn } from '../../../graphql/viewer.ts';
import { ViewerDocument } from '../../../graphql/viewer.generated.ts';
import { pushToDataLayer } from '../../../shared/tracking/data-layer.ts';
import { forgetAccountCredentials } from '../draft/account-credentials.ts';
import { endDraft } from '../draft/posting-session.ts';
import css from './confetti.module.css';

const PIECE_COUNT = 70;
const DURATION_MS = 2000;
const CONFETTI_COLORS = ['var(--accent)', 'var(--accent-2)', 'var(--notice)', 'var(--good)', 'var(--accent-strong)'];

/** Shows 70 pieces for 2000 ms in a layer of the body, which outlasts navigation (K29). Shows none with reduced motion. */
function showConfetti(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const layer = document.createElement('div');
  layer.className = css.layer ?? '';
  layer.setAttribute('aria-hidden', 'true');
  for (let index = 0; index < PIECE_COUNT; index += 1) {
    const piece = document.createElement('i');
    const set = (name: string, value: string) => piece.style.setProperty(name, value);
    set('--left', `${Math.random() * 100}%`);
    set('--drift', `${Math.random() * 30 - 15}vw`);
    set('--turn', `${Math.round(Math.random() * 1440 - 720)}deg`);
    set('--delay', `${Math.round(Math.random() * 300)}ms`);
    set('--colour', CONFETTI_COLORS[index % CONFETTI_COLORS.length] ?? 'currentColor');
    layer.append(piece);
  }
  document.body.append(layer);
  setTimeout(() => layer.remove(), DURATION_MS);
}

/** Delay of the confetti until the notice has appeared, in milliseconds (K29). */
const POP_DURATION_MS = 150;

/** Completes a successful payment [§4]. Only the price is sent to analytics; `user` is the account that publishing created. */
export function celebrate(client: ApolloClient, bought: { price: number; user: UserInfo | null }): void {
  setTimeout(showConfetti, POP_DURATION_MS);
  pushToDataLayer('listing_published', { price: bought.price });
  endPosting(client, bought.user);
}

/** Ends the draft of a listing that was published or sent for review, and logs in the account that this created. */
export function endPosting(client: ApolloClient, user: UserInfo | null): void {
  endDraft(client, 'published');
  forgetAccountCredentials(client.cache);
  if (user) refreshSocketLogin(user);
  // publishing may have created and logged in an account; the dashboard refetches if this fails
  client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
    ({ data }) => data?.me && signIn(client.cache, data.me),
    () => undefined,
  );
}
