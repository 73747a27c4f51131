import fc from '../../setup/properties.ts';

/** What no person types and every scanner sends. None of them looks like the details that check-answer.ts takes for a leak. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{1F3E0}',
  '\u202Eexe.gpj',
  '\u2028',
  '\uFEFF',
  "' or 1=1--",
  '"; drop table listing; --',
  '$1',
  '%',
  '%s%n',
  '\\',
  '{{7*7}}',
  '<svg onload=alert(1)>',
  '../../etc/passwd',
  '..%2f',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'true',
  '[]',
  '{}',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '1e3',
  '-0',
  '-1',
  '0',
  '00',
  '0x10',
  '1.5',
  '1,5',
  '１２',
  '２',
  '2147483647',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '99999999999999999999',
  '9'.repeat(400),
  'a\r\nSet-Cookie: a=b',
  'a@b',
  'a@b.example\r\nBcc: c@d.example',
  `${'a'.repeat(64)}@${'b.'.repeat(120)}c`,
  '2027-02-30',
  '0000-00-00',
  '0000-01-01',
  '9999-99-99',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  'http://[::1',
  'javascript:alert(1)',
];

/** Whole again where half of a character would not go through JSON. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(300, 5001, 65_536).map((length) => 'x'.repeat(length)),
  fc.constant('é'.repeat(3000)),
);

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: anyText },
);

const NUMBERS = [0, -0, -1, 1, 1.5, 0.1, 12, 84, 1e21, 1e308, -1e308, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 5e-324];

/** An object whose names are those of every object's own parts. */
const poisoned = fc
  .constantFrom<[string, unknown][]>(
    [['__proto__', { admin: true }]],
    [['constructor', { prototype: { admin: true } }]],
    [['toString', 'a']],
    [['length', 3]],
    [['then', 1]],
  )
  .map((entries): unknown => Object.fromEntries(entries));

const nested = (depth: number): unknown => {
  let value: unknown = 'deep';
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A JSON value that nobody asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, ...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>([], [[]], {}, [null], [{}], { 0: 'a' }) },
  { weight: 1, arbitrary: poisoned },
  { weight: 1, arbitrary: fc.constantFrom(30, 500).map(nested) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
