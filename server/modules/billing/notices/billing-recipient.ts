import type { EntityManager } from '@mikro-orm/postgresql';
import { cardLabel } from '../../../../domain/billing/card-on-file.ts';

/** The recipient of an email about a listing's billing, and the data that the email contains. */
export interface BillingRecipient {
  name: string;
  email: string;
  dashboardUrl: string;
  /** Marked as rented: hidden from renters although it is paid for. */
  hidden: boolean;
  /** 'Visa ending 4242'; null when no card is stored. */
  card: string | null;
}

/** Reads the recipient of a listing's billing emails in the caller's transaction. */
export async function findBillingRecipient(
  em: EntityManager,
  listing: { id?: number; accountId: number; name: string; hiddenAt?: Date | string | null },
  baseUrl: string,
): Promise<BillingRecipient> {
  const [row] = await em.execute<{ email: string; brand: string | null; last4: string | null }[]>(
    `select email, coalesce(s.card_brand, c.card_brand) as brand, coalesce(s.card_last4, c.card_last4) as last4
       from account left join billing_customer c on c.account_id = account.id
       left join subscription s on s.listing_id = ?::bigint
      where account.id = ?`,
    [listing.id ?? null, listing.accountId],
  );
  return {
    name: listing.name,
    email: row?.email ?? '',
    dashboardUrl: `${baseUrl}/advertising-home`,
    hidden: Boolean(listing.hiddenAt),
    card: row?.last4 ? cardLabel({ brand: row.brand, last4: row.last4 }) : null,
  };
}
