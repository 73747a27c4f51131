import { Migration } from '@mikro-orm/migrations';

/**
 * What renters filter by: terms of floorplans (K64), the facts that a listing's amenities state (K20), the text a
 * landlord wrote (K36), and when availability was confirmed (K65). Existing listings state none of it; the facts of
 * their amenities are filled in.
 */
export class Migration20261124000000_search_filters extends Migration {
  override up(): void {
    this.addSql('alter table listing add column description_text text, add column confirmed_at timestamptz');
    this.addSql(`alter table floorplan
      add column fees_monthly integer check (fees_monthly >= 0),
      add column utilities integer check (utilities >= 0),
      add column deposit integer check (deposit >= 0),
      add column one_time integer check (one_time >= 0),
      add column lease_months smallint[] not null default '{}',
      add column available_on date`);
    this.addSql('alter table offer add column facts integer not null default 0');
    const has = (...ids: number[]) => `l.amenities && '{${ids.join(',')}}'::smallint[]`;
    const silent = `not ${has(37, 38, 39)}`;
    const bits: [number, string][] = [
      [1, has(33, 34)],
      [16, has(4)],
      [32, has(2)],
      [64, has(33)],
      [128, has(11)],
      [256, has(37)],
      [512, has(38)],
      [1024, `(${has(37)} or ${silent})`],
      [2048, `(${has(38)} or ${silent})`],
    ];
    const facts = bits.map(([bit, condition]) => `case when ${condition} then ${bit} else 0 end`).join(' + ');
    this.addSql(`update offer set facts = ${facts} from listing l where l.id = offer.listing_id`);
    this.addSql('drop index offer_near');
    this.addSql('drop index offer_state');
    this.addSql(
      'create index offer_near on offer (bedrooms, strip, lon) include (lat, featured, listing_id, rents, facts, published_at)',
    );
    this.addSql(
      'create index offer_state on offer (bedrooms, state, featured desc, published_at desc, listing_id) include (rents, facts)',
    );
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
