import type { PageTexts } from '../../graphql/page-texts.ts';
import type { City } from './city.entity.ts';
import type { College } from './college.entity.ts';
import { displayName } from './display-name.ts';
import type { StatePlace } from './places.service.ts';

/** The texts of a college's page (requirement 15). */
export function collegePageTexts(college: College): PageTexts {
  const name = displayName(college.name);
  return {
    title: `Off-campus housing near ${name}`,
    description: `Apartments and houses for students within ten miles of ${name} in ${college.city}, ${college.state}. Say what you need and ask the landlords directly.`,
    keywords: [
      name,
      ...college.nicknames.slice(0, 3),
      'off-campus housing',
      'student apartments',
      `${college.city} ${college.state}`,
    ].join(', '),
  };
}

/** The texts of a city's page (requirement 16). */
export function cityPageTexts({ name, state }: City): PageTexts {
  return {
    title: `Student housing in ${name}, ${state}`,
    description: `Apartments and houses for students in ${name}, ${state}, with rents, sizes and the way to campus.`,
    keywords: [`${name} ${state}`, 'student housing', 'apartments near campus', 'rooms for students'].join(', '),
  };
}

/** The texts of a state's page. */
export function statePageTexts({ name, code }: StatePlace): PageTexts {
  return {
    title: `Student housing in ${name}`,
    description: `Homes for students near the colleges of ${name}: choose a college or a city and see what fits.`,
    keywords: [name, code, 'student housing', 'colleges', 'off-campus apartments'].join(', '),
  };
}
