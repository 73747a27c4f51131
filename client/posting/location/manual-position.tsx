import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import parts from '../sections/parts.module.css';

interface Position {
  lat: number;
  lon: number;
}

interface ManualPositionProps {
  message: string;
  set: Position | null;
  id: string;
  choose: (position: Position) => void;
}

/** The degrees of '40.0067, -83.0305' or of one field each; undefined for what is no place in or near the States. */
function readPosition(lat: string, lon: string): Position | undefined {
  const [first = '', second = lon] = lat.split(',');
  const position = { lat: Number(first), lon: Number(second) };
  const plausible = position.lat > 15 && position.lat < 75 && position.lon > -180 && position.lon < -60;
  return first.trim() && second.trim() && plausible ? position : undefined;
}

/** When an address cannot be found, its landlord says where it is and goes on (K39). */
export function ManualPosition({ message, set, id, choose }: ManualPositionProps) {
  const [lat, setLat] = useState('');
  const [lon, setLon] = useState('');
  const position = readPosition(lat, lon);
  return (
    <div className={parts.lost}>
      <p role="status">{set ? 'We use the position that you gave. Renters see it as not verified.' : message}</p>
      {!set && (
        <>
          <p>
            Check the address. If it is right, say where it is and go on: in any map, press long on the house and copy
            the two numbers that appear.
          </p>
          <div className={parts.pin}>
            <Field id={`${id}-lat`} label="Latitude" hint="Such as 40.0067">
              {(control) => (
                <Input {...control} inputMode="text" value={lat} onChange={(event) => setLat(event.target.value)} />
              )}
            </Field>
            <Field id={`${id}-lon`} label="Longitude" hint="Such as -83.0305">
              {(control) => (
                <Input {...control} inputMode="text" value={lon} onChange={(event) => setLon(event.target.value)} />
              )}
            </Field>
          </div>
          <div>
            <Button look="quiet" disabled={!position} onClick={() => position && choose(position)}>
              Use this position
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
