import { Migration } from '@mikro-orm/migrations';

/**
 * When the contact phone of a listing was last confirmed by a code from a call to it, and these calls (K66). Another
 * number starts over, unless the account has confirmed it for another listing.
 */
export class Migration20261125211000_phone_checks extends Migration {
  override up(): void {
    this.addSql('alter table listing_contact add column phone_confirmed_at timestamptz');
    this.addSql(`create function start_phone_check() returns trigger language plpgsql as $$
      begin
        new.phone_confirmed_at := (
          select max(c.phone_confirmed_at) from listing_contact c join listing l on l.id = c.listing_id
           where c.phone = new.phone and c.phone_extension is not distinct from new.phone_extension
             and c.listing_id <> new.listing_id
             and l.account_id = (select account_id from listing where id = new.listing_id));
        return new;
      end $$`);
    this.addSql(`create trigger listing_contact_phone_made before insert on listing_contact for each row
      when (new.phone_confirmed_at is null) execute function start_phone_check()`);
    this.addSql(`create trigger listing_contact_phone_changed before update of phone, phone_extension on listing_contact
      for each row when (old.phone is distinct from new.phone or old.phone_extension is distinct from new.phone_extension)
      execute function start_phone_check()`);
    this.addSql(`create table phone_check (
      id bigint generated always as identity primary key,
      listing_id bigint not null references listing on delete cascade,
      account_id bigint not null references account on delete cascade,
      phone text not null,
      extension text,
      code_hash bytea not null,
      attempts int not null default 0,
      called_at timestamptz not null)`);
    this.addSql('create index phone_check_listing on phone_check (listing_id, id)');
    this.addSql('create index phone_check_phone on phone_check (phone, called_at)');
    this.addSql('create index phone_check_account on phone_check (account_id, called_at)');
    this.addSql('create index phone_check_called on phone_check (called_at)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
