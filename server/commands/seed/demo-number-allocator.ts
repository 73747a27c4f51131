import type { ClientBase } from 'pg';
import { areaCodeOf } from '../../../demo/listings/area-codes.ts';

/** Of the hundred reserved 555-01xx numbers of an area code demo homes take these; the rest stay for landlords. */
const FOR_DEMO = 60;

/** Hands out reserved numbers of the local area code, each once. */
export class DemoNumberAllocator {
  readonly #taken: Set<string>;
  readonly #next = new Map<string, number>();

  private constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Knows the numbers that listings have already. */
  static async load(client: ClientBase): Promise<DemoNumberAllocator> {
    const { rows } = await client.query<{ vanity_phone: string }>(
      'select vanity_phone from listing where vanity_phone is not null',
    );
    return new DemoNumberAllocator(rows.map(({ vanity_phone: phone }) => phone));
  }

  /** Ten digits, or null when the area has none left. */
  take(city: string, state: string): string | null {
    const area = areaCodeOf(city, state);
    for (let line = this.#next.get(area) ?? 0; line < FOR_DEMO; line++) {
      this.#next.set(area, line + 1);
      const phone = `${area}55501${String(line).padStart(2, '0')}`;
      if (this.#taken.has(phone)) continue;
      this.#taken.add(phone);
      return phone;
    }
    return null;
  }
}
