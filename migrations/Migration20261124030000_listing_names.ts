import { Migration } from '@mikro-orm/migrations';

/** Listings are found by a part of their name. */
export class Migration20261124030000_listing_names extends Migration {
  override up(): void {
    this.addSql(`create index listing_name_trigrams on listing using gin (lower(name) gin_trgm_ops)
      where status = 1 and hidden_at is null`);
  }
}
