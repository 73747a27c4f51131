import { Migration } from '@mikro-orm/migrations';

/**
 * Reminders to confirm that a listing is available, and what follows without an answer (K65). An index that is read
 * in search order has fresh listings first. Each step is its own transaction and may be repeated, so that readers of a
 * million listings wait for none of the indexes.
 */
export class Migration20261125140000_freshness extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`alter table listing
      add column if not exists confirm_due_at timestamptz,
      add column if not exists stale_at timestamptz,
      add column if not exists hidden_unconfirmed boolean not null default false,
      add column if not exists renewal_stopped boolean not null default false`);
    // An index that was not finished stays and is invalid.
    this.addSql('drop index if exists listing_confirm_due');
    this.addSql(
      'create index concurrently listing_confirm_due on listing (confirm_due_at) where status = 1 and hidden_at is null and not demo',
    );
    this.addSql('drop index if exists listing_renewal_stopped');
    this.addSql('create index concurrently listing_renewal_stopped on listing (id) where renewal_stopped');
    this.addSql(`create table if not exists confirmation_reminder (
      id bigint generated always as identity primary key,
      listing_id bigint not null references listing on delete cascade,
      mail_id uuid not null,
      token_hash bytea not null unique,
      queued_at timestamptz not null,
      announces text check (announces in ('stale', 'hidden')),
      step_at timestamptz)`);
    this.addSql('create index if not exists confirmation_reminder_listing on confirmation_reminder (listing_id, id)');
    // However a listing stops being listed, its reminders start over when it is listed again.
    this.addSql(`create or replace function end_confirmation_reminders() returns trigger language plpgsql as $$
      begin
        delete from confirmation_reminder where listing_id = new.id;
        new.confirm_due_at := null;
        return new;
      end $$`);
    this.addSql(`create or replace trigger listing_end_reminders before update of status, hidden_at on listing for each row
      when (old.status = 1 and old.hidden_at is null
        and (new.status <> 1 or (new.hidden_at is not null and not new.hidden_unconfirmed)))
      execute function end_confirmation_reminders()`);
    this.addSql('alter table offer add column if not exists stale boolean not null default false');
    for (const name of ['offer_near_stale', 'offer_state_stale']) this.addSql(`drop index if exists ${name}`);
    this.addSql(
      'create index concurrently offer_near_stale on offer (bedrooms, strip, lon) include (lat, featured, listing_id, rents, facts, published_at, stale)',
    );
    this.addSql(
      'create index concurrently offer_state_stale on offer (bedrooms, state, featured desc, stale, published_at desc, listing_id) include (rents, facts)',
    );
    for (const name of ['offer_near', 'offer_state']) {
      this.addSql(`drop index if exists ${name}`);
      this.addSql(`alter index ${name}_stale rename to ${name}`);
    }
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
