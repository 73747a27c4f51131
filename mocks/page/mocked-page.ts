import type { Connection } from '../handlers/connection.ts';
import type { World } from '../world/world.ts';

/** The mocked page as its panel knows it. */
export interface MockedPage {
  world: World;
  line: Connection;
  /** The name of the scenario that it shows; undefined in the everyday world. */
  scenario: string | undefined;
  /** Why the scenario could not be reached; told when it is known. */
  trouble: Promise<string | undefined>;
  /** Forgets everything that was done here and begins anew, as at a first visit. */
  reset(): Promise<void>;
}
