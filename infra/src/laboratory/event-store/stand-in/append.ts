import type { ServerDuplexStream, ServerReadableStream, sendUnaryData } from '@grpc/grpc-js';
import { ANY, EXISTS, NONE, type Expected, type Proposed, type StandInLog } from './log.ts';
import { streamName, toProposed, wrongVersionStatus } from './messages.ts';
import { GoogleEmpty, shared, streams } from './protocol.ts';

/** Turns of the event loop between the end of a broken stream and the word that it was broken: one has been seen. */
const TURNS_UNTIL_CLOSE = 10;

type AppendReq = InstanceType<typeof streams.AppendReq>;
type AppendResp = InstanceType<typeof streams.AppendResp>;
type BatchReq = InstanceType<typeof streams.BatchAppendReq>;
type BatchResp = InstanceType<typeof streams.BatchAppendResp>;

/** Streams.Append: options, then events, then one answer when the client has ended. */
export function handleAppend(
  log: StandInLog,
  call: ServerReadableStream<AppendReq, AppendResp>,
  answer: sendUnaryData<AppendResp>,
): void {
  let options: InstanceType<typeof streams.AppendReq.Options> | undefined;
  const events: Proposed[] = [];
  call.on('data', (request: AppendReq) => {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message) events.push(toProposed(message));
  });
  call.on('error', () => undefined);
  call.on('end', async () => {
    // A client that was killed between two of its events ends the stream as well: only the close that follows tells.
    for (let turn = 0; turn < TURNS_UNTIL_CLOSE && !call.cancelled; turn += 1) await new Promise(setImmediate);
    if (!options || call.cancelled) return;
    const expected = options.hasNoStream()
      ? NONE
      : options.hasAny()
        ? ANY
        : options.hasStreamExists()
          ? EXISTS
          : Number(options.getRevision());
    const outcome = log.append(streamName(options.getStreamIdentifier()), expected, events);
    if (!outcome.ok)
      return answer(null, new streams.AppendResp().setWrongExpectedVersion(refusal(outcome.current, expected)));
    const position = new streams.AppendResp.Position()
      .setCommitPosition(String(outcome.last.position))
      .setPreparePosition(String(outcome.last.position));
    answer(
      null,
      new streams.AppendResp().setSuccess(
        new streams.AppendResp.Success().setCurrentRevision(String(outcome.last.revision)).setPosition(position),
      ),
    );
  });
}

function refusal(current: number, expected: Expected): InstanceType<typeof streams.AppendResp.WrongExpectedVersion> {
  const refused = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) refused.setCurrentNoStream(new shared.Empty());
  else refused.setCurrentRevision(String(current));
  if (expected >= 0) refused.setExpectedRevision(String(expected));
  else if (expected === EXISTS) refused.setExpectedStreamExists(new shared.Empty());
  else refused.setExpectedNoStream(new shared.Empty());
  return refused;
}

interface Pending {
  options: InstanceType<typeof streams.BatchAppendReq.Options>;
  events: Proposed[];
}

/** Streams.BatchAppend: many appends over one call, told apart by correlation id, each answered when its last part came. */
export function handleBatchAppend(log: StandInLog, call: ServerDuplexStream<BatchReq, BatchResp>): void {
  const pending = new Map<string, Pending>();
  call.on('data', (request: BatchReq) => {
    const correlation = request.getCorrelationId()?.getString() ?? '';
    const options = request.getOptions() ?? pending.get(correlation)?.options;
    if (!options) return;
    const append = pending.get(correlation) ?? { options, events: [] };
    append.events.push(...request.getProposedMessagesList().map(toProposed));
    pending.set(correlation, append);
    if (!request.getIsFinal()) return;
    pending.delete(correlation);
    call.write(
      answerBatch(log, append)
        .setCorrelationId(request.getCorrelationId())
        .setStreamIdentifier(options.getStreamIdentifier()),
    );
  });
  call.on('end', () => call.end());
  call.on('error', () => undefined);
}

function answerBatch(log: StandInLog, { options, events }: Pending): BatchResp {
  const expected = options.hasNoStream()
    ? NONE
    : options.hasAny()
      ? ANY
      : options.hasStreamExists()
        ? EXISTS
        : Number(options.getStreamPosition());
  const outcome = log.append(streamName(options.getStreamIdentifier()), expected, events);
  if (!outcome.ok) {
    return new streams.BatchAppendResp().setError(
      wrongVersionStatus(outcome.current, (details) => {
        if (expected >= 0) details.setExpectedStreamPosition(String(expected));
        else if (expected === EXISTS) details.setExpectedStreamExists(new GoogleEmpty());
        else details.setExpectedNoStream(new GoogleEmpty());
      }),
    );
  }
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(outcome.last.position))
    .setPreparePosition(String(outcome.last.position));
  return new streams.BatchAppendResp().setSuccess(
    new streams.BatchAppendResp.Success().setCurrentRevision(String(outcome.last.revision)).setPosition(position),
  );
}
