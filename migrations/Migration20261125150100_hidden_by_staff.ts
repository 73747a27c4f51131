import { Migration } from '@mikro-orm/migrations';

/** When staff have hidden a listing (K42): equal to hidden_at where nothing else hides it. */
export class Migration20261125150100_hidden_by_staff extends Migration {
  override up(): void {
    this.addSql('alter table listing add column staff_hidden_at timestamptz');
    this.addSql('alter table listing add check (staff_hidden_at is null or hidden_at is not null)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
