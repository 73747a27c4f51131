import { Migration } from '@mikro-orm/migrations';

/**
 * When a picture was last named by a draft or a listing, so that one which nobody can publish any more is thrown away; and
 * the files that are to go, so that a crash leaves none behind.
 */
export class Migration20261122431000_unused_pictures extends Migration {
  override up(): void {
    this.addSql('alter table picture add column named_at timestamptz');
    // What is there has its whole time from here: nobody has noted who named it.
    this.addSql(
      `update picture set named_at = now() + (select offset_ms from clock) * interval '1 millisecond' where drawn is null`,
    );
    this.addSql('alter table picture add check (drawn is not null or named_at is not null)');
    this.addSql('create index picture_named on picture (named_at) where drawn is null');
    this.addSql('create table leaving_picture (id uuid primary key, leaves_at timestamptz not null)');
    this.addSql('create index leaving_picture_due on leaving_picture (leaves_at)');
  }

  override down(): void {
    throw new Error('Migrations are only ever added to.');
  }
}
