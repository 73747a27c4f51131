import { Migration } from '@mikro-orm/migrations';

/**
 * The version of each strip of the offer index, for processes that keep strips in memory (ADR 0083): its tokens, one for
 * each change. A statement that changes offers removes the tokens it sees and adds its own. Locked ones belong to a
 * change that removes them itself, so that nobody waits.
 */
export class Migration20261125140000_offer_change extends Migration {
  override up(): void {
    this.addSql(`create table offer_change (
      strip integer not null,
      token uuid not null default gen_random_uuid(),
      primary key (strip, token))`);
    this.addSql(`create function note_offer_change() returns trigger language plpgsql as $$
      begin
        delete from offer_change where (strip, token) in (
          select strip, token from offer_change where strip in (select strip from changed) for update skip locked);
        insert into offer_change (strip) select distinct strip from changed;
        return null;
      end $$`);
    this.addSql(`create trigger offer_added after insert on offer
      referencing new table as changed for each statement execute function note_offer_change()`);
    this.addSql(`create trigger offer_removed after delete on offer
      referencing old table as changed for each statement execute function note_offer_change()`);
  }
}
