/** How many frames begin at a time: each is a whole client with a world of its own. */
const AT_ONCE = 3;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

function next(): void {
  while (free > 0) {
    const begin = waiting.shift();
    if (!begin) return;
    free -= 1;
    begin();
  }
}

/** Waits for a turn, then calls `begin`. Answers how to say that one is done, or wants no turn any more. */
export function takeTurn(begin: () => void): () => void {
  let state: 'waiting' | 'running' | 'done' = 'waiting';
  const start = () => {
    state = 'running';
    begin();
  };
  waiting.push(start);
  queueMicrotask(next);
  return () => {
    if (state === 'running') {
      free += 1;
      next();
    } else if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
    state = 'done';
  };
}
