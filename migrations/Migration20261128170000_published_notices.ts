import { Migration } from '@mikro-orm/migrations';

/** Drafts that are published in one checkout share one email, due a minute after the last of them. */
export class Migration20261128170000_published_notices extends Migration {
  override up(): void {
    this.addSql('alter table publish_intent add column notice_due_at timestamptz');
    this.addSql(
      'create index publish_intent_by_notice on publish_intent (account_id, notice_due_at) where notice_due_at is not null',
    );
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
