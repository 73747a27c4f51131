import { useState, type ComponentProps } from 'react';
import { useForm } from 'react-final-form';
import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { zipFault } from '../../../../domain/posting/format-faults.ts';
import { zipStateError } from '../../../../domain/posting/listing-location.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import { states } from '../../../../domain/options/states.ts';
import { DigitsField } from '../../../forms/fields/digits-field.tsx';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import css from '../../../forms/form.module.css';
import { usePostingValues, type PostingValues } from '../draft/form-values.ts';
import { TextCheck } from '../text-check/text-check.tsx';
import { SectionError } from '../sections/section-error.tsx';
import parts from '../sections/section-fields.module.css';
import { NearbyCollegesLine } from './nearby-colleges.tsx';
import { roundPosition } from './format-position.ts';
import { useGeoLookup, type GeoLookup } from './use-geo-lookup.ts';
import { Button } from '../../../components/button.tsx';
import positionCss from './location.module.css';
import { SetPosition } from './set-position.tsx';

const stateOptions = states.map(({ code, name }) => ({ value: code as string, label: `${code} – ${name}` }));

/** Renders the location of the listing [§2]. Looks up its position and the colleges nearby while the address is typed. */
export function LocationSection() {
  return (
    <>
      <Text className={parts.lead}>Where is it? We look up the colleges nearby.</Text>
      <Stack className={css.grid}>
        <TextField wide name="location.address" label="Street address" autoComplete="street-address" />
        <TextCheck field="location.address" />
        <TextField name="location.city" label="City" autoComplete="address-level2" />
        <SelectField name="location.state" label="State" options={stateOptions} none="" autoComplete="address-level1" />
        <Zip />
        <TextCheck field="location.city" />
      </Stack>
      <Nearby />
    </>
  );
}

/** Renders the zip; one that does not belong to the state is said as soon as it is typed (K39). */
function Zip() {
  const { zip, state } = usePostingValues().location;
  return (
    <DigitsField
      name="location.zip"
      label="Zip"
      max={5}
      autoComplete="postal-code"
      problem={zipStateError(zip, state)}
      fault={zipFault}
    />
  );
}

const statusTexts: Partial<Record<GeoLookup['status'], string>> = {
  looking: 'Finding nearby colleges…',
  unreachable: "We couldn't look up nearby colleges. You can continue.",
};

function Nearby() {
  const form = useForm<PostingValues>();
  const { errors, clear } = useRejectedFields();
  const { location } = usePostingValues();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState<Point | null>(null);
  const place = (change: Partial<PostingValues['location']>) => {
    clear('location.coordinates');
    form.change('location', { ...form.getState().values.location, ...change });
  };
  const geo = useGeoLookup(location, {
    found: ({ lat, lon, zip, exact }) => {
      const now = form.getState().values.location;
      // a typed zip stays, whatever the lookup returns; a pin decides everything (K39)
      if (now.pin) return;
      setAddress(exact ? { lat, lon } : null);
      place({ coordinates: { lat, lon }, zip: now.zip || zip });
    },
    // a position belongs to one address only, but a pin is kept while its zip code is corrected
    changed: (what) => {
      const { coordinates, pin } = form.getState().values.location;
      if (what === 'zip' && pin) return;
      setOpen(false);
      setAddress(null);
      if (coordinates) place({ coordinates: null, pin: false });
    },
  });
  const statusText = statusTexts[geo.status];
  const message = geo.status === 'unknown' ? geo.message : errors['location.coordinates']?.[0];
  const choose = (to: Point) => {
    setOpen(true);
    place({ coordinates: roundPosition(to), pin: true });
  };
  return (
    <>
      {statusText && (
        <Text className={parts.lead} role="status">
          {statusText}
        </Text>
      )}
      {geo.status === 'found' && <NearbyCollegesLine colleges={geo.found.colleges} />}
      <SectionError field="location.coordinates" />
      {(message !== undefined || geo.status === 'found' || location.pin) && (
        <ManualPosition
          message={message}
          at={location.coordinates}
          address={address}
          area={location}
          open={open}
          setOpen={setOpen}
          choose={choose}
        />
      )}
    </>
  );
}

interface ManualPositionProps extends ComponentProps<typeof SetPosition> {
  /** Why the landlord must set the position, or move the pin; undefined for an address that is found. */
  message: string | undefined;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Lets the landlord set the position of an address that cannot be found, or move the pin of a found one (K39). */
export function ManualPosition({ message, open, setOpen, ...position }: ManualPositionProps) {
  return (
    <div className={message === undefined ? positionCss.move : parts.lost}>
      {message === undefined ? (
        <Button look="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the map' : 'Check the map or adjust the pin'}
        </Button>
      ) : (
        <div>
          <p role="status">{message}</p>
          {!position.at && <p>If the address is right, show us where the home is on the map and continue.</p>}
        </div>
      )}
      {(open || message !== undefined) && <SetPosition {...position} />}
    </div>
  );
}
