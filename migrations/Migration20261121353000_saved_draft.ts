import { Migration } from '@mikro-orm/migrations';

/**
 * What landlords are writing, so that another device can go on with it. One that was forgotten or published keeps its row,
 * without a word in it, until it is swept: a version never begins anew.
 */
export class Migration20261121353000_saved_draft extends Migration {
  override up(): void {
    this.addSql(`create table saved_draft (
      account_id bigint not null references account on delete cascade,
      draft_id uuid not null,
      draft jsonb,
      version integer not null,
      saved_at timestamptz not null,
      primary key (account_id, draft_id))`);
    this.addSql('create index saved_draft_by_age on saved_draft (saved_at)');
    this.addSql('create index saved_draft_by_draft on saved_draft (draft_id)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
