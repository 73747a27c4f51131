/**
 * Runs work repeatedly, one run at a time, also after an error; `first` tells it the first run.
 * @returns a function that stops it, after the run in progress.
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
