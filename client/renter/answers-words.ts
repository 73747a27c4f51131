import { bathroomsLabel } from '../../domain/options/bathrooms.ts';
import { bedroomsLabel } from '../../domain/options/bedrooms.ts';
import { featureLabel } from '../../domain/options/features.ts';
import { petLabel } from '../../domain/options/pets.ts';
import { formatDollars } from '../../domain/money.ts';
import { AS_SOON_AS_POSSIBLE, moveDateLabel, type MoveDate } from '../../domain/renter/questionnaire.ts';
import type { RenterState } from '../apollo/renter-defaults.ts';

/** The stored day as the domain has it: 0, or YYYY-MM-DD. */
export const moveDate = (stored: string): MoveDate =>
  stored === String(AS_SOON_AS_POSSIBLE) ? AS_SOON_AS_POSSIBLE : stored;

/** All six answers in one line: '2 Bedrooms, 1 Bathroom, up to $1,200 a month, No Pets, As soon as possible'. */
export function answersWords({ questionnaire, moveIn }: Pick<RenterState, 'questionnaire' | 'moveIn'>): string {
  const { bedrooms, bathrooms, budgets } = questionnaire;
  return [
    bedroomsLabel(bedrooms),
    bathroomsLabel(bathrooms),
    ...(budgets > 0 ? [`up to ${formatDollars(budgets)} a month`] : []),
    ...moveIn.petsSelected.map(petLabel),
    ...moveIn.featuresSelected.map(featureLabel),
    moveDateLabel(moveDate(moveIn.moveInDate)),
  ].join(', ');
}
