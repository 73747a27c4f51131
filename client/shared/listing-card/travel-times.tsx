import { Text } from '../../components/layout/text.tsx';
import { formatDuration, travelModeLabels, travelTimes } from '../../../domain/places/directions/travel-times.ts';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from './travel-times.module.css';

const icons = { walking: 'walk', cycling: 'bike', driving: 'car' } as const;

/** Renders the approximate travel times on foot, by bike and by car: 'About 8 min on foot, 3 min by bike, …'. */
export function TravelTimes({ miles, to }: { miles: number; to?: string | undefined }) {
  const times = travelTimes(miles);
  return (
    <Text className={css.times}>
      About{' '}
      {times.map(({ mode, minutes }, index) => (
        <span key={mode} className={css.time}>
          <Icon name={icons[mode]} size={18} />
          <strong>{formatDuration(minutes)}</strong>
          <VisuallyHidden>
            {' '}
            {travelModeLabels[mode]}
            {index < times.length - 1 ? ', ' : ''}
          </VisuallyHidden>
        </span>
      ))}
      {to !== undefined && <span> {to}</span>}
    </Text>
  );
}
