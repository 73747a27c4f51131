import type { ApolloClient } from '@apollo/client';
import { tellSocketOfLogin, type UserInfo } from '../../apollo/live-channel.ts';
import { signIn } from '../../apollo/viewer.ts';
import { ViewerDocument } from '../../apollo/viewer.generated.ts';
import { track } from '../../ui/data-layer.ts';
import { forgetAccount } from '../draft/account-memory.ts';
import { endDraft } from '../draft/posting-start.ts';
import { throwConfetti } from './confetti.ts';

/** The dashboard opens this long after the payment [§9]. */
const LEAVE_AFTER_MS = 1000;
/** The confetti begins when what is said has popped in (K29). */
const POP_MS = 150;

export interface Bought {
  /** Dollars a month; all that analytics hear. */
  price: number;
  /** The account that publishing made; null for who was logged in. */
  user: UserInfo | null;
}

/** What a payment that went through leads to: confetti, the conversion told, nothing kept, and the dashboard [§4]. */
export function celebrate(client: ApolloClient, { price, user }: Bought, leave: () => void): void {
  setTimeout(throwConfetti, POP_MS);
  track('listing_published', { price });
  endDraft(client, 'published');
  forgetAccount(client.cache);
  setTimeout(leave, LEAVE_AFTER_MS);
  if (user) tellSocketOfLogin(user);
  // an account may have been made, and is logged in then; the dashboard asks again if this fails
  client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
    ({ data }) => data?.me && signIn(client.cache, data.me),
    () => undefined,
  );
}
