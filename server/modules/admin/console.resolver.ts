import { MAX_QUEUE, QUEUE_PER_PAGE, REPORTERS_FOR_WARNING } from '../../../domain/limits.ts';
import { join } from 'node:path';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { permissionsOf } from '../../../domain/admin/staff-roles.ts';
import { NotLoggedIn } from '../../errors.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import { openProcessorSnapshots } from '../../integrations/payments/connect-payments.ts';
import { ledgerCommand } from '../billing/ledger/ledger-command.ts';
import { consoleNumbers, numberSpans } from './console-numbers.ts';
import { recordTypes } from './console-records.ts';
import type { ConsoleContext } from './console-schema.ts';
import { scoreLine, type ComparedListing } from '../trust/listing-signals.ts';
import {
  ConsoleComparedListing,
  ConsoleLink,
  ConsoleLogEntry,
  ConsoleOperation,
  ConsoleRecord,
  ConsoleTable,
  ActionDone,
  ActionPreview,
  ActionResult,
  ConsoleReportedListing,
  ConsoleReview,
  StaffInvitation,
  StaffLogin,
  StaffLoginResult,
  StaffViewer,
} from './console.view.ts';
import { maskSearch, readLog, recordAlone } from './staff-log.ts';
import type { StaffMember } from './staff.service.ts';

/** Entries of the log on a page; the screen offers more after a full one. */
const LOG_PAGE = 100;

const viewOf = ({ email, role }: StaffMember): StaffViewer => ({ email, role, permissions: permissionsOf(role) });

const comparedView = ({ images, ...listing }: ComparedListing): ConsoleComparedListing => ({
  ...listing,
  images: images.map(({ small }) => small),
});

/** Declares the argument of a queue that limits its records. */
const First = () =>
  Arg('first', () => Int, { defaultValue: QUEUE_PER_PAGE, description: 'The maximum number of records.' });
const clampFirst = (first: number): number => Math.min(Math.max(first, 1), MAX_QUEUE);

/** The schema checks before each field that the role permits it; this only narrows the type. */
function requireStaff({ staff }: ConsoleContext): StaffMember {
  if (!staff) throw new NotLoggedIn();
  return staff;
}

/** The operations of the staff console; console-schema.ts permits them by role. */
@Resolver()
export class ConsoleResolver {
  @Query(() => StaffViewer, { nullable: true })
  me(@Ctx() { staff }: ConsoleContext): StaffViewer | null {
    return staff && viewOf(staff);
  }

  @Query(() => StaffInvitation, { nullable: true })
  invitation(@Arg('token', () => String) token: string, @Ctx() { services, ip }: ConsoleContext) {
    return services.staff.invitation(token, ip);
  }

  @Mutation(() => StaffLoginResult)
  async acceptInvitation(
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
    @Arg('code', () => String) code: string,
    @Ctx() context: ConsoleContext,
  ): Promise<Invalid | StaffLogin> {
    const outcome = await context.services.staff.accept(token, password, code, context);
    if ('errors' in outcome) return toInvalid(outcome.errors);
    context.startStaffSession(outcome.token);
    const { member, recoveryCodes } = outcome;
    return Object.assign(new StaffLogin(), { me: viewOf(member), recoveryCodes });
  }

  @Mutation(() => StaffLoginResult)
  async logIn(
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Arg('code', () => String) code: string,
    @Ctx() context: ConsoleContext,
  ): Promise<Invalid | StaffLogin> {
    const outcome = await context.services.staff.logIn(email, password, code, context);
    if ('errors' in outcome) return toInvalid(outcome.errors);
    context.startStaffSession(outcome.token);
    return Object.assign(new StaffLogin(), { me: viewOf(outcome.member), recoveryCodes: [] });
  }

  @Mutation(() => Boolean)
  async logOut(@Ctx() { endStaffSession }: ConsoleContext): Promise<boolean> {
    await endStaffSession();
    return true;
  }

  @Query(() => [ConsoleReview])
  async reviews(@First() first: number, @Ctx() context: ConsoleContext): Promise<ConsoleReview[]> {
    const { services } = context;
    await recordAlone(services.pool, { staff: requireStaff(context).email, action: 'reviews' });
    const pending = await services.reviews.pending(clampFirst(first));
    return pending.map(({ id, name, email, errors, texts, slug, sentAt, dueAt, listing, similar, ...score }) => ({
      id,
      name,
      email,
      reasons: Object.entries(errors).flatMap(([field, messages]) => messages.map((message) => `${field}: ${message}`)),
      texts,
      score: scoreLine(score),
      listing: comparedView(listing),
      similar: similar.map(comparedView),
      slug,
      sentAt,
      dueAt: dueAt.toISOString(),
    }));
  }

  @Query(() => [ConsoleReportedListing])
  async reports(@First() first: number, @Ctx() { services }: ConsoleContext): Promise<ConsoleReportedListing[]> {
    const open = await services.reports.open(clampFirst(first));
    return open.map(({ id, name, slug, reporters, reports }) => ({
      id: String(id),
      name,
      slug,
      reporters,
      isUrgent: reporters >= REPORTERS_FOR_WARNING,
      reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
    }));
  }

  @Query(() => Int)
  reviewCount(@Ctx() { services }: ConsoleContext): Promise<number> {
    return services.reviews.count();
  }

  @Query(() => Int)
  reportedListingCount(@Ctx() { services }: ConsoleContext): Promise<number> {
    return services.reports.count();
  }

  @Query(() => [ConsoleLink])
  async find(@Arg('text', () => String) text: string, @Ctx() context: ConsoleContext): Promise<ConsoleLink[]> {
    const { pool, consoleRecords } = context.services;
    await recordAlone(pool, { staff: requireStaff(context).email, action: 'find', reason: maskSearch(text) });
    return consoleRecords.find(text);
  }

  @Query(() => ConsoleRecord, { nullable: true })
  async record(
    @Arg('type', () => String) type: string,
    @Arg('id', () => String) id: string,
    @Ctx() context: ConsoleContext,
  ): Promise<ConsoleRecord | null> {
    const { pool, consoleRecords } = context.services;
    const known = recordTypes.find((each) => each === type);
    if (!known) return null;
    const subject = { type: known, id: id.slice(0, 200) };
    await recordAlone(pool, { staff: requireStaff(context).email, action: 'record', subject });
    return consoleRecords.one(known, id);
  }

  @Query(() => [ConsoleOperation])
  async unresolved(@Ctx() { services }: ConsoleContext): Promise<ConsoleOperation[]> {
    const open = await services.reconciler.unresolved.list();
    return open.map(({ since, ...operation }) => ({ ...operation, since: since.toISOString() }));
  }

  @Mutation(() => [String], { description: 'Compares processor and ledger, and changes nothing.' })
  async ledgerCheck(@Ctx() { services }: ConsoleContext): Promise<string[]> {
    const { env, pool, clock, throttle } = services;
    await throttle.take('processorCheck', 'ledgerCheck');
    const open = await openProcessorSnapshots({ live: env.stripe, localFile: join(env.dataDir, 'stripe.sqlite') });
    const lines: string[] = [];
    try {
      await ledgerCommand(['--at-once'], { pool, clock, books: open.books, print: (line) => void lines.push(line) });
    } finally {
      await open.close();
    }
    return lines;
  }

  @Query(() => [ConsoleTable])
  numbers(@Arg('days', () => Int) days: number, @Ctx() { services }: ConsoleContext): Promise<ConsoleTable[]> {
    return consoleNumbers(services.pool, services.clock, numberSpans.find((span) => span === days) ?? numberSpans[0]);
  }

  @Query(() => [ConsoleLogEntry])
  async log(
    @Arg('before', () => String, { nullable: true }) before: string | null,
    @Ctx() { services }: ConsoleContext,
  ): Promise<ConsoleLogEntry[]> {
    return readLog(services.pool, LOG_PAGE, /^\d{1,18}$/.test(before ?? '') ? before : null);
  }

  @Query(() => ActionPreview)
  async preview(
    @Arg('action', () => String) action: string,
    @Arg('id', () => String, { nullable: true, description: 'The record; a refund then states its amount.' })
    id: string | null | undefined,
    @Ctx() context: ConsoleContext,
  ): Promise<ActionPreview> {
    return { lines: await context.services.consoleActions.preview(requireStaff(context), action, id ?? null) };
  }

  @Mutation(() => ActionResult)
  async act(
    @Arg('action', () => String) action: string,
    @Arg('id', () => String) id: string,
    @Arg('reason', () => String, { defaultValue: '' }) reason: string,
    @Arg('amount', () => String, { defaultValue: '', description: 'Dollars, for a credit.' }) amount: string,
    @Arg('key', () => String, { defaultValue: '', description: 'A UUID; a repeated one moves money once.' })
    key: string,
    @Ctx() context: ConsoleContext,
  ): Promise<Invalid | ActionDone> {
    const input = { reason, amount, key };
    const outcome = await context.services.consoleActions.act(requireStaff(context), action, id, input);
    return 'errors' in outcome ? toInvalid(outcome.errors) : Object.assign(new ActionDone(), outcome);
  }
}
