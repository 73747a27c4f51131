import 'reflect-metadata';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';

type GraphQLType = ReturnType<NonNullable<Parameters<typeof Field>[0]>>;

/** A field of a GraphQL type and the type of its value, which TypeGraphQL's `@Field` would have stated three times. */
class FieldSpec<Value> {
  declare readonly value: Value;

  constructor(
    readonly type: () => GraphQLType,
    readonly options: { description?: string; nullable?: boolean },
  ) {}

  /** Returns the field as a list of such values. */
  list(): FieldSpec<Value[]> {
    return new FieldSpec<Value[]>(() => [this.type()] as GraphQLType, this.options);
  }

  /** Returns the field as one that may be null; for outputs. */
  nullable(): FieldSpec<Value | null> {
    return new FieldSpec<Value | null>(this.type, { ...this.options, nullable: true });
  }

  /** Returns the field as one that may be null or absent; for inputs. */
  nullish(): FieldSpec<Value | null | undefined> {
    return new FieldSpec<Value | null | undefined>(this.type, { ...this.options, nullable: true });
  }
}

/** Returns a field of another GraphQL type: a class, an enum, or a scalar without a function of its own. */
export const field = <Value>(
  type: () => (abstract new () => Value) | GraphQLType,
  description?: string,
): FieldSpec<Value> =>
  new FieldSpec<Value>(type as () => GraphQLType, description === undefined ? {} : { description });

/** Returns a `String` field. */
export const text = <Value extends string = string>(description?: string) => field<Value>(() => String, description);
/** Returns an `Int` field. */
export const int = (description?: string) => field<number>(() => Int, description);
/** Returns a `Float` field. */
export const float = (description?: string) => field<number>(() => Float, description);
/** Returns a `Boolean` field. */
export const flag = (description?: string) => field<boolean>(() => Boolean, description);
/** Returns a `DateTimeISO` field. */
export const moment = (description?: string) => field<Date>(() => GraphQLDateTimeISO, description);
/** Returns an `ID` field: a number from the database, or `id<string>`. */
export const id = <Value extends number | string = number>(description?: string) => field<Value>(() => ID, description);

/** Without the value's type, which would otherwise take part in inferring the type of each field. */
type Specs = Record<string, Pick<FieldSpec<unknown>, 'type' | 'options'>>;
type ValueOf<Spec> = Spec extends FieldSpec<infer Value> ? Value : never;
type Values<Fields extends Specs> = {
  [Name in keyof Fields as undefined extends ValueOf<Fields[Name]> ? never : Name]: ValueOf<Fields[Name]>;
} & {
  [Name in keyof Fields as undefined extends ValueOf<Fields[Name]> ? Name : never]?: ValueOf<Fields[Name]>;
};

const specsOf = new WeakMap<object, Specs>();

/** Returns a base class whose subclass has these fields; the subclass needs `@ObjectWithFields` or `@InputWithFields`. */
export function fields<Fields extends Specs>(specs: Fields): new () => Values<Fields> {
  const base = class {} as new () => Values<Fields>;
  specsOf.set(base, specs);
  return base;
}

/** A class that may have a table of fields. */
export type FieldsClass = new () => object;

/** Returns the table of fields of a class's base class (`fields`), by name; empty without one. */
export const fieldsOf = (target: FieldsClass): Specs => specsOf.get(Object.getPrototypeOf(target)) ?? {};

/** Declares the fields on the class itself, as `@Field` would. */
function declareFields(target: FieldsClass): void {
  for (const [name, { type, options }] of Object.entries(fieldsOf(target))) {
    Field(type, options)(target.prototype, name);
  }
}

/** An `@ObjectType` of TypeGraphQL with the fields of its base class (`fields`); without `name` it has that of the class. */
export function ObjectWithFields(options: { name?: string; description: string; simpleResolvers?: boolean }) {
  return (target: FieldsClass): void => {
    declareFields(target);
    ObjectType(options.name ?? target.name, options)(target);
  };
}

/** An `@InputType` of TypeGraphQL with the fields of its base class (`fields`). */
export function InputWithFields(options: { description: string }) {
  return (target: FieldsClass): void => {
    declareFields(target);
    InputType(options)(target);
  };
}
