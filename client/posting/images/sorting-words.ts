import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { ImagePair } from '../../../domain/posting/draft.ts';

/** What is said to who cannot see a picture move. */
export const HOW_TO_MOVE =
  'Press space or enter to pick the picture up, the arrow keys to move it, space or enter again to put it down, escape to leave it where it was.';

/** "picture 1 of 3, the cover". */
export const placeWords = (index: number, count: number): string =>
  `picture ${index + 1} of ${count}${index === 0 ? ', the cover' : ''}`;

/** What has been said last of a drag: that a picture lies where it was picked up is not said over that it was. */
export interface Said {
  over: UniqueIdentifier | null;
}

/** The words of a drag, in places instead of ids. */
export function sortingWords(images: readonly ImagePair[], said: Said): Announcements {
  const at = (id: UniqueIdentifier) => images.findIndex(({ large }) => large === id);
  const count = images.length;
  return {
    onDragStart: ({ active }) => {
      said.over = active.id;
      return `Picked up ${placeWords(at(active.id), count)}.`;
    },
    onDragOver: ({ over }) => {
      if ((over?.id ?? null) === said.over) return undefined;
      said.over = over?.id ?? null;
      return over ? `It would be ${placeWords(at(over.id), count)}.` : 'It is over no place for a picture.';
    },
    onDragEnd: ({ over }) =>
      over ? `Put down: it is ${placeWords(at(over.id), count)} now.` : 'Put down where it was.',
    onDragCancel: ({ active }) => `Left where it was: ${placeWords(at(active.id), count)}.`,
  };
}
