import { Cluster } from '../../../components/layout/layout.tsx';
import { Notice } from '../../../components/layout/text.tsx';
import { formatDollars } from '../../../../domain/format/money.ts';
import { slugify } from '../../../../domain/places/search/normalize.ts';
import { isRentQuestionable, medianPerBedroom } from '../../../../domain/search/rent-statistics.ts';
import { Button } from '../../../components/button.tsx';
import { useCampusRentsQuery } from './campus-rents.generated.ts';
import parts from './section-fields.module.css';

export interface LowRentProps {
  /** Dollars a month for the whole home. */
  rent: number;
  beds: number;
  /** Takes the number as the rent of each bed. */
  multiply: () => void;
}

type LowRentQuestionProps = LowRentProps & { city: string; state: string; confirm: () => void };

/** Asks about a rent far below the median per bedroom of the listing's city (K68). Blocks nothing. */
export function LowRentQuestion({ rent, beds, multiply, city, state, confirm }: LowRentQuestionProps) {
  const { data } = useCampusRentsQuery({ variables: { slug: slugify(`${city} ${state}`) } });
  const median = medianPerBedroom(data?.city?.rents ?? []);
  if (median === null || !isRentQuestionable(rent, beds, median)) return null;
  const each = formatDollars(Math.round(rent / beds));
  return (
    <Notice as={Cluster} small rows={2} role="status" className={parts.question}>
      <p>
        That&apos;s {each} per bedroom; in {city} the median is {formatDollars(median)}. Is {formatDollars(rent)} the
        rent for the whole home?
      </p>
      <Button look="quiet" onClick={confirm}>
        Yes, it&apos;s right
      </Button>
      {beds > 1 && (
        <Button look="text" onClick={multiply}>
          No, it&apos;s per bed: {formatDollars(rent * beds)} in total
        </Button>
      )}
    </Notice>
  );
}
