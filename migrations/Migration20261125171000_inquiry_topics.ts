import { Migration } from '@mikro-orm/migrations';

/** What an inquiry to the operator is about. */
export class Migration20261125171000_inquiry_topics extends Migration {
  override up(): void {
    this.addSql(`alter table enquiry add column topic text not null default 'advertising'
      check (topic in ('advertising', 'partnership'))`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
