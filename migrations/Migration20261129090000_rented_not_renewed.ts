import { Migration } from '@mikro-orm/migrations';

/**
 * A missing confirmation no longer hides a listing or stops its renewal (K65); a mark as rented stops it (K24). The
 * table is rewritten once: `hidden_at` now follows from the two reasons.
 */
export class Migration20261129090000_rented_not_renewed extends Migration {
  override up(): void {
    this.addSql('drop trigger listing_end_reminders on listing');
    this.addSql('drop function end_confirmation_reminders');
    this.addSql('alter table listing add column rented_at timestamptz');
    // A month that has begun was charged under the earlier rule, so the mark counts from its start.
    this.addSql(`update listing l set rented_at = greatest(l.hidden_at, s.period_start)
      from (select id, (select period_start from subscription where listing_id = id) from listing) s
      where s.id = l.id and l.hidden_at is distinct from l.staff_hidden_at and not l.hidden_unconfirmed`);
    // Nobody canceled these. The reconciler lets those renew that are no longer hidden, and stops the rented ones.
    this.addSql('update listing set cancelled_at = null where renewal_stopped');
    this.addSql(`update listing l set renewal_stopped = true from subscription s
      where s.listing_id = l.id and l.rented_at is not null and l.status = 1 and not s.cancel_at_period_end`);
    // Already unanswered for long enough: the next run says so again, and writes their offers.
    this.addSql('update listing set stale_at = null, confirm_due_at = null where hidden_unconfirmed');
    this.addSql('alter table listing drop column hidden_at, drop column hidden_unconfirmed');
    this.addSql(
      'alter table listing add column hidden_at timestamptz generated always as (coalesce(rented_at, staff_hidden_at)) stored',
    );
    this.addSql(`create index listing_name_trigrams on listing using gin (lower(name) gin_trgm_ops)
      where status = 1 and hidden_at is null`);
    this.addSql(
      'create index listing_confirm_due on listing (confirm_due_at) where status = 1 and hidden_at is null and not demo',
    );
    this.addSql(`alter table confirmation_reminder drop column announces, drop column step_at,
      drop constraint confirmation_reminder_token_hash_key, add column answered_at timestamptz`);
    this.addSql('create index confirmation_reminder_token on confirmation_reminder (token_hash)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
