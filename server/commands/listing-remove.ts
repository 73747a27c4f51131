import 'reflect-metadata';
import { removeCommand } from '../modules/listings/remove-command.ts';
import { ListingRemoval } from '../modules/listings/removal.ts';
import { runEmailCommand } from '../startup/run-email-command.ts';

/** Implements `npm run listing:remove -- ID [--refund | --undo]`. */
await runEmailCommand((args, { print, ...deps }) => removeCommand(args, { removal: new ListingRemoval(deps), print }));
