import { Migration } from '@mikro-orm/migrations';

/** The newest featured listings of the whole country, for the homepage. */
export class Migration20261124090000_featured_listings extends Migration {
  override up(): void {
    this.addSql(
      'create index offer_featured on offer (published_at desc, listing_id desc) where featured and bedrooms = 0',
    );
  }
}
