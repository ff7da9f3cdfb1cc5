import { status, type ServerWritableStream } from '@grpc/grpc-js';
import type { StandInLog, Stored } from './log.ts';
import { checkpointMessage, eventMessage, identifier, streamName } from './messages.ts';
import { streams } from './protocol.ts';

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
  if (options.hasSubscription()) return subscribe(log, call, options, settings);
  const name = options.hasStream() ? streamName(options.getStream()?.getStreamIdentifier()) : undefined;
  if (name !== undefined && log.stream(name).length === 0) {
    call.write(
      new streams.ReadResp().setStreamNotFound(
        new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier(name)),
      ),
    );
    call.end();
    return;
  }
  for (const event of page(log, options)) if (!(await write(call, eventMessage(event)))) return;
  call.end();
}

function page(log: StandInLog, options: Options): readonly Stored[] {
  const source = options.hasStream() ? log.stream(streamName(options.getStream()?.getStreamIdentifier())) : log.all;
  const backwards = options.getReadDirection() === 1;
  const start = startOf(log, options, false, source.length, backwards);
  const count = Math.min(Number(options.getCount()), source.length);
  const accepts = filterOf(options);
  const rest = backwards ? source.slice(0, start).reverse() : source.slice(start);
  return rest.filter(accepts).slice(0, count);
}

/** Index of the first event to give; backwards, the index after it. */
function startOf(log: StandInLog, options: Options, exclusive: boolean, length: number, backwards: boolean): number {
  const stream = options.getStream();
  const all = options.getAll();
  if (stream?.hasEnd() || all?.hasEnd()) return length;
  if (stream?.hasRevision()) return Number(stream.getRevision()) + (exclusive || backwards ? 1 : 0);
  const position = all?.getPosition()?.getCommitPosition();
  if (position === undefined) return 0;
  return log.indexAfter(exclusive || backwards ? BigInt(position) : BigInt(position) - 1n);
}

async function subscribe(log: StandInLog, call: ReadCall, options: Options, settings: ReadSettings): Promise<void> {
  const name = options.hasStream() ? streamName(options.getStream()?.getStreamIdentifier()) : undefined;
  const source = (): readonly Stored[] => (name === undefined ? log.all : log.stream(name));
  const accepts = filterOf(options);
  let next = startOf(log, options, true, source().length, false);
  let caughtUp = false;
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(`stand-in-${next}`);
  if (!(await write(call, new streams.ReadResp().setConfirmation(confirmation)))) return;
  for (;;) {
    for (let event = source()[next]; event; event = source()[next]) {
      next += 1;
      if (accepts(event)) {
        const written = write(call, eventMessage(event));
        if (source().length - next > settings.dropSlowAfter && call.writableNeedDrain && caughtUp) {
          call.emit('error', { code: status.ABORTED, details: 'subscriber too slow' });
          return;
        }
        if (!(await written)) return;
      }
    }
    const last = log.all.at(-1);
    if (options.hasFilter() && last && !(await write(call, checkpointMessage(last.position)))) return;
    if (!caughtUp && !(await write(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp())))) return;
    caughtUp = true;
    if (source().length === next && !(await more(log, call))) return;
  }
}

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
