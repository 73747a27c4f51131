import { Migration } from '@mikro-orm/migrations';

/**
 * Whose affairs a letter is about: it goes with their account and stands in the copy of their data, whatever address it
 * went to. No reference: a letter may be written while its account is being deleted. Of those of before, the address tells.
 */
export class Migration20261121361000_letters_of extends Migration {
  override up(): void {
    this.addSql('alter table mail add column account_id bigint');
    this.addSql(`update mail set account_id = coalesce(
      (select id from account where lower(email) = lower(mail."to")),
      (select min(l.account_id) from listing_contact c join listing l on l.id = c.listing_id
        where lower(c.email) = lower(mail."to")))`);
    this.addSql('create index mail_by_account on mail (account_id) where account_id is not null');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
