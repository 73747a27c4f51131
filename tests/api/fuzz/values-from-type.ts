import fc from '../../setup/properties.ts';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import { hostileText } from './hostile-values.ts';

const WHOLE = [0, 1, -1, 2, 9, 12, 84, 85, 2024, 2_147_483_647, -2_147_483_648];
const NUMBERS = [...WHOLE, 1.5, 0.1, 90, -180, 181, 1e15, 1e308, -1e308, 5e-324];
const MOMENTS = ['2026-11-22T12:00:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'];

/** Values that a type lets through, and that its resolver did not expect. */
export function valuesOfType(
  type: GraphQLInputType,
  known: Record<string, readonly unknown[]>,
  name = '',
): fc.Arbitrary<unknown> {
  const bare = getNullableType(type);
  const values = known[name];
  const made = ((): fc.Arbitrary<unknown> => {
    if (isListType(bare)) return fc.array(valuesOfType(bare.ofType, known, name), { maxLength: 60 });
    if (isEnumType(bare)) return fc.constantFrom(...bare.getValues().map((each) => each.name));
    if (isInputObjectType(bare)) {
      const fields = Object.values(bare.getFields());
      const requiredKeys = fields.filter(isRequiredInputField).map((field) => field.name);
      return fc.record(
        Object.fromEntries(fields.map((field) => [field.name, valuesOfType(field.type, known, field.name)])),
        { requiredKeys },
      );
    }
    if (bare.name === 'Int') return fc.constantFrom(...WHOLE);
    if (bare.name === 'Float') return fc.constantFrom(...NUMBERS);
    if (bare.name === 'Boolean') return fc.boolean();
    if (bare.name === 'DateTimeISO') return fc.constantFrom(...MOMENTS);
    return hostileText;
  })();
  const may = type === bare ? fc.option(made, { freq: 10 }) : made;
  return values && !isListType(bare)
    ? fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: may })
    : may;
}
