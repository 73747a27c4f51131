import { featureOptions } from '../../../domain/options/features.ts';
import { petOptions } from '../../../domain/options/pets.ts';
import { defaultAnswers } from '../../../domain/search/questionnaire.ts';
import type { StoredRenterFragment } from './renter.generated.ts';

/** The storage key of this browser's renter; a listing's draft has its own key (K21). */
export const RENTER_KEY = 'renter:v1';

/** All data that a browser saves about its renter [§3]. */
export type RenterState = StoredRenterFragment;

const { pets, features, moveInDate, ...questionnaire } = defaultAnswers;

/** A renter without any input: the questionnaire's defaults [§9]. */
export const defaultRenter: RenterState = {
  id: 'local',
  schoolInfo: null,
  questionnaire,
  contact: { firstName: '', lastName: '', phone: '', email: '' },
  requests: [],
  moveIn: {
    pets: petOptions.map(({ id }) => id),
    petsSelected: pets,
    features: featureOptions.map(({ id }) => id),
    featuresSelected: features,
    moveInDate,
  },
  clickedCompanies: [],
  searchType: null,
  screenName: 'home',
  widgetProps: { locationType: 'college', locationId: null, site: null },
  widgetSchoolLoading: false,
  recentSearches: [],
  shortlist: [],
  alerts: [],
  answered: false,
  lastSearch: '',
  moveInAnswered: false,
  requestDays: [],
};
