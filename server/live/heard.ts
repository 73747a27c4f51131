import { Refusal } from '../errors.ts';

/** What was told. @throws where it was asked by a POST, where nothing ever arrives */
export function heard<Told>(told: Told | undefined): Told {
  if (!told) throw new Refusal(400, 'BAD_REQUEST', 'Subscriptions are answered over the websocket.');
  return told;
}
