import { UPLOADABLE_IMAGES } from '../../../domain/images/image-upload.ts';
import { html, type Html } from '../../http/pages/html.ts';
import type { Document, Operation, Parameter, Response, Schema } from './openapi-types.ts';

const code = (text: string) => html`<code>${text}</code>`;

/** Renders a path with line breaks allowed after its slashes. */
const pathView = (path: string): Html =>
  html`<code>${path.split(/(?<=\/)(?=.)/).map((part, index) => (index < 2 ? part : html`<wbr />${part}`))}</code>`;

/** Renders text between backticks as code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : part))}`;

/** Returns the initial value of a form field: the parameter's only example. With several, none is chosen. */
const first = ({ required, schema: { examples = [] } }: Parameter): string =>
  examples.length === 1 || required ? String(examples[0] ?? '') : '';

const inputId = (operation: Operation, { name }: Parameter) => `${operation.operationId}-${name}`;

/** Renders the input of a parameter: a select for its codes, or a text field. */
function control(operation: Operation, parameter: Parameter): Html {
  const { name, required, schema } = parameter;
  const own = html`id="${inputId(operation, parameter)}" name="${name}" data-in="${parameter.in}"
  ${required ? html`required` : ''}`;
  if (schema.enum)
    return html`<select ${own}>
      ${required ? '' : html`<option value=""></option>`}
      ${schema.enum.map((value) => html`<option>${String(value)}</option>`)}
    </select>`;
  const { examples = [] } = schema;
  const known = examples.length > 1 ? `${inputId(operation, parameter)}-known` : null;
  const numeric = schema.type === 'integer' || schema.type === 'number';
  return html`<input
      ${own}
      ${numeric ? html`inputmode="decimal"` : ''}
      ${known ? html`list="${known}"` : ''}
      value="${first(parameter)}"
      placeholder="${schema.default === undefined ? '' : String(schema.default)}"
      autocomplete="off"
    />${known ? html`<datalist id="${known}">${examples.map((each) => html`<option>${String(each)}</option>`)}</datalist>` : ''}`;
}

const parameterRow = (operation: Operation, parameter: Parameter): Html =>
  html`<p class="field">
    <label for="${inputId(operation, parameter)}">
      ${code(parameter.name)}${parameter.required ? html` <b>required</b>` : ''}
      <span class="muted"
        >${prose(notesOf({ ...parameter.schema, ...(parameter.description !== undefined && { description: parameter.description }) }))}</span
      >
    </label>
    ${control(operation, parameter)}
  </p>`;

function bodyPart({ operationId, requestBody }: Operation): Html {
  if (!requestBody) return html``;
  const [media, { schema = {}, example } = {}] = Object.entries(requestBody.content)[0] ?? ['', {}];
  const isFile = media !== 'application/json';
  const id = `${operationId}-body`;
  return html`<details>
      <summary>Request body</summary>
      <pre>${schemaView(schema)}</pre>
    </details>
    <p class="field whole">
      <label for="${id}"
        >${isFile ? html`${code('file')} <span class="muted">${UPLOADABLE_IMAGES}</span>` : 'Body (JSON)'}</label
      >
      ${
        isFile
          ? html`<input id="${id}" type="file" name="file" accept="image/jpeg,image/png" data-in="file" required />`
          : html`<textarea id="${id}" data-in="body" class="short" spellcheck="false">
${JSON.stringify(example ?? {}, null, 2)}</textarea>`
      }
    </p>`;
}

function answerRow([status, raw]: [string, Response], { components }: Document): Html {
  const response = raw.$ref === undefined ? raw : (components.responses[raw.$ref.split('/').at(-1) ?? ''] ?? raw);
  const [media, content] = Object.entries(response.content ?? {})[0] ?? [];
  const schema = content?.schema;
  const isLong = schema?.properties !== undefined && status.startsWith('2');
  return html`<dt>${status}</dt>
    <dd>
      ${prose(response.description ?? '')}
      ${schema && isLong ? html`<pre>${schemaView(schema)}</pre>` : ''}${media && !schema ? html` ${code(media)}` : ''}
    </dd>`;
}

const proofs: Readonly<Record<string, string>> = { token: 'the token', session: 'a session' };
const needs = ({ security }: Operation): string =>
  Object.keys(security[0] ?? {})
    .flatMap((name) => proofs[name] ?? [])
    .join(' and ');

/** Renders one call: its description, parameters and responses, and a form that sends it. */
export function endpointView(method: string, path: string, operation: Operation, document: Document): Html {
  const { operationId, summary, description, parameters = [] } = operation;
  const proof = needs(operation);
  return html`<details class="call" id="${operationId}">
    <summary><b class="verb ${method}">${method.toUpperCase()}</b> ${pathView(path)} <span>${summary}</span></summary>
    ${description ? html`<p>${prose(description)}</p>` : ''}
    ${proof ? html`<p class="muted">Requires ${proof}.</p>` : ''}
    ${operation['x-origin'] ? html`<p class="muted">Not in the specification: defined by us.</p>` : ''}
    <form data-method="${method.toUpperCase()}" data-path="${path}">
      ${parameters.map((parameter) => parameterRow(operation, parameter))} ${bodyPart(operation)}
      <p class="row" data-needs-script hidden>
        <button>Send</button><button type="button" class="quiet" data-copy>Copy as curl</button
        ><span class="muted">${method === 'get' ? 'This site responds.' : 'This call takes effect on this site.'}</span>
      </p>
      <div class="card" hidden><pre role="status"></pre></div>
    </form>
    <h3>Answers</h3>
    <dl class="answers">${Object.entries(operation.responses).map((row) => answerRow(row, document))}</dl>
    <p class="muted">${code(operationId)} · <a href="#${operationId}">the address of this call</a></p>
  </details>`;
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const pad = (depth: number) => '  '.repeat(depth);
const literal = (value: unknown) => html`${JSON.stringify(value)}`;
const between = (parts: readonly Html[], by: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : [by, part]))}`;

/** Describes the bounds of a schema, such as "from 1 to 20" or "at most 60 characters". */
function bounds(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, maxItems, format } = schema;
  // A maximum that is only the database's integer limit is not shown.
  const last = Number(maximum) > 1_000_000_000 ? undefined : maximum;
  const numbers = minimum !== undefined && last !== undefined ? `${minimum} to ${last}` : '';
  const from = numbers === '' && minimum !== undefined ? `from ${minimum}` : '';
  const long = maxLength === undefined ? '' : `at most ${maxLength} characters`;
  const needed = minLength === undefined ? '' : 'not empty';
  const items = maxItems === undefined ? '' : `at most ${maxItems}`;
  return [format, numbers, from, needed, long, items].filter((part) => part !== '' && part !== undefined).join(', ');
}

/** Returns the notes on a value besides its type: its description, bounds and default. */
function notesOf(schema: Schema): string {
  const given = schema.default === undefined || schema.default === '' ? '' : `Else ${JSON.stringify(schema.default)}.`;
  const limits = bounds(schema);
  return [schema.description, limits && `(${limits})`, given].filter(Boolean).join(' ');
}

function fields(schema: Schema, depth: number): Html {
  const lines = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const notes = notesOf(field);
    const optional = schema.required?.includes(name) ? '' : '?';
    // In parts, because the separators are rendered as they are.
    return [pad(depth + 1), name, optional, ': ', schemaView(field, depth + 1), notes && html`<i> ${notes}</i>`, '\n'];
  });
  return lines.length === 0 ? html`object` : html`${['{\n', lines, pad(depth), '}']}`;
}

/** Renders a schema as a readable type; named schemas are links. */
export function schemaView(schema: Schema, depth = 0): Html {
  const { $ref, type, items, anyOf, oneOf, properties, additionalProperties } = schema;
  if ($ref !== undefined) return html`<a href="#schema-${nameOf($ref)}">${nameOf($ref)}</a>`;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return between(schema.enum.map(literal), ' | ');
  const either = anyOf ?? oneOf;
  if (either)
    return between(
      either.map((each) => schemaView(each, depth)),
      ' | ',
    );
  if (type === 'array') return html`${schemaView(items ?? {}, depth)}[]`;
  if (properties) return fields(schema, depth);
  if (additionalProperties) return html`{ [name]: ${schemaView(additionalProperties, depth)} }`;
  return html`${[type ?? 'anything'].flat().join(' | ')}`;
}
