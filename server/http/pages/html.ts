import { escapeHtml } from '../../../domain/format/escape-html.ts';

/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | null | readonly Part[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (part === null) return '';
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
};

/** A template whose values are escaped, unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(texts.map((text, index) => text + render(values[index] ?? null)).join(''));
}
