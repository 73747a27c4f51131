const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Returns a Markdown table; ` | ` separates the columns of the heading. */
export const markdownTable = (heading: string, rows: readonly (readonly (string | number)[])[]): string =>
  [row([heading]), row(heading.split(' | ').map(() => '---')), ...rows.map(row)].join('\n');
