import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

/** Each after those that its foreign keys refer to. */
const PARTS = [
  'places',
  'accounts',
  'images',
  'listings',
  'offers',
  'posting',
  'billing',
  'leads',
  'emails',
  'staff',
  'system',
];

/** Creates the schema from the files of `baseline/`, one for each group of tables. Later migrations only add. */
export class Migration20261130120000_baseline extends Migration {
  override up(): void {
    for (const part of PARTS) this.addSql(readFileSync(new URL(`baseline/${part}.sql`, import.meta.url), 'utf8'));
  }
}
