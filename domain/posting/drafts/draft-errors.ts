import { EMAIL_TAKEN } from '../../account/login.ts';
import type { FieldErrors } from '../../field-errors.ts';
import type { Draft, ImagePair } from './draft.ts';
import type { ListingLocation } from '../listing-location.ts';
import { accountErrorKeys } from '../error-fields.ts';
import { LOG_IN_TO_POST, TYPE_NOT_OFFERED, IMAGE_NOT_FOUND } from '../posting-errors.ts';
import { stepErrors } from '../validation-rules.ts';
import { stepNames, type StepName } from '../sections.ts';

/** What the rules have to ask about the world: on the server its database, in the mock its own. */
export interface DraftContext {
  /** Has this type a price? */
  isOffered(type: number): boolean;
  emailTaken(email: string): Promise<boolean>;
  /** Were all of these pairs given out by an upload? */
  picturesKnown(pairs: ImagePair[]): Promise<boolean>;
  place(draft: Pick<Draft, 'location'>): Promise<ListingLocation | { errors: FieldErrors }>;
}

export const isStep = (step: string): step is StepName => (stepNames as readonly string[]).includes(step);

/** Does this step's answer tell whether an e-mail has an account (K52)? Then it is not to be had too often. */
export const revealsEmailInUse = (step: string, loggedIn: boolean): boolean =>
  !loggedIn && (step === 'property-password-step' || step === 'complete-step');

/**
 * A visitor's finished draft names the account to be made, if only by empty fields. One that names none was sent by a
 * page that began with a session, which has ended since [§6].
 */
const sessionIsOver = (step: StepName, draft: Draft, loggedIn: boolean): boolean =>
  !loggedIn && step === 'complete-step' && !draft.account;

export const draftEmail = (draft: Pick<Draft, 'account'>): string => draft.account?.email.trim() ?? '';

/**
 * What is refused of this step of a draft; {} when nothing: the rules of rules.ts, and what needs the world: e-mail,
 * pictures, place, price [§5]. Changes nothing [§7]. `kept` are pictures that a listing has already.
 */
export async function draftErrors(
  step: StepName,
  draft: Draft,
  loggedIn: boolean,
  world: DraftContext,
  kept: readonly ImagePair[] = [],
): Promise<FieldErrors> {
  const errors = stepErrors(step, draft, loggedIn);
  const asked = (name: StepName, ...keys: string[]) =>
    (step === name || step === 'complete-step') && !keys.some((key) => errors[key]);

  if (asked('property-type-step', 'type') && !(typeof draft.type === 'number' && world.isOffered(draft.type)))
    errors['type'] = [TYPE_NOT_OFFERED];
  if (sessionIsOver(step, draft, loggedIn)) {
    // asked for a login, and not for an account that they have
    for (const key of accountErrorKeys) delete errors[key];
    Object.assign(errors, LOG_IN_TO_POST);
  } else if (!loggedIn && asked('property-password-step', 'email') && (await world.emailTaken(draftEmail(draft))))
    Object.assign(errors, EMAIL_TAKEN);
  if (asked('property-images-step', 'images')) {
    const added = draft.images.filter(
      (image) => !kept.some((pair) => pair.large === image.large && pair.small === image.small),
    );
    if (added.length > 0 && !(await world.picturesKnown(added))) Object.assign(errors, IMAGE_NOT_FOUND);
  }
  const located = asked(
    'property-location-step',
    'location.address',
    'location.city',
    'location.state',
    'location.zip',
  );
  if (located && !errors['location.coordinates']) {
    const place = await world.place(draft);
    if ('errors' in place) Object.assign(errors, place.errors);
  }
  return errors;
}
