import { Migration } from '@mikro-orm/migrations';

/**
 * Partitions `tracked_match` by month, so that an old month is dropped instead of deleted row by row. The rows so far
 * become the first partition: a validated constraint spares its attachment a scan, and neither blocks readers. Its bound
 * is a week ahead at least, so that a server of the earlier version, which deletes by ctid, sees one partition. Each
 * step is its own transaction and may be repeated.
 */
export class Migration20261125220000_tracking_months extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`do $$ begin
      if (select relkind from pg_class where oid = 'tracked_match'::regclass) = 'r' then
        perform set_config('lock_timeout', '500ms', true);
        alter table tracked_match drop constraint if exists tracked_match_before_month;
        execute format('alter table tracked_match add constraint tracked_match_before_month check (day < %L) not valid',
          (select date_trunc('month', greatest(current_date + 7, max(day))) + interval '1 month' from tracked_match)::date);
      end if;
    end $$`);
    this.addSql(`do $$ begin
      if (select relkind from pg_class where oid = 'tracked_match'::regclass) = 'r' then
        alter table tracked_match validate constraint tracked_match_before_month;
      end if;
    end $$`);
    this.addSql(`do $$ begin
      if (select relkind from pg_class where oid = 'tracked_match'::regclass) = 'r' then
        perform set_config('lock_timeout', '500ms', true);
        alter table tracked_match rename to tracked_match_before;
        alter index tracked_match_pkey rename to tracked_match_before_pkey;
        alter index tracked_match_day rename to tracked_match_before_day;
        create table tracked_match (
          listing_id bigint not null references listing on delete cascade,
          day date not null,
          action text not null constraint tracked_match_action_check check
            (action in ('view', 'click', 'request', 'reply', 'phone', 'directions', 'skip', 'share')),
          site text not null,
          school_id integer not null default 0,
          times integer not null,
          placed integer not null,
          positions bigint not null,
          primary key (listing_id, day, action, site, school_id)) partition by range (day);
        create index tracked_match_day on tracked_match (day);
        execute format('alter table tracked_match attach partition tracked_match_before for values from (minvalue) to (%L)',
          (select substring(pg_get_constraintdef(oid) from '\\d{4}-\\d\\d-\\d\\d')
             from pg_constraint where conname = 'tracked_match_before_month'));
        alter table tracked_match_before drop constraint tracked_match_before_month;
        create table tracked_match_later partition of tracked_match default;
      end if;
    end $$`);
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
