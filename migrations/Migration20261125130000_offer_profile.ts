import { Migration } from '@mikro-orm/migrations';

/**
 * What a closest search scores of a listing, packed beside its offer for any number of bedrooms (ADR 0008). Each step is
 * its own transaction and may be repeated: in one, the new column would lock out readers until a million profiles are
 * written.
 */
export class Migration20261125130000_offer_profile extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table offer add column if not exists profile bytea');
    this.addSql(`update offer set profile =
        float8send(listing_id) || float8send(lat) || float8send(lon) || int4send(facts) || (
          select int2send(count(*)::smallint) || string_agg(int2send(f.bedrooms)
            || int2send((f.bathrooms * 10)::smallint) || int4send(f.rent) || int4send(coalesce(f.utilities, -1))
            || int4send(coalesce(f.available_on - date '2000-01-01', -1))
            || float8send((select coalesce(sum(2::float8 ^ (months - 1)), 0) from unnest(f.lease_months) months)), '')
          from floorplan f where f.listing_id = offer.listing_id)
      where bedrooms = 0`);
    // An index that was not finished stays and is invalid.
    this.addSql('drop index if exists offer_profile');
    this.addSql('create index concurrently offer_profile on offer (strip, lon) include (profile) where bedrooms = 0');
  }
}
