import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gazetteer } from '../server/modules/places/gazetteer.ts';

/** The file with the zips of the mock's cities. To add a city, add a line with its name and state, as `Dublin | OH`. */
export const ZIPS_FILE = join(import.meta.dirname, '../mocks/data/zips.txt');

/** Returns the file's text: one line per city followed by its zips; an asterisk marks a zip where people live. */
export function zipsText(): string {
  const gazetteer = new Gazetteer();
  const written = readFileSync(ZIPS_FILE, 'utf8').trim().split('\n');
  const lines = written.map((line) => {
    const [city = '', state = ''] = line.split(' | ');
    const zips = gazetteer
      .zipsOf(city, state)
      .map(({ zip, lat, lon, lived }) => `${zip} ${lat} ${lon}${lived ? ' *' : ''}`);
    return [city, state, ...zips].join(' | ');
  });
  return `${lines.join('\n')}\n`;
}

if (import.meta.main) writeFileSync(ZIPS_FILE, zipsText());
