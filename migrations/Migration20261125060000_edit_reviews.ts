import { Migration } from '@mikro-orm/migrations';

/** Edits whose text waits for staff, at most one for each listing (K66): the published listing stays as it is. */
export class Migration20261125060000_edit_reviews extends Migration {
  override up(): void {
    this.addSql(
      `create table edit_review (
         listing_id bigint primary key references listing (id) on delete cascade,
         id uuid not null unique,
         draft jsonb not null,
         review jsonb not null,
         due_at timestamptz
       )`,
    );
    this.addSql('create index edit_review_due on edit_review (due_at) where due_at is not null');
  }
}
