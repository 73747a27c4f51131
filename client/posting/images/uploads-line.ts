import { MAX_IMAGES } from '../../../domain/posting/draft-bounds.ts';

/** "2 of 6 pictures, 1 on its way, 1 did not arrive". */
export function uploadsLine(arrived: number, sending: readonly { failed: boolean }[]): string {
  const failed = sending.filter((one) => one.failed).length;
  const underWay = sending.length - failed;
  return [
    `${arrived} of ${MAX_IMAGES} pictures`,
    underWay > 0 && `${underWay} on ${underWay === 1 ? 'its' : 'their'} way`,
    failed > 0 && `${failed} did not arrive`,
  ]
    .filter(Boolean)
    .join(', ');
}
