import { Text } from '../../components/layout/text.tsx';
import css from '../styles/results-page.module.css';

/** Renders the notice that is shown with every seeded demo listing. */
export function DemoNotice() {
  return (
    <Text className={css.note}>
      Homes marked as demo data, and their images, are made up to show how this site works.
    </Text>
  );
}
