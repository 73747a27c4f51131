import { parseCommandLine } from '../../startup/command-line.ts';
import { scoreLine } from './listing-signals.ts';
import type { ReviewsService } from './reviews.service.ts';

const USAGE = `Usage: npm run reviews -- list
       npm run reviews -- approve ID
       npm run reviews -- decline ID --note "What the landlord should change"`;

interface ReviewCommandDeps {
  reviews: Pick<ReviewsService, 'pending' | 'approve' | 'decline'>;
  print: (line: string) => void;
}

/** Runs `npm run reviews -- list`, `approve` and `decline` (K66). Resolves with the exit code. */
export async function reviewCommand(args: string[], { reviews, print }: ReviewCommandDeps): Promise<number> {
  const parsed = parseCommandLine(args, { note: { type: 'string', default: '' } });
  const [action, id, ...more] = parsed?.positionals ?? [];
  if (action === 'list' && more.length === 0) {
    const waiting = await reviews.pending();
    if (waiting.length === 0) print('No text is waiting for review.');
    for (const { id: review, name, email, dueAt, errors, texts, slug, ...score } of waiting) {
      print(
        `${review}  ${slug ? `Changes of ${name} (/home/${slug})` : name}, by ${email}, withdrawn ${dueAt.toISOString()}`,
      );
      const line = scoreLine(score);
      if (line) print(`  ${line}`);
      for (const [field, messages] of Object.entries(errors)) for (const text of messages) print(`  ${field}: ${text}`);
      for (const text of texts) print(`  > ${text}`);
    }
    return 0;
  }
  if (!parsed || id === undefined || more.length > 0 || (action !== 'approve' && action !== 'decline')) {
    for (const line of USAGE.split('\n')) print(line);
    return 1;
  }
  const done = await (action === 'approve' ? reviews.approve(id) : reviews.decline(id, parsed.values.note));
  if (!done) {
    print(`There is no review ${id} to decide.`);
    return 1;
  }
  print(decisionText(action, done));
  return 0;
}

function decisionText(action: 'approve' | 'decline', { name, slug }: { name: string; slug: string | null }): string {
  if (slug !== null)
    return action === 'approve'
      ? `The changes of ${name} are published. Its landlord is notified by email.`
      : `The changes of ${name} are declined. The listing stays as it was, and its landlord is notified by email.`;
  return action === 'approve'
    ? `${name} is approved. Its first month is charged within a minute, or when the server next starts.`
    : `${name} is declined. Its landlord is notified by email and not charged.`;
}
