import { useState } from 'react';
import type { Point } from '../../../../domain/places/distance.ts';
import { Button } from '../../../components/button.tsx';
import { LabeledInput } from '../../../forms/fields/field.tsx';
import parts from '../sections/section-fields.module.css';
import { parsePosition } from './format-position.ts';

/** Renders fields for latitude and longitude, for landlords who have them from elsewhere or cannot use a map. */
export function CoordinatesForm({ id, choose }: { id: string; choose: (position: Point) => void }) {
  const [lat, setLat] = useState('');
  const [lon, setLon] = useState('');
  const position = parsePosition(lat, lon);
  return (
    <div className={parts.pin}>
      <LabeledInput
        id={`${id}-lat`}
        label="Latitude"
        hint="For example, 40.0067. You can paste both numbers here."
        inputMode="text"
        value={lat}
        onChange={(event) => setLat(event.target.value)}
      />
      <LabeledInput
        id={`${id}-lon`}
        label="Longitude"
        hint="For example, -83.0305"
        inputMode="text"
        value={lon}
        onChange={(event) => setLon(event.target.value)}
      />
      <div>
        <Button look="quiet" disabled={!position} onClick={() => position && choose(position)}>
          Use this position
        </Button>
      </div>
    </div>
  );
}
