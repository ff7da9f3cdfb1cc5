import { status, type ServerWritableStream } from '@grpc/grpc-js';
import type { StandInLog } from './log.ts';
import type { Stored } from './stored.ts';
import { linkOf } from './links.ts';
import { checkpointMessage, eventMessage, identifier, streamName } from './messages.ts';
import { streams } from './protocol.ts';
import { callRefused, type Failure } from './refusals.ts';

type ReadReq = InstanceType<typeof streams.ReadReq>;
type ReadResp = InstanceType<typeof streams.ReadResp>;
type Options = InstanceType<typeof streams.ReadReq.Options>;
export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

export interface ReadSettings {
  /** Servers up to 23.10 drop a subscriber that is so many events behind. */
  readonly dropSlowAfter: number;
}

/** Streams.Read: a page of a stream or of $all in either direction, or a subscription. */
export async function handleRead(log: StandInLog, call: ReadCall, settings: ReadSettings): Promise<void> {
  const options = call.request.getOptions();
  if (!options) return call.end() as unknown as void;
  const name = options.hasStream() ? streamName(options.getStream()?.getStreamIdentifier()) : undefined;
  if (name !== undefined && log.isTombstoned(name)) return fail(call, 'deleted', name);
  if (options.hasSubscription()) return subscribe(log, call, options, name, settings);
  if (name !== undefined && (log.stream(name).length === 0 || log.isDeleted(name))) {
    call.write(
      new streams.ReadResp().setStreamNotFound(
        new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier(name)),
      ),
    );
    call.end();
    return;
  }
  const events = name === undefined ? pageOfAll(log, options) : pageOfStream(log.visible(name), options);
  if (events === 'between-records') return fail(call, events);
  for (const event of events) if (!(await write(call, messageOf(log, options, event)))) return;
  call.end();
}

const messageOf = (log: StandInLog, options: Options, event: Stored): ReadResp =>
  eventMessage(event, options.getResolveLinks() ? linkOf(log, event) : undefined);

const isBackwards = (options: Options): boolean => options.getReadDirection() === 1;

/** From a revision inclusive in either direction; beyond the end there is nothing forwards, and all of it backwards. */
function pageOfStream(stream: readonly Stored[], options: Options): readonly Stored[] {
  const from = options.getStream()!;
  const backwards = isBackwards(options);
  const revision = from.hasEnd() ? Infinity : from.hasRevision() ? Number(from.getRevision()) : 0;
  const rest = backwards
    ? stream.filter((event) => event.revision <= revision).toReversed()
    : stream.filter((event) => event.revision >= revision);
  return rest.slice(0, Number(options.getCount()));
}

/** From a position inclusive forwards, exclusive backwards. A position between two records is an error, as it is there. */
function pageOfAll(log: StandInLog, options: Options): readonly Stored[] | 'between-records' {
  const index = startInAll(log, options);
  if (index < 0) return 'between-records';
  const rest = isBackwards(options) ? log.all.slice(0, index).toReversed() : log.all.slice(index);
  return rest
    .filter(({ revision }) => revision >= 0)
    .filter(filterOf(options))
    .slice(0, Number(options.getCount()));
}

function startInAll(log: StandInLog, options: Options): number {
  const all = options.getAll();
  if (all?.hasEnd()) return log.all.length;
  const position = all?.getPosition()?.getCommitPosition();
  return position === undefined ? 0 : log.indexAt(BigInt(position));
}

/** Subscriptions begin after what they name. */
function firstOf(log: StandInLog, options: Options): number {
  const stream = options.getStream();
  if (stream) return stream.hasEnd() ? Infinity : stream.hasRevision() ? Number(stream.getRevision()) + 1 : 0;
  const index = startInAll(log, options);
  return index >= 0 && index < log.all.length && options.getAll()?.hasPosition() ? index + 1 : index;
}

async function subscribe(
  log: StandInLog,
  call: ReadCall,
  options: Options,
  name: string | undefined,
  settings: ReadSettings,
): Promise<void> {
  const source = (): readonly Stored[] => (name === undefined ? log.all : log.stream(name));
  const accepts = filterOf(options);
  const hidden = name === undefined ? 0 : log.stream(name).length - log.visible(name).length;
  let next = Math.min(Math.max(firstOf(log, options), name === undefined ? -1 : hidden), source().length);
  if (next < 0) return fail(call, 'between-records');
  let caughtUp = false;
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(`stand-in-${next}`);
  if (!(await write(call, new streams.ReadResp().setConfirmation(confirmation)))) return;
  for (;;) {
    for (let event = source()[next]; event; event = source()[next]) {
      next += 1;
      if (event.revision >= 0 && accepts(event)) {
        const sending = write(call, messageOf(log, options, event));
        if (source().length - next > settings.dropSlowAfter && call.writableNeedDrain && caughtUp) {
          call.emit('error', { code: status.ABORTED, details: 'subscriber too slow' });
          return;
        }
        if (!(await sending)) return;
      }
    }
    const last = log.all.at(-1);
    if (options.hasFilter() && last && !(await write(call, checkpointMessage(last.position)))) return;
    // Nobody catches up with a stream that is not there yet.
    const there = source().length > 0;
    if (!caughtUp && there && !(await write(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()))))
      return;
    caughtUp ||= there;
    if (source().length === next && !(await more(log, call))) return;
  }
}

const fail = (call: ReadCall, failure: Failure, stream?: string): void =>
  void call.emit('error', callRefused(failure, stream));

function filterOf(options: Options): (event: Stored) => boolean {
  const filter = options.getFilter();
  const expression = filter?.getStreamIdentifier() ?? filter?.getEventType();
  if (!filter || !expression) return () => true;
  const text = filter.hasStreamIdentifier() ? (event: Stored) => event.stream : (event: Stored) => event.type;
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => text(event).startsWith(prefix));
  const regex = new RegExp(expression.getRegex());
  return (event) => regex.test(text(event));
}

/** Waits while the client's window is full; false when the client has gone. */
async function write(call: ReadCall, message: ReadResp): Promise<boolean> {
  if (call.cancelled || call.destroyed) return false;
  if (call.write(message)) return true;
  return eitherOr(call, call, 'drain');
}

function more(log: StandInLog, call: ReadCall): Promise<boolean> {
  return eitherOr(call, log.appended, 'appended');
}

function eitherOr(call: ReadCall, emitter: NodeJS.EventEmitter, event: string): Promise<boolean> {
  if (call.cancelled || call.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (alive: boolean) => () => {
      emitter.off(event, on);
      for (const end of ends) call.off(end, off);
      resolve(alive && !call.cancelled && !call.destroyed);
    };
    const on = done(true);
    const off = done(false);
    const ends = ['cancelled', 'close', 'error'] as const;
    emitter.on(event, on);
    for (const end of ends) call.on(end, off);
  });
}
