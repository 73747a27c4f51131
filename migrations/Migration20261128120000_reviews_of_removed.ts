import { Migration } from '@mikro-orm/migrations';

/** Deletes edits in review whose listing is removed: nobody can decide them, and they stay due. */
export class Migration20261128120000_reviews_of_removed extends Migration {
  override up(): void {
    this.addSql('delete from edit_review where listing_id in (select id from listing where status = -1)');
  }
}
