import { Migration } from '@mikro-orm/migrations';

/**
 * What renters did with homes, counted by day: no row is about one person, and a home has at most a few rows a day.
 * `positions` is the sum of the places in the list, over `placed` events that had one.
 */
export class Migration20261121326000_tracked_matches extends Migration {
  override up(): void {
    this.addSql(`create table tracked_match (
      listing_id bigint not null references listing on delete cascade,
      day date not null,
      action text not null check (action in ('view', 'click', 'request', 'reply', 'phone', 'directions', 'skip', 'share')),
      site text not null,
      school_id integer not null default 0,
      times integer not null,
      placed integer not null,
      positions bigint not null,
      primary key (listing_id, day, action, site, school_id))`);
    this.addSql('create index tracked_match_day on tracked_match (day)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
