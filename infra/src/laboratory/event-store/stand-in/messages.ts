import { GoogleAny, GoogleEmpty, shared, statusPb, streams } from './protocol.ts';
import type { Proposed, Stored } from './log.ts';

const TICKS_PER_MILLISECOND = 10_000n;
const INVALID_ARGUMENT = 9;

interface ProposedMessage {
  getId(): InstanceType<typeof shared.UUID> | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

export function toProposed(message: ProposedMessage): Proposed {
  const map = message.getMetadataMap();
  return {
    id: message.getId()?.getString().toLowerCase() ?? '',
    type: map.get('type') ?? '',
    contentType: map.get('content-type') ?? 'application/json',
    data: Buffer.from(message.getData_asU8()),
    metadata: Buffer.from(message.getCustomMetadata_asU8()),
  };
}

export function identifier(name: string): InstanceType<typeof shared.StreamIdentifier> {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(name, 'utf8').toString('base64'));
}

export function streamName(id: { getStreamName_asU8(): Uint8Array } | undefined): string {
  return Buffer.from(id?.getStreamName_asU8() ?? []).toString('utf8');
}

export function eventMessage(event: Stored): InstanceType<typeof streams.ReadResp> {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(new shared.UUID().setString(event.id)).setStreamIdentifier(identifier(event.stream));
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.position)).setPreparePosition(String(event.position));
  recorded.getMetadataMap().set('type', event.type);
  recorded.getMetadataMap().set('content-type', event.contentType);
  recorded.getMetadataMap().set('created', String(BigInt(event.created) * TICKS_PER_MILLISECOND));
  recorded.setData(event.data.toString('base64')).setCustomMetadata(event.metadata.toString('base64'));
  const read = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position));
  return new streams.ReadResp().setEvent(read);
}

export function checkpointMessage(position: bigint): InstanceType<typeof streams.ReadResp> {
  const checkpoint = new streams.ReadResp.Checkpoint()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position));
  return new streams.ReadResp().setCheckpoint(checkpoint);
}

/** The refusal of a BatchAppend: a google.rpc.Status with the reason packed inside. */
export function wrongVersionStatus(
  current: number,
  setExpected: (details: InstanceType<typeof shared.WrongExpectedVersion>) => void,
): InstanceType<typeof statusPb.Status> {
  const details = new shared.WrongExpectedVersion();
  if (current < 0) details.setCurrentNoStream(new GoogleEmpty());
  else details.setCurrentStreamRevision(String(current));
  setExpected(details);
  const any = new GoogleAny();
  any.pack(details.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new statusPb.Status().setCode(INVALID_ARGUMENT).setMessage('WrongExpectedVersion').setDetails(any);
}
