import 'reflect-metadata';
import { DraftsService } from '../modules/posting/drafts/drafts.service.ts';
import { reviewCommand } from '../modules/trust/review-commands.ts';
import { ReviewsService } from '../modules/trust/reviews.service.ts';
import { runEmailCommand } from '../startup/run-email-command.ts';

/** Implements `npm run reviews -- list | approve ID | decline ID`. */
await runEmailCommand((args, { print, ...deps }) =>
  reviewCommand(args, { reviews: new ReviewsService({ ...deps, drafts: new DraftsService(deps) }), print }),
);
