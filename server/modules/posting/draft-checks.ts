import { milesBetween } from '../../../domain/distance.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Draft, ImagePair } from '../../../domain/posting/draft.ts';
import { stepErrors } from '../../../domain/posting/rules.ts';
import { stepNames, type StepName } from '../../../domain/posting/sections.ts';
import type { Geocoder } from '../../ports/geocoder/geocoder.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import type { Accounts, Pictures } from './needs.ts';
import type { DraftPlace } from './publish-intent.entity.ts';

interface DraftChecksDeps {
  accounts: Pick<Accounts, 'emailTaken'>;
  images: Pictures;
  geocoder: Geocoder;
  payments: Pick<Payments, 'priceOf'>;
}

/** A pin farther than this from where the address is found belongs to another place (K39). */
const PIN_MILES = 50;
/** A pin this near to it is the address itself. */
const SAME_MILES = 10;

export const EMAIL_TAKEN: FieldErrors = { email: ['This e-mail already has an account. Log in.'] };

export const isStep = (step: string): step is StepName => (stepNames as readonly string[]).includes(step);

/** The rules of domain/posting/rules.ts, and what needs the database or the world: e-mail, pictures, place, price [§5]. */
export class DraftChecks {
  readonly #deps: DraftChecksDeps;

  constructor(deps: DraftChecksDeps) {
    this.#deps = deps;
  }

  /**
   * What the server refuses of this step; {} when nothing. Changes nothing [§7]. `kept` are pictures that a listing has
   * already.
   */
  async errors(step: StepName, draft: Draft, loggedIn: boolean, kept: readonly ImagePair[] = []): Promise<FieldErrors> {
    const errors = stepErrors(step, draft, loggedIn);
    const asked = (name: StepName, ...keys: string[]) =>
      (step === name || step === 'complete-step') && !keys.some((key) => errors[key]);

    if (asked('property-type-step', 'type') && !this.#isOffered(draft))
      errors.type = ['This kind of property cannot be posted at the moment.'];
    if (!loggedIn && asked('property-password-step', 'email') && (await this.#deps.accounts.emailTaken(emailOf(draft))))
      Object.assign(errors, EMAIL_TAKEN);
    if (asked('property-images-step', 'images') && !(await this.#ours(draft.images, kept)))
      errors.images = ['One of the pictures is no longer here. Add it again.'];
    const located = asked(
      'property-location-step',
      'location.address',
      'location.city',
      'location.state',
      'location.zip',
    );
    if (located && !errors['location.coordinates']) {
      const place = await this.place(draft);
      if ('errors' in place) Object.assign(errors, place.errors);
    }
    return errors;
  }

  /**
   * Where the listing will stand. Coordinates that came with the draft (a pin, or the look-up of before) are taken where
   * the address cannot be found or is near; without any, the address must be found (K39).
   */
  async place({ location }: Pick<Draft, 'location'>): Promise<DraftPlace | { errors: FieldErrors }> {
    const { address, city, state, zip, coordinates: pin } = location;
    const found = await this.#deps.geocoder.locate({ address: address.trim(), city: city.trim(), state, zip });
    if (!pin) {
      if (!found) return refusePlace('We could not find this address. Check it, or set the pin on the map.');
      return { lat: found.lat, lon: found.lon, verified: true };
    }
    if (!found) return { ...pin, verified: false };
    const miles = milesBetween(pin, found);
    if (miles > PIN_MILES) return refusePlace('The pin is far away from this address. Set it again.');
    return { ...pin, verified: miles <= SAME_MILES };
  }

  #isOffered({ type }: Draft): boolean {
    return typeof type === 'number' && this.#deps.payments.priceOf(type) !== undefined;
  }

  async #ours(images: readonly ImagePair[], kept: readonly ImagePair[]): Promise<boolean> {
    const added = images.filter(
      (image) => !kept.some((pair) => pair.large === image.large && pair.small === image.small),
    );
    return added.length === 0 || this.#deps.images.known(added);
  }
}

export const emailOf = (draft: Draft): string => draft.account?.email.trim() ?? '';

function refusePlace(message: string): { errors: FieldErrors } {
  return { errors: { 'location.coordinates': [message] } };
}
