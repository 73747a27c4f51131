import type { Payments } from '../../ports/payments/payments.ts';
import type { SecurityLog } from '../../security-log.ts';
import type { BillingService } from './billing.service.ts';
import { CardNotices } from './card-notices.ts';
import { EndingNotices, type NoticeDeps } from './ending-notices.ts';
import { NewPrices } from './new-prices.ts';
import { Notices } from './notices.ts';
import type { BillingMail } from './owed-notices.ts';

interface BillingNoticesDeps extends NoticeDeps {
  mail: BillingMail;
  payments: Payments;
  billing: BillingService;
  security: SecurityLog;
  onError: (error: unknown) => void;
}

/** Everything that landlords are told before it happens to what they pay for. */
export function billingNotices({ payments, billing, security, onError, ...deps }: BillingNoticesDeps): Notices {
  const prices = new NewPrices({ ...deps, payments, billing, security });
  const cards = new CardNotices({
    ...deps,
    cards: payments.cards,
    keepCard: billing.customers.keepCard.bind(billing.customers),
  });
  const kinds = [new EndingNotices(deps), cards, prices.letters, prices.changes];
  return new Notices({ clock: deps.clock, kinds, onError });
}
