import type { Connection } from '../handlers/connection.ts';
import type { World } from '../world/world.ts';

/** The mocked page as its panel sees it. */
export interface MockedPage {
  world: World;
  line: Connection;
  /** The name of the current scenario; undefined in the everyday world. */
  scenario: string | undefined;
  /** Why the scenario could not be reached; resolves once that is determined. */
  failure: Promise<string | undefined>;
  /** Deletes all changes and starts again, as at a first visit. */
  reset(): Promise<void>;
}
