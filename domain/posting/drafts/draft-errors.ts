import { EMAIL_TAKEN } from '../../account/login.ts';
import type { FieldErrors } from '../../field-errors.ts';
import type { Draft, ImagePair } from './draft.ts';
import type { ListingLocation } from '../listing-location.ts';
import { accountErrorKeys, postingErrorKeys } from '../error-fields.ts';
import { LOG_IN_TO_POST, TYPE_NOT_OFFERED, IMAGE_NOT_FOUND } from '../posting-errors.ts';
import { stepErrors } from '../validation-rules.ts';
import { sectionOfError, sections, stepNames, type StepName } from '../sections.ts';
import { isForReview, listingTexts, type ListingText, type TextField } from '../../trust/review-choice.ts';

const locationErrorKeys = postingErrorKeys.filter((key) => key.startsWith('location.'));

/** External checks that the rules need: backed by the database on the server, by fixtures in the mock. */
export interface DraftContext {
  /** Returns whether this type has a price. */
  isOffered(type: number): boolean;
  emailTaken(email: string): Promise<boolean>;
  /** Returns whether all of these images come from an upload. */
  picturesKnown(pairs: ImagePair[]): Promise<boolean>;
  place(draft: Pick<Draft, 'location'>): Promise<ListingLocation | { errors: FieldErrors }>;
  /** Returns the texts that are published or approved by staff, which are not judged again. */
  knownTexts(): Promise<readonly string[]>;
  /** Returns the errors of texts that break the rules (K66), by `heldTextErrors`. */
  heldTexts(texts: readonly ListingText[]): Promise<FieldErrors>;
}

export const isStep = (step: string): step is StepName => (stepNames as readonly string[]).includes(step);

/** Returns whether this step's response reveals that an email address has an account (K52), which requires rate limiting. */
export const revealsEmailInUse = (step: string, loggedIn: boolean): boolean =>
  !loggedIn && (step === 'property-password-step' || step === 'complete-step');

/** A visitor's finished draft has an account, even an empty one; without, the session of its page has ended [§6]. */
const sessionIsOver = (step: StepName, draft: Draft, loggedIn: boolean): boolean =>
  !loggedIn && step === 'complete-step' && !draft.account;

export const draftEmail = (draft: Pick<Draft, 'account'>): string => draft.account?.email.trim() ?? '';

/** Returns whether a step checks the section that has this field. */
const isAskedAt = (step: StepName, field: TextField): boolean =>
  step === 'complete-step' ||
  sections.some((section) => section.step === step && section.name === sectionOfError(field));

/** Returns a step's errors by its rules, its texts (K66) and external checks [§5]; `savedImages` are the images that a listing already has. */
export async function draftErrors(
  step: StepName,
  draft: Draft,
  loggedIn: boolean,
  world: DraftContext,
  savedImages: readonly ImagePair[] = [],
): Promise<FieldErrors> {
  const errors = stepErrors(step, draft, loggedIn);
  const shouldCheck = (name: StepName, ...keys: string[]) =>
    (step === name || step === 'complete-step') && !keys.some((key) => errors[key]);

  if (shouldCheck('property-type-step', 'type') && !(typeof draft.type === 'number' && world.isOffered(draft.type)))
    errors['type'] = [TYPE_NOT_OFFERED];
  if (sessionIsOver(step, draft, loggedIn)) {
    // A landlord whose session has ended needs a login, not a new account.
    for (const key of accountErrorKeys) delete errors[key];
    Object.assign(errors, LOG_IN_TO_POST);
  } else if (!loggedIn && shouldCheck('property-password-step', 'email') && (await world.emailTaken(draftEmail(draft))))
    Object.assign(errors, EMAIL_TAKEN);
  if (shouldCheck('property-images-step', 'images')) {
    const added = draft.images.filter(
      (image) => !savedImages.some((pair) => pair.large === image.large && pair.small === image.small),
    );
    if (added.length > 0 && !(await world.picturesKnown(added))) Object.assign(errors, IMAGE_NOT_FOUND);
  }
  if (shouldCheck('property-location-step', ...locationErrorKeys)) {
    const place = await world.place(draft);
    if ('errors' in place) Object.assign(errors, place.errors);
  }
  // A text with another error, such as its length, is not read.
  const texts = listingTexts(draft).filter(
    ({ text, field }) => isAskedAt(step, field) && errors[field] === undefined && !isForReview(draft, text),
  );
  if (texts.length === 0) return errors;
  const known = await world.knownTexts();
  const judged = texts.filter(({ text }) => !known.includes(text));
  return judged.length === 0 ? errors : { ...errors, ...(await world.heldTexts(judged)) };
}
