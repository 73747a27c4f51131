import fc from '../../setup/properties.ts';

/** A schema of the document, as far as it is looked into here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('ada@college.example', 'rosa@maple.example'),
  uuid: fc.uuid(),
  date: fc.constant('2027-08-15'),
  'date-time': fc.constant('2026-11-22T12:00:00.000Z'),
  uri: fc.constant('https://here.example/'),
};

/** Values that are fine by a schema: the ground from which a request goes wrong in one place, and so comes far. */
export class SchemaValues {
  readonly #schemas: Record<string, Schema>;
  /** What is known to be there, by the name of its field. */
  readonly #known: Record<string, readonly unknown[]>;

  constructor(schemas: Record<string, Schema>, known: Record<string, readonly unknown[]>) {
    this.#schemas = schemas;
    this.#known = known;
  }

  /** @param name of the field or the parameter, by which what is there is known */
  of(schema: Schema, name = '', depth = 0): fc.Arbitrary<unknown> {
    const known = this.#known[name];
    const made = depth > 6 ? fc.constant(null) : this.#made(schema, depth);
    return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made }) : made;
  }

  /** The names of all fields that an object by this schema may have. */
  fieldsOf({ $ref, properties = {}, anyOf = [], oneOf = [], allOf = [] }: Schema): string[] {
    const referred = $ref === undefined ? [] : [this.#schemas[$ref.split('/').at(-1) ?? ''] ?? {}];
    const below = [...referred, ...anyOf, ...oneOf, ...allOf].flatMap((each) => this.fieldsOf(each));
    return [...new Set([...Object.keys(properties), ...below])];
  }

  #made(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const { $ref, type, items, properties, required = [] } = schema;
    if ($ref) return this.of(this.#schemas[$ref.split('/').at(-1) ?? ''] ?? {}, '', depth + 1);
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const [either] = [schema.anyOf ?? schema.oneOf ?? schema.allOf];
    if (either && either.length > 0) return fc.oneof(...either.map((each) => this.of(each, '', depth + 1)));
    switch (Array.isArray(type) ? type[0] : type) {
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(properties ?? {}).map(([key, each]) => [key, this.of(each, key, depth + 1)]),
          ),
          { requiredKeys: required },
        );
      case 'array':
        return fc.array(this.of(items ?? {}, '', depth + 1), { maxLength: Math.min(schema.maxItems ?? 3, 3) });
      case 'integer':
      case 'number':
        return numbers(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return FORMATS[schema.format ?? ''] ?? texts(schema);
    }
  }
}

const numbers = ({ minimum = 0, maximum = 12 }: Schema) =>
  fc.integer({
    min: Math.ceil(minimum),
    max: Math.max(Math.ceil(minimum), Math.min(Math.floor(maximum), 2 ** 31 - 1)),
  });

const texts = ({ minLength = 0, maxLength = 30 }: Schema) =>
  fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) });
