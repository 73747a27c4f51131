/**
 * Does something now and then, one at a time; a failure is told and the next turn comes all the same.
 * @param work hears whether it is the first time.
 * @returns what stops it, after the turn under way.
 */
export function repeat(
  ms: number,
  work: (first: boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = (first: boolean) => {
    running = work(first)
      .then(() => {}, onError)
      .then(() => {
        if (!stopped) timer = setTimeout(turn, ms, false);
      });
  };
  turn(true);
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
