import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the moment from which listings are new to an alert that is not confirmed yet. Only a confirmed one keeps the ids
 * of the listings that were found until then.
 */
export class Migration20261128140000_alert_baseline extends Migration {
  override up(): void {
    this.addSql('alter table subscriber add column new_since timestamptz');
  }
}
