import { Migration } from '@mikro-orm/migrations';

/** Listings that nobody confirmed come last on the homepage and among the closest ones (K65). */
export class Migration20261125171000_stale_last extends Migration {
  override up(): void {
    this.addSql('drop index offer_featured');
    this.addSql(
      'create index offer_featured on offer (stale, published_at desc, listing_id desc) where featured and bedrooms = 0',
    );
    // Bit 30 of the facts, which are the bytes from the 24th on.
    this.addSql('update offer set profile = set_bit(profile, 24 * 8 + 6, 1) where stale and profile is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
