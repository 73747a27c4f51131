import type { EntityManager } from '@mikro-orm/postgresql';
import type { AlertFrequency } from '../../../domain/alerts/alert-frequency.ts';
import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { HousingFilter } from '../../../domain/search/search-query.ts';
import type { SearchArea } from '../housing/search/search-sql.ts';

/** The columns of a subscriber that other modules need. Names and phone are written and never read. */
export interface SubscriberRow {
  /** Random, below 2^48. */
  id: number;
  /** The last path segment of its unsubscribe links. */
  token: string;
  email: string;
  filter: HousingFilter;
  site: BrandCode;
  /** Number of new-listings emails sent. */
  emailsSent: number;
  unsubscribedAt: Date | null;
  /** Null until its owner has confirmed the address. */
  confirmedAt: Date | null;
  frequency: AlertFrequency;
}

/** A search area with its display name. */
export type NamedSearchArea = SearchArea & { displayName: string };

const COLUMNS = `id::float8 as id, token, email, search_filter as filter, site, emails_sent as "emailsSent",
  unsubscribed_at as "unsubscribedAt", confirmed_at as "confirmedAt", frequency`;

type Moment = string | Date | null;
type Stored = Omit<SubscriberRow, 'unsubscribedAt' | 'confirmedAt'> & { unsubscribedAt: Moment; confirmedAt: Moment };

const toDate = (moment: Moment): Date | null => (moment === null ? null : new Date(moment));

/** Returns the subscribers that match `where`: SQL, with its parameters. */
export async function subscribersWhere(
  em: EntityManager,
  where: string,
  values: readonly unknown[],
): Promise<SubscriberRow[]> {
  const rows = await em.execute<Stored[]>(`select ${COLUMNS} from subscriber where ${where}`, [...values]);
  return rows.map(({ unsubscribedAt, confirmedAt, ...row }) => ({
    ...row,
    unsubscribedAt: toDate(unsubscribedAt),
    confirmedAt: toDate(confirmedAt),
  }));
}
