import { Migration } from '@mikro-orm/migrations';

/** What a bill is for, line by line, and what it put to its landlord's credit: a change of kind is no month. */
export class Migration20261122375001_receipt_lines extends Migration {
  override up(): void {
    this.addSql(`alter table invoice add column lines jsonb not null default '[]'`);
    this.addSql('alter table invoice add column credited_cents integer not null default 0');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
