import { type ServerDuplexStream, type ServerReadableStream, type sendUnaryData } from '@grpc/grpc-js';
import { ANY, EXISTS, NONE, type Expected } from './judge.ts';
import type { Outcome } from './log.ts';
import type { Proposed } from './stored.ts';
import { positionOf, streamName, toProposed } from './messages.ts';
import { shared, streams } from './protocol.ts';
import { callRefused, statusOf, wrongVersion } from './refusals.ts';
import type { Writer } from './writer.ts';

/** Turns of the event loop between the end of a broken stream and the word that it was broken: one has been seen. */
const TURNS_UNTIL_CLOSE = 10;

type AppendReq = InstanceType<typeof streams.AppendReq>;
type AppendResp = InstanceType<typeof streams.AppendResp>;
type BatchReq = InstanceType<typeof streams.BatchAppendReq>;
type BatchResp = InstanceType<typeof streams.BatchAppendResp>;

/** How both calls name the stream and what it is expected to hold; the exact revision goes by two names. */
interface ExpectedOptions {
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
  getRevision?(): string;
  getStreamPosition?(): string;
}

const expectedOf = (options: ExpectedOptions): Expected => {
  if (options.hasNoStream()) return NONE;
  if (options.hasAny()) return ANY;
  return options.hasStreamExists() ? EXISTS : Number(options.getRevision?.() ?? options.getStreamPosition?.());
};

/** Streams.Append: options, then events, then one answer when the client has ended. */
export function handleAppend(
  writer: Pick<Writer, 'write'>,
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
    const name = streamName(options.getStreamIdentifier());
    const expected = expectedOf(options);
    const outcome = await writer.write(name, expected, events);
    if (outcome.ok) return answer(null, new streams.AppendResp().setSuccess(success(outcome)));
    if (typeof outcome.refusal === 'string') return answer(callRefused(outcome.refusal, name));
    answer(null, new streams.AppendResp().setWrongExpectedVersion(refusal(outcome.refusal.current, expected)));
  });
}

type Written = Extract<Outcome, { ok: true }>;

function success({ revision, position }: Written): InstanceType<typeof streams.AppendResp.Success> {
  const reply = new streams.AppendResp.Success().setPosition(positionOf(new streams.AppendResp.Position(), position));
  return revision < 0 ? reply.setNoStream(new shared.Empty()) : reply.setCurrentRevision(String(revision));
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
export function handleBatchAppend(
  writer: Pick<Writer, 'write'>,
  call: ServerDuplexStream<BatchReq, BatchResp>,
  answeredAgain: () => void,
): void {
  const pending = new Map<string, Pending>();
  call.on('data', async (request: BatchReq) => {
    const correlation = request.getCorrelationId()?.getString() ?? '';
    const options = request.getOptions() ?? pending.get(correlation)?.options;
    if (!options) return;
    const append = pending.get(correlation) ?? { options, events: [] };
    append.events.push(...request.getProposedMessagesList().map(toProposed));
    pending.set(correlation, append);
    if (!request.getIsFinal()) return;
    pending.delete(correlation);
    const expected = expectedOf(options);
    const outcome = await writer.write(streamName(options.getStreamIdentifier()), expected, append.events);
    const answer = (said: Outcome): void => {
      if (call.cancelled || call.destroyed) return;
      call.write(
        answerBatch(said, expected)
          .setCorrelationId(request.getCorrelationId())
          .setStreamIdentifier(options.getStreamIdentifier()),
      );
    };
    answer(outcome);
    if (outcome.ok || !outcome.again) return;
    const late = (): void => {
      answer({ ok: false, refusal: 'timeout' });
      answeredAgain();
    };
    const deadline = options.getDeadline()?.toDate().getTime() ?? Date.now();
    setTimeout(late, Math.max(0, deadline - Date.now())).unref();
  });
  call.on('end', () => call.end());
  call.on('error', () => undefined);
}

function answerBatch(outcome: Outcome, expected: Expected): BatchResp {
  if (!outcome.ok) {
    const { refusal: why } = outcome;
    return new streams.BatchAppendResp().setError(
      typeof why === 'string' ? statusOf(why) : wrongVersion(why.current, expected),
    );
  }
  const reply = new streams.BatchAppendResp.Success().setPosition(
    positionOf(new shared.AllStreamPosition(), outcome.position),
  );
  return new streams.BatchAppendResp().setSuccess(
    outcome.revision < 0 ? reply.setNoStream(new shared.Empty()) : reply.setCurrentRevision(String(outcome.revision)),
  );
}
