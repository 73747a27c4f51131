import { resolve } from 'node:path';
import { unreadSelections } from './operations/unread-fields.ts';

const WHOLE_REFUSAL = 'A refusal is asked for whole everywhere, so that the contract tests compare what was refused.';

const TO_THE_CACHE = 'What it answers changes in the cache, from which every part that shows it reads.';

/** Selected fields that no code reads, each with its reason. */
const intentionallyUnreadFields: Record<string, string> = {
  'LeadCounts.leadCounts': TO_THE_CACHE,
  'KindQuote.kindQuote.errors.field': WHOLE_REFUSAL,
  'ChangeCard.changeCard.billing': TO_THE_CACHE,
  'SaveDraft.saveDraft.errors.field': WHOLE_REFUSAL,
  'GeoInformation.geoInformation.errors.field': WHOLE_REFUSAL,
  'CreateGroupList.createGroupList.errors.field': WHOLE_REFUSAL,
  'JoinGroupList.joinGroupList.errors.field': WHOLE_REFUSAL,
  'EditSubscriber.editSubscriber.errors.field': WHOLE_REFUSAL,
};

/** `npm run codegen:unread`: fails for each selected field that no code reads, and for each obsolete exception. */
const unread = await unreadSelections(resolve(import.meta.dirname, '..'));
const needless = Object.keys(intentionallyUnreadFields).filter(
  (path) => !unread.some((selection) => selection.path === path),
);
const wrong = unread.filter(({ path }) => !(path in intentionallyUnreadFields));
for (const { at, path } of wrong) console.error(`${at}  ${path} is asked for and read by nobody.`);
if (wrong.length > 0) console.error('Delete them, or say in scripts/check-unread-fields.ts why they are needed.');
for (const path of needless) console.error(`${path} is read, or gone: take it out of scripts/check-unread-fields.ts.`);
process.exitCode = wrong.length + needless.length > 0 ? 1 : 0;
