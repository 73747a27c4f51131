import { Migration } from '@mikro-orm/migrations';

/** Publish intents that wait for staff to review their text (K66): nothing is charged before. */
export class Migration20261124080000_reviews extends Migration {
  override up(): void {
    this.addSql('alter table publish_intent add column review jsonb, add column review_due_at timestamptz');
    this.addSql('alter table publish_intent drop constraint publish_intent_state_check');
    this.addSql(
      `alter table publish_intent add constraint publish_intent_state_check
         check (state in ('review', 'open', 'authenticating', 'done', 'refused', 'undone'))`,
    );
    this.addSql('drop index publish_intent_one_open');
    this.addSql(
      `create unique index publish_intent_one_open on publish_intent (draft_id)
         where state in ('review', 'open', 'authenticating')`,
    );
    this.addSql(`create index publish_intent_in_review on publish_intent (review_due_at) where state = 'review'`);
  }
}
