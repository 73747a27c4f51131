import { useState } from 'react';
import { Stack } from '../../../components/layout/layout.tsx';
import type { Point } from '../../../../domain/places/distance.ts';
import { Button } from '../../../components/button.tsx';
import { LabeledInput } from '../../../forms/fields/field.tsx';
import parts from '../sections/section-fields.module.css';
import { parsePosition } from './format-position.ts';

/** Renders fields for latitude and longitude, for landlords who have them from elsewhere or cannot use a map. */
export function CoordinatesForm({ choose }: { choose: (position: Point) => void }) {
  const [lat, setLat] = useState('');
  const [lon, setLon] = useState('');
  const position = parsePosition(lat, lon);
  return (
    <Stack gap={3} className={parts.pin}>
      {[
        { label: 'Latitude', hint: 'For example, 40.0067. You can paste both numbers here.', value: lat, set: setLat },
        { label: 'Longitude', hint: 'For example, -83.0305', value: lon, set: setLon },
      ].map(({ set, ...field }) => (
        <LabeledInput key={field.label} {...field} inputMode="text" onChange={({ target }) => set(target.value)} />
      ))}
      <div>
        <Button look="quiet" disabled={!position} onClick={() => position && choose(position)}>
          Use this position
        </Button>
      </div>
    </Stack>
  );
}
