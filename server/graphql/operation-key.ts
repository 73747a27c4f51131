import { createHash } from 'node:crypto';
import { print, type DocumentNode } from 'graphql';

/**
 * Returns the key of an operation, independent of spacing and of the order of its definitions: a hash of the printed
 * document.
 */
export function operationKey(document: DocumentNode): string {
  const definitions = document.definitions.map((definition) => print(definition)).toSorted();
  return createHash('sha256').update(definitions.join('\n')).digest('base64url').slice(0, 22);
}
