import { status, type sendUnaryData, type ServerUnaryCall, type ServiceError } from '@grpc/grpc-js';
import type { Outcome } from './log.ts';
import { positionOf, streamName } from './messages.ts';
import { streams } from './protocol.ts';
import { callRefused, versionRefused } from './refusals.ts';

interface RemoveOptions {
  hasAny(): boolean;
  getStreamIdentifier(): { getStreamName_asU8(): Uint8Array } | undefined;
}

/** Streams.Delete and Streams.Tombstone, without an expected revision, as an operator calls them. */
const handler =
  <Reply>(remove: (stream: string) => Outcome, reply: (position: bigint) => Reply) =>
  (call: ServerUnaryCall<{ getOptions(): RemoveOptions | undefined }, Reply>, answer: sendUnaryData<Reply>): void => {
    const options = call.request.getOptions();
    if (!options?.hasAny())
      return answer({
        code: status.UNIMPLEMENTED,
        details: 'the stand-in removes streams at any revision only',
      } as ServiceError);
    const name = streamName(options.getStreamIdentifier());
    const outcome = remove(name);
    if (outcome.ok) answer(null, reply(outcome.position));
    else if (typeof outcome.refusal === 'object') answer(versionRefused(name, outcome.refusal.current));
    else answer(callRefused(outcome.refusal, name));
  };

export const handleDelete = (remove: (stream: string) => Outcome) =>
  handler(remove, (position) =>
    new streams.DeleteResp().setPosition(positionOf(new streams.DeleteResp.Position(), position)),
  );

export const handleTombstone = (remove: (stream: string) => Outcome) =>
  handler(remove, (position) =>
    new streams.TombstoneResp().setPosition(positionOf(new streams.TombstoneResp.Position(), position)),
  );
