import { Text } from '../../../components/layout/text.tsx';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import parts from './section-fields.module.css';

/** Renders an error that belongs to a whole section (its rows, tiles or chips), not to one control. */
export function SectionError({ field }: { field: string }) {
  const { errors, idOf } = useRejectedFields();
  const message = errors[field]?.[0];
  if (!message) return null;
  return (
    <Text bad id={idOf(field)} className={parts.error} tabIndex={-1}>
      {message}
    </Text>
  );
}
