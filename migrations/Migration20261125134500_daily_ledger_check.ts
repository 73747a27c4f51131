import { Migration } from '@mikro-orm/migrations';

/** When the ledger was last compared with the payment processor, and how many differences there were. */
export class Migration20261125134500_daily_ledger_check extends Migration {
  override up(): void {
    this.addSql(
      'alter table reconciler add column ledger_checked_at timestamptz, add column ledger_differences int not null default 0',
    );
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
