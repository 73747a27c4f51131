import { Migration } from '@mikro-orm/migrations';

/**
 * Listings that nobody confirmed come last on the homepage and among the closest ones (K65). Each step is its own
 * transaction and may be repeated.
 */
export class Migration20261125171000_stale_last extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An index that was not finished stays and is invalid.
    this.addSql('drop index if exists offer_featured_confirmed');
    this.addSql(
      `create index concurrently offer_featured_confirmed on offer (stale, published_at desc, listing_id desc)
        where featured and bedrooms = 0`,
    );
    this.addSql('drop index concurrently if exists offer_featured');
    // Bit 30 of the facts, which are the bytes from the 24th on.
    this.addSql('update offer set profile = set_bit(profile, 24 * 8 + 6, 1) where stale and profile is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
