import { seedCommand } from './seed/seed-listings.ts';
import { createImageStore } from '../integrations/image-store/create-image-store.ts';
import { runCommand } from '../startup/run-command.ts';

/** Implements `npm run op -- seed --listings 100000`. */
await runCommand((args, dependencies) =>
  seedCommand(args, { ...dependencies, store: createImageStore(dependencies.env) }),
);
