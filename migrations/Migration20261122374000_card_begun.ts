import { Migration } from '@mikro-orm/migrations';

/**
 * The change of card that was begun last and is not taken yet: the processor's id of it, when it was begun, and when it was
 * first seen confirmed. Whoever closes the page in between finds the new card in its place all the same.
 */
export class Migration20261122374000_card_begun extends Migration {
  override up(): void {
    this.addSql(`alter table billing_customer
      add column setup text,
      add column setup_begun_at timestamptz,
      add column setup_seen_at timestamptz`);
    this.addSql('create index billing_customer_by_setup on billing_customer (setup_begun_at) where setup is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
