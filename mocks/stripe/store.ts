import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { InternalFields, ObjectType, Objects } from './stored-objects.ts';

const VERSION = 2;

const SCHEMA = `
  create table object (
    seq integer primary key autoincrement,
    id text not null unique,
    kind text not null,
    due integer,
    body text not null,
    hidden text not null default '{}'
  );
  create index object_kind on object (kind, seq);
  create index object_due on object (due) where due is not null;
  create index object_customer on object (kind, json_extract(body, '$.customer'));
  create index object_subscription on object (kind, json_extract(body, '$.parent.subscription_details.subscription'));
  create index object_invoice on object (kind, json_extract(body, '$.invoice'));
  create table delivery (
    id integer primary key autoincrement,
    event text not null,
    endpoint text not null,
    attempts integer not null default 0,
    due integer not null,
    machine_due integer not null
  );
  create table answer (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    created integer not null,
    request text not null default ''
  );
  create index answer_created on answer (created);
  pragma user_version = ${VERSION};
`;

/** Adds the id of the first request to stored responses. */
const FROM_1 = `
  alter table answer add column request text not null default '';
  pragma user_version = ${VERSION};
`;

/** The columns of a row that the engine queries; `due` is in seconds. */
export interface DueRow {
  id: string;
  kind: ObjectType;
  due: number;
}

/** A condition on the value at a JSON path of a stored object. The path is always a constant, never user input. */
export type Where =
  | { path: string; is: '=' | '<=' | '>='; value: string | number }
  | { path: string; is: 'in' | 'not in'; value: readonly string[] }
  | { path: string; is: 'null' };

export interface Page {
  limit: number;
  /** Only objects older than this row. */
  before?: number | undefined;
}

/**
 * The processor's state: JSON documents in one SQLite file (or `:memory:`). All effects of one request are inside one
 * `transaction`, so that a kill leaves all of them or none. FULL synchronization on top of the write-ahead log
 * guarantees the same when the machine itself goes down.
 */
export class Store {
  readonly db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.db = new DatabaseSync(file, { timeout: 5000 });
    this.db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    const version = this.db.prepare('pragma user_version').get()?.user_version;
    if (version === 0) this.transaction(() => this.db.exec(SCHEMA));
    else if (version === 1) this.transaction(() => this.db.exec(FROM_1));
    else if (version !== VERSION) {
      this.db.close();
      throw new Error(
        `The processor's file ${file} has version ${String(version)}; this program reads version ${VERSION}. Move it away to start anew.`,
      );
    }
  }

  close(): void {
    this.db.close();
  }

  /** Runs `work` atomically. Must not be nested. */
  transaction<Result>(work: () => Result): Result {
    this.db.exec('begin immediate');
    try {
      const result = work();
      this.db.exec('commit');
      return result;
    } catch (error) {
      this.db.exec('rollback');
      throw error;
    }
  }

  sql(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.db.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  find<K extends ObjectType>(kind: K, id: string): Objects[K] | undefined {
    const row = this.sql('select body from object where id = ? and kind = ?').get(id, kind);
    return row && parse<Objects[K]>(row.body);
  }

  /** Returns the object with this id, of any type. */
  findAny(id: string): object | undefined {
    const row = this.sql('select body from object where id = ?').get(id);
    return row && parse<object>(row.body);
  }

  /** Stores an object under its id: a new row, or the existing one in its place in lists. */
  put<K extends ObjectType>(kind: K, object: Objects[K], due: number | null = null): void {
    this.sql(
      `insert into object (id, kind, due, body) values (?, ?, ?, ?)
       on conflict (id) do update set due = excluded.due, body = excluded.body`,
    ).run(object.id, kind, due, JSON.stringify(object));
  }

  /** Replaces an object with `{id, object, deleted}`, which its id still returns. */
  bury(id: string, kind: ObjectType): object {
    const tombstone = { id, object: kind, deleted: true };
    this.sql("update object set body = ?, due = null, hidden = '{}' where id = ?").run(JSON.stringify(tombstone), id);
    return tombstone;
  }

  remove(id: string): void {
    this.sql('delete from object where id = ?').run(id);
  }

  hidden(id: string): InternalFields {
    const row = this.sql('select hidden from object where id = ?').get(id);
    return row ? parse<InternalFields>(row.hidden) : {};
  }

  hide(id: string, change: InternalFields): void {
    this.sql('update object set hidden = json_patch(hidden, ?) where id = ?').run(JSON.stringify(change), id);
  }

  /** Returns the row number of an object: its place in lists. */
  place(kind: ObjectType, id: string): number | undefined {
    const row = this.sql('select seq from object where id = ? and kind = ?').get(id, kind);
    return row && Number(row.seq);
  }

  /** Returns objects of a type, newest first. */
  list<K extends ObjectType>(kind: K, where: readonly Where[] = [], page?: Page): Objects[K][] {
    const values: SQLInputValue[] = [kind];
    const conditions = where.map((each) => {
      const found = `json_extract(body, '${each.path}')`;
      if (each.is === 'null') return `${found} is null`;
      const many = each.is === 'in' || each.is === 'not in';
      values.push(typeof each.value === 'object' ? JSON.stringify(each.value) : each.value);
      return `${found} ${each.is} ${many ? '(select value from json_each(?))' : '?'}`;
    });
    if (page?.before !== undefined) conditions.push(`seq < ${page.before}`);
    const text = `select body from object where ${['kind = ?', ...conditions].join(' and ')} order by seq desc ${page ? `limit ${page.limit}` : ''}`;
    return this.sql(text)
      .all(...values)
      .map((row) => parse<Objects[K]>(row.body));
  }

  /** Returns the first due row, if any. */
  firstDue(): DueRow | undefined {
    const row = this.sql('select id, kind, due from object where due is not null order by due, seq limit 1').get();
    return row && { id: String(row.id), kind: row.kind as ObjectType, due: Number(row.due) };
  }
}

function parse<T>(text: SQLInputValue | undefined): T {
  return JSON.parse(String(text));
}
