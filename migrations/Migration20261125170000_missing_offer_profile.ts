import { Migration } from '@mikro-orm/migrations';

/** The layout of server/modules/housing/offers/offer-profile.ts, of an offer's columns and its listing's floorplans. */
const profileOf = (offer: string): string => `
  float8send(${offer}.listing_id) || float8send(${offer}.lat) || float8send(${offer}.lon) || int4send(${offer}.facts) || (
    select int2send(count(*)::smallint) || string_agg(int2send(f.bedrooms)
      || int2send((f.bathrooms * 10)::smallint) || int4send(f.rent) || int4send(coalesce(f.utilities, -1))
      || int4send(coalesce(f.available_on - date '2000-01-01', -1))
      || float8send((select coalesce(sum(2::float8 ^ (months - 1)), 0) from unnest(f.lease_months) months)), '')
    from floorplan f where f.listing_id = ${offer}.listing_id)`;

/**
 * Servers of the version before offer_profile publish while a deploy is under way, and write offers without profiles,
 * which no closest search would find: the database adds them.
 */
export class Migration20261125170000_missing_offer_profile extends Migration {
  override up(): void {
    this.addSql(`create function add_offer_profile() returns trigger language plpgsql as $$
      begin
        new.profile := ${profileOf('new')};
        return new;
      end $$`);
    this.addSql(`create trigger offer_profile_missing before insert on offer for each row
      when (new.bedrooms = 0 and new.profile is null) execute function add_offer_profile()`);
    // A new version of their strips, for processes that keep these in memory.
    this.addSql(`insert into offer_change (strip)
      select distinct strip from offer where bedrooms = 0 and profile is null`);
    this.addSql(`update offer set profile = ${profileOf('offer')} where bedrooms = 0 and profile is null`);
  }
}
