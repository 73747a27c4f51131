import { Migration } from '@mikro-orm/migrations';

/**
 * The card that pays for each listing: until now all listings showed the account's latest card, although each
 * subscription keeps the card that it was started with. Null means the account's card. `keep_card`: whether a new card
 * also becomes the account's card on file.
 */
export class Migration20261124070000_listing_cards extends Migration {
  override up(): void {
    this.addSql('alter table subscription add column card text, add column card_brand text, add column card_last4 text');
    this.addSql('alter table billing_customer add column setup_listings jsonb');
    this.addSql('alter table publish_intent add column keep_card boolean not null default true');
  }
}
