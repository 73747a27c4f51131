import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { Point } from '../../../../domain/places/distance.ts';
import { states } from '../../../../domain/options/states.ts';
import { DigitsField } from '../../../forms/fields/digits-field.tsx';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import css from '../../../forms/form.module.css';
import type { PostingValues } from '../draft/form-values.ts';
import { SectionError } from '../sections/section-error.tsx';
import parts from '../sections/section-fields.module.css';
import { NearbyCollegesLine } from './nearby-colleges.tsx';
import { ManualPosition } from './manual-position.tsx';
import { MovePin } from './move-pin.tsx';
import { roundPosition } from './format-position.ts';
import { useGeoLookup } from './use-geo-lookup.ts';

const stateOptions = states.map(({ code, name }) => ({ value: code as string, label: `${code} – ${name}` }));

/** Renders the location of the listing [§2]. Looks up its position and the colleges nearby while the address is typed. */
export function LocationSection() {
  return (
    <>
      <p className={parts.lead}>Where is it? We look up the colleges nearby.</p>
      <div className={css.grid}>
        <TextField wide name="location.address" label="Street address" autoComplete="street-address" />
        <TextField name="location.city" label="City" autoComplete="address-level2" />
        <SelectField name="location.state" label="State" options={stateOptions} none="" autoComplete="address-level1" />
        <DigitsField name="location.zip" label="Zip" max={5} autoComplete="postal-code" />
      </div>
      <Nearby />
    </>
  );
}

function Nearby() {
  const form = useForm<PostingValues>();
  const { errors, clear, idOf } = useRejectedFields();
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const { location } = values;
  const [moves, setMoves] = useState(false);
  const position = (coordinates: PostingValues['location']['coordinates']) => {
    clear('location.coordinates');
    form.change('location', { ...form.getState().values.location, coordinates });
  };
  const geo = useGeoLookup(location, {
    found: ({ lat, lon, zip }, first) => {
      const now = form.getState().values.location;
      // a lookup on load must not move an existing position, as of a reopened listing
      if (!first || !now.coordinates) position({ lat, lon });
      // a typed zip stays, whatever the lookup returns (K39)
      if (zip && now.zip === '') form.change('location', { ...form.getState().values.location, zip });
    },
    // a position outlives a reload, but belongs to one address only
    changed: () => {
      setMoves(false);
      if (form.getState().values.location.coordinates) position(null);
    },
  });
  const refused = errors['location.coordinates']?.[0];
  const choose = (to: Point) => position(roundPosition(to));
  const manual = { id: idOf('location.position'), area: location, choose };
  return (
    <>
      {geo.status === 'looking' && (
        <p className={parts.lead} role="status">
          Finding nearby colleges…
        </p>
      )}
      {geo.status === 'unreachable' && (
        <p className={parts.lead} role="status">
          We couldn't look up nearby colleges. You can continue.
        </p>
      )}
      {geo.status === 'found' && <NearbyCollegesLine colleges={geo.found.colleges} />}
      <SectionError field="location.coordinates" />
      {geo.status === 'unknown' || refused ? (
        <ManualPosition
          {...manual}
          message={geo.status === 'unknown' ? geo.message : (refused ?? '')}
          set={geo.status === 'unknown' ? location.coordinates : null}
        />
      ) : (
        geo.status === 'found' && <MovePin {...manual} shown={moves} show={setMoves} at={location.coordinates} />
      )}
    </>
  );
}
