type Cells<Count extends number, Found extends string[] = []> = Found['length'] extends Count
  ? Found
  : Cells<Count, [...Found, string]>;

/** Parses a table in text form: a row per line, cells separated by ` | `. @throws for a row with other than `count` cells. */
export function parseTextTable<Count extends number>(text: string, count: Count): Cells<Count>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(' | ');
      if (cells.length !== count) throw new Error(`A row of ${cells.length} cells instead of ${count}: ${line}`);
      return cells as Cells<Count>;
    });
}
