import type { EntityManager } from '@mikro-orm/postgresql';

/** Rows that one statement deletes or changes, so that none holds many locks for long. */
export const RETENTION_BATCH = 1000;

/** Repeats a statement that handles at most `size` rows until it has none left. @returns how many it handled. */
export async function repeatBatches(statement: () => Promise<number>, size = RETENTION_BATCH): Promise<number> {
  let done = 0;
  for (;;) {
    const handled = await statement();
    done += handled;
    if (handled < size) return done;
  }
}

/** Returns SQL that selects at most one batch of a table's rows; a row changed meanwhile is left for the next run. */
export const batchOf = (table: string, condition: string): string =>
  `ctid = any(array(select ctid from ${table} where ${condition} limit ${RETENTION_BATCH}))`;

/** Repeats a change of a batch of rows (`batchOf`) until none is left. @returns how many rows it changed. */
export const changeInBatches = (em: EntityManager, change: string, values: readonly unknown[] = []): Promise<number> =>
  repeatBatches(async () => (await em.execute<object[]>(`${change} returning 1`, [...values])).length);

/** Deletes the rows of a table that meet a condition, a batch in each statement. @returns how many. */
export const deleteInBatches = (
  em: EntityManager,
  table: string,
  condition: string,
  values?: readonly unknown[],
): Promise<number> => changeInBatches(em, `delete from ${table} where ${batchOf(table, condition)}`, values);
