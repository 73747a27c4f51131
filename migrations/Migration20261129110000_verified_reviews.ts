import { Migration } from '@mikro-orm/migrations';

/** A publish intent that waits for its cardholder no longer reserves the email of its account for itself (K66). */
export class Migration20261129110000_verified_reviews extends Migration {
  override up(): void {
    this.addSql('drop index publish_intent_one_email');
    this.addSql(
      `create unique index publish_intent_one_email on publish_intent (lower(new_account ->> 'email')) where state = 'open'`,
    );
    this.addSql(
      `create index publish_intent_by_email on publish_intent (lower(new_account ->> 'email')) where state in ('open', 'authenticating')`,
    );
    // Also of reviews that have ended, whose unused accounts are removed.
    this.addSql('drop index publish_intent_in_review');
    this.addSql('create index publish_intent_in_review on publish_intent (review_due_at) where review_due_at is not null');
  }
}
