interface AgainDependencies {
  undelivered: { sendAgain(): Promise<number> };
  print: (line: string) => void;
}

/** Letters that were given up are tried for another five days; the server that runs, or its next start, sends them. */
export async function againCommand(args: string[], { undelivered, print }: AgainDependencies): Promise<number> {
  if (args.length > 0) {
    print('Usage: npm run letters:again, with nothing after it');
    return 1;
  }
  const given = await undelivered.sendAgain();
  if (given === 0) print('No letter was given up.');
  else print(`${given} ${given === 1 ? 'letter is' : 'letters are'} tried again for five days.`);
  return 0;
}
