import { skipToken, useQuery } from '@apollo/client/react';
import { Text } from '../../../components/layout/text.tsx';
import { StaticChip, chipGroupClass } from '../../../components/chip.tsx';
import { GeoInformationDocument } from '../location/geo-information.generated.ts';
import { namedColleges } from '../location/nearby-colleges.tsx';
import { geoVariables, type Address } from '../location/use-geo-lookup.ts';
import css from '../../../shared/card-payment/payment.module.css';

/** Renders the same colleges as the location section: three by name, then the count of the rest (K11, K58). */
export function IncludedColleges({ location }: { location: Address }) {
  const variables = geoVariables(location);
  const { data } = useQuery(GeoInformationDocument, variables ? { variables } : skipToken);
  const geo = data?.geoInformation;
  if (!geo || !('schools' in geo) || geo.schools.count === 0) return null;
  const { names, others } = namedColleges(geo.schools);
  return (
    <div>
      <Text as="h3" className={css.small}>
        Included colleges
      </Text>
      <div className={chipGroupClass}>
        {names.map((name) => (
          <StaticChip key={name}>{name}</StaticChip>
        ))}
        {others > 0 && <StaticChip>{`+ ${others} ${others === 1 ? 'other' : 'others'}`}</StaticChip>}
      </div>
    </div>
  );
}
