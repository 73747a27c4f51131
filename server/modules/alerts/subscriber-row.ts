import type { EntityManager } from '@mikro-orm/postgresql';
import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import type { HousingFilter } from '../../../domain/search/search-query.ts';
import type { SearchArea } from '../housing/search/fitting-sql.ts';

/** Who is told of new homes, as far as others need it. Names and phone are written and never read. */
export interface SubscriberRow {
  /** Below 2^48, left to chance. */
  id: number;
  /** What its mailed links end with. */
  token: string;
  email: string;
  filter: HousingFilter;
  site: BrandCode;
  /** How many letters of new homes it has had. */
  letters: number;
  unsubscribedAt: Date | null;
}

/** A place as a search knows it, with the name people use. */
export type NamedSearchArea = SearchArea & { displayName: string };

export interface PlacePort {
  location(type: LocationType, id: number): Promise<NamedSearchArea | null>;
}

const COLUMNS = `id::float8 as id, token, email, search_filter as filter, site, letters,
  unsubscribed_at as "unsubscribedAt"`;

type Stored = Omit<SubscriberRow, 'unsubscribedAt'> & { unsubscribedAt: string | Date | null };

/** The subscribers that `where` names: SQL, with its parameters. */
export async function subscribersWhere(
  em: EntityManager,
  where: string,
  values: readonly unknown[],
): Promise<SubscriberRow[]> {
  const rows = await em.execute<Stored[]>(`select ${COLUMNS} from subscriber where ${where}`, [...values]);
  return rows.map(({ unsubscribedAt, ...row }) => ({
    ...row,
    unsubscribedAt: unsubscribedAt === null ? null : new Date(unsubscribedAt),
  }));
}
