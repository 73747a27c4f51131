import { Migration } from '@mikro-orm/migrations';

/**
 * What was looked for through whole tables: whether a landlord has entered a number that is to be given out, an account's
 * subscriptions and its tries to pay. Drafts are found by their account, and no longer by their name alone.
 */
export class Migration20261121364000_lookups extends Migration {
  override up(): void {
    this.addSql('create index listing_contact_by_phone on listing_contact (phone)');
    this.addSql('create index subscription_by_account on subscription (account_id)');
    this.addSql('create index publish_intent_by_account on publish_intent (account_id) where account_id is not null');
    this.addSql('drop index saved_draft_by_draft');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
