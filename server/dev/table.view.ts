import { html, type Html, type Part } from '../http/pages/html.ts';

/** Renders a table; each row has a cell for each heading. */
export const table = (headings: readonly string[], rows: readonly (readonly Part[])[]): Html =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th>${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
