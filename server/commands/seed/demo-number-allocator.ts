import type { ClientBase } from 'pg';
import { areaCodeOf } from '../../../demo/listings/area-codes.ts';

/** The count of an area code's hundred reserved 555-01xx numbers that demo listings use; landlords get the rest. */
const FOR_DEMO = 60;

/** Allocates reserved numbers of the local area code, each once. */
export class DemoNumberAllocator {
  readonly #taken: Set<string>;
  readonly #next = new Map<string, number>();

  private constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Loads the numbers that listings already use. */
  static async load(client: ClientBase): Promise<DemoNumberAllocator> {
    const { rows } = await client.query<{ vanity_phone: string }>(
      'select vanity_phone from listing where vanity_phone is not null',
    );
    return new DemoNumberAllocator(rows.map(({ vanity_phone: phone }) => phone));
  }

  /** Returns ten digits, or null when the area code has none left. */
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
