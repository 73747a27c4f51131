import { expect, it } from 'vitest';
import { cityName } from './city-name.ts';

it.each([
  ['CANAL WINCHESTER', 'Canal Winchester'],
  ['KING OF PRUSSIA', 'King of Prussia'],
  ["O'FALLON", "O'Fallon"],
  ["ST. MARY'S", "St. Mary's"],
  ['Canal Winchester', 'Canal Winchester'],
  ['DeKalb', 'DeKalb'],
])('writes %s as %s', (text, name) => {
  expect(cityName(text)).toBe(name);
});
