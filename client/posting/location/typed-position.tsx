import { useState } from 'react';
import type { Point } from '../../../domain/distance.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import parts from '../sections/parts.module.css';
import { readPosition } from './position-words.ts';

interface TypedPositionProps {
  /** Begins the ids of its fields. */
  id: string;
  choose: (position: Point) => void;
}

/** The position in degrees, for who has it from elsewhere or cannot work a map. */
export function TypedPosition({ id, choose }: TypedPositionProps) {
  const [lat, setLat] = useState('');
  const [lon, setLon] = useState('');
  const position = readPosition(lat, lon);
  return (
    <div className={parts.pin}>
      <Field id={`${id}-lat`} label="Latitude" hint="Such as 40.0067, or both numbers">
        {(control) => (
          <Input {...control} inputMode="text" value={lat} onChange={(event) => setLat(event.target.value)} />
        )}
      </Field>
      <Field id={`${id}-lon`} label="Longitude" hint="Such as -83.0305">
        {(control) => (
          <Input {...control} inputMode="text" value={lon} onChange={(event) => setLon(event.target.value)} />
        )}
      </Field>
      <div>
        <Button look="quiet" disabled={!position} onClick={() => position && choose(position)}>
          Use this position
        </Button>
      </div>
    </div>
  );
}
