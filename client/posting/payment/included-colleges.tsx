import { FactChip, chipGroupClass } from '../../ui/chip.tsx';
import { useGeoInformationQuery } from '../location/geo-information.generated.ts';
import { namedColleges } from '../location/college-line.tsx';
import type { Address } from '../location/use-geo-lookup.ts';
import css from './payment.module.css';

/** The colleges whose students will find the listing: three by name, then the count of the rest (K11, K58). */
export function IncludedColleges({ address, city, state }: Address) {
  const { data } = useGeoInformationQuery({ variables: { address: address.trim(), city: city.trim(), state } });
  const geo = data?.geoInformation;
  if (!geo || !('schools' in geo) || geo.schools.count === 0) return null;
  const { names, others } = namedColleges(geo.schools);
  return (
    <div>
      <h3 className={css.small}>Included colleges</h3>
      <div className={chipGroupClass}>
        {names.map((name) => (
          <FactChip key={name}>{name}</FactChip>
        ))}
        {others > 0 && <FactChip>{`+ ${others} ${others === 1 ? 'other' : 'others'}`}</FactChip>}
      </div>
    </div>
  );
}
