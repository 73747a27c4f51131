import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/database.ts';
import { importCollegesCommand, rowRanges } from './import-command.ts';
import { createOrm } from '../../../orm.ts';
import { RowChanges } from '../../../realtime/row-changes.ts';
import { Gazetteer } from '../gazetteer.ts';
import { loadPlaces } from './load-places.ts';
import { PlacesService } from '../places.service.ts';

const HEADER = 'UNITID,INSTNM,IALIAS,CITY,STABBR,ZIP,WEBADDR,SECTOR,ICLEVEL,CYACTIVE,LONGITUD,LATITUDE';
const OHIO_STATE =
  '204796,Ohio State University-Main Campus,Buckeye U|THE OSU,Columbus,OH,43210-1358,www.osu.edu/,1,1,1,-83.0118,39.9996';
const NEW = '999001,Test State College,TSC|Testy,Columbus,OH,43215,www.test-state.edu/,1,2,1,-83.0,39.96';
const SECOND = '999002,"Test State College",,Athens,OH,45701,,2,1,1,-82.1,39.33';

let database: TestDatabase;
let orm: MikroORM;
/** The places of a server; the import runs in another process, as its command does. */
let places: PlacesService;
let changes: RowChanges;
const gazetteer = new Gazetteer();
const folder = mkdtempSync(join(tmpdir(), 'import-'));

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm(database.url);
  await loadPlaces(database.pool, gazetteer);
  places = new PlacesService({ em: orm.em, pool: database.pool });
  changes = new RowChanges({ databaseUrl: database.url });
  places.index.follow(changes, () => {});
  const listening = once(changes, 'listening');
  changes.start();
  await listening;
});

afterAll(async () => {
  await changes.stop();
  await orm.close();
  await database.drop();
});

const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await importCollegesCommand(args, { pool: database.pool, gazetteer, print: (line) => lines.push(line) });
  return { code, lines };
}

const everything = async () => (await database.pool.query('select * from college order by id')).rows;
const first = async (text: string) => (await places.search({ text, type: 'college', page: 1 })).items[0];
/** Waits until the server has heard of an import. */
const isFound = (text: string, id: number) =>
  vi.waitFor(async () => expect((await first(text))?.id).toBe(id), { timeout: 10_000 });

describe('import-colleges', () => {
  test('adds new colleges, updates a starter college and keeps its slug, without duplicates; a running server finds all of them', async () => {
    const before = await places.college(204796);
    expect(await first('testy')).toBeUndefined();
    const path = write('hd.csv', [HEADER, OHIO_STATE, NEW, SECOND].join('\r\n'));
    const { code, lines } = await run(path);
    expect(code).toBe(0);
    expect(lines[0]).toBe('Added 2, changed 1, unchanged 0, rejected 0.');
    const after = await places.college(204796);
    expect(after).toMatchObject({
      slug: before?.slug,
      subdomain: 'osu',
      enrollment: before?.enrollment,
      starter: true,
      lat: 39.9996,
    });
    expect(after?.nicknames).toEqual([...(before?.nicknames ?? []), 'Buckeye U', 'THE OSU']);
    await isFound('testy', 999001);
    for (const text of ['testy', 'tsc', 'Test State College', 'tets state collge'])
      expect((await first(text))?.id).toBe(999001);
    expect((await first('buckeye u'))?.id).toBe(204796);
    expect((await places.college(999002))?.slug).toBe('test-state-college-athens');
  });

  test('changes nothing in a second run; an enrollment file changes only the size', async () => {
    const path = write('hd.csv', [HEADER, OHIO_STATE, NEW, SECOND].join('\n'));
    const before = await everything();
    expect((await run(path)).lines[0]).toBe('Added 0, changed 0, unchanged 3, rejected 0.');
    expect(await everything()).toEqual(before);
    const sizes = write('sfa.csv', 'UNITID,XSCUGRAD,SCUGRAD\n204796,R,45728\n999001,R,1200\n');
    const { lines } = await run(path, '--enrollment', sizes);
    expect(lines.slice(0, 2)).toEqual([
      'Added 0, changed 2, unchanged 1, rejected 0.',
      '1 have no row in the enrollment file.',
    ]);
    expect((await places.college(999001))?.enrollment).toBe(1200);
  });

  test('reports which rows it rejects and why', async () => {
    const row = (change: (cells: string[]) => void) => {
      const cells = NEW.split(',');
      change(cells);
      return cells.join(',');
    };
    const rows = [
      row((cells) => (cells[9] = '3')),
      row((cells) => (cells[8] = '3')),
      row((cells) => (cells[7] = '0')),
      row((cells) => (cells[4] = 'PR')),
      row((cells) => (cells[0] = 'abc')),
      row((cells) => (cells[11] = '.')),
      row((cells) => (cells[5] = '4321')),
      row((cells) => (cells[1] = '')),
      '999003,Short Row',
      NEW,
      NEW,
    ];
    const { code, lines } = await run(write('hd.csv', [HEADER, ...rows].join('\r\n')));
    expect(code).toBe(0);
    expect(lines[0]).toBe('Added 0, changed 0, unchanged 1, rejected 10.');
    expect(lines.slice(1)).toEqual([
      'Rejected, not active (2): rows 2, 10',
      'Rejected, neither a two-year nor a four-year college (1): rows 3',
      'Rejected, an administrative unit (1): rows 4',
      'Rejected, outside the 50 states and DC (1): rows 5',
      'Rejected, its UNITID is no number (1): rows 6',
      'Rejected, it has no position (1): rows 7',
      'Rejected, its zip is not five digits (1): rows 8',
      'Rejected, it has no usable name (1): rows 9',
      'Rejected, its UNITID stood in an earlier row (1): rows 12',
    ]);
  });

  test('reads a byte order mark, Latin-1 and quoted line breaks', async () => {
    const marked = write(
      'bom.csv',
      `\uFEFF${[HEADER, NEW.replace('999001', '999010').replace('Test State', 'Peña')].join('\r\n')}`,
    );
    expect((await run(marked)).lines[0]).toMatch(/^Added 1/);
    const latin = write(
      'latin.csv',
      Buffer.from([HEADER, NEW.replace('999001', '999011').replace('Test State', 'Cañada')].join('\n'), 'latin1'),
    );
    expect((await run(latin)).lines[0]).toMatch(/^Added 1/);
    expect((await places.college(999010))?.name).toBe('Peña College');
    expect((await places.college(999011))?.name).toBe('Cañada College');
    await isFound('canada college', 999011);
  });

  test.each([
    ['a CSV of something else', 'a,b\n1,2\n', 'no column UNITID'],
    ['the enrollment file in its place', 'UNITID,SCUGRAD\n1,2\n', 'no column INSTNM'],
    ['a header alone', `${HEADER}\n`, 'no rows'],
    ['broken quotes', `${HEADER}\n${NEW}\n1,"x\n`, 'not the expected CSV'],
    ['no college of ours', `${HEADER}\n${NEW.replace(',1,2,1,', ',1,3,1,')}\n`, 'no active'],
    ['nothing at all', '', 'no'],
    ['an image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), 'not text'],
  ])('rejects %s completely, with a one-line message', async (_what, content, why) => {
    const before = await everything();
    const { code, lines } = await run(write('wrong.csv', content));
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(why);
    expect(await everything()).toEqual(before);
  });

  test('rejects the whole import for an invalid enrollment file', async () => {
    const before = await everything();
    const good = write('hd.csv', [HEADER, NEW.replace('999001', '999020')].join('\n'));
    const { code, lines } = await run(good, '--enrollment', write('wrong.csv', 'a,b\n1,2\n'));
    expect([code, lines.length]).toEqual([1, 1]);
    expect(await everything()).toEqual(before);
  });

  test.each([[[]], [['a', 'b']], [['--nonsense']], [['/no/such/file.csv']]])(
    'prints one line and fails for the arguments %j',
    async (args) => {
      const { code, lines } = await run(...args);
      expect(code).toBe(1);
      expect(lines).toHaveLength(1);
    },
  );

  test('creates no duplicates in two concurrent runs', async () => {
    const path = write(
      'two.csv',
      [HEADER, NEW.replace('999001', '999030'), SECOND.replace('999002', '999031')].join('\n'),
    );
    const results = await Promise.all([run(path), run(path)]);
    expect(results.map(({ lines }) => lines[0]).toSorted()).toEqual([
      'Added 0, changed 0, unchanged 2, rejected 0.',
      'Added 2, changed 0, unchanged 0, rejected 0.',
    ]);
  });
});

test('prints row numbers as ranges', () => {
  expect(rowRanges([2, 5, 6, 7, 9])).toBe('2, 5–7, 9');
});
