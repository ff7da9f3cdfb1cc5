import { shared, streams } from './protocol.ts';
import { TOMBSTONE, type Proposed, type Stored } from './stored.ts';

/** The revision that servers give to a tombstone, whatever the length of its stream. */
const LAST_REVISION = '9223372036854775807';
const TICKS_PER_MILLISECOND = 10_000n;

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

type RecordedEvent = InstanceType<typeof streams.ReadResp.ReadEvent.RecordedEvent>;

function recordedEvent(event: Stored): RecordedEvent {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(new shared.UUID().setString(event.id)).setStreamIdentifier(identifier(event.stream));
  recorded.setStreamRevision(event.type === TOMBSTONE ? LAST_REVISION : String(event.revision));
  positionOf(recorded, event.position);
  recorded.getMetadataMap().set('type', event.type);
  recorded.getMetadataMap().set('content-type', event.contentType);
  recorded.getMetadataMap().set('created', String(BigInt(event.created) * TICKS_PER_MILLISECOND));
  return recorded.setData(event.data.toString('base64')).setCustomMetadata(event.metadata.toString('base64'));
}

/** An event as readers get it: a resolved link comes with the event it points at, if that is shown. */
export function eventMessage(
  event: Stored,
  link?: { target: Stored | undefined },
): InstanceType<typeof streams.ReadResp> {
  const reply = new streams.ReadResp.ReadEvent().setCommitPosition(String(event.position));
  if (link) reply.setLink(recordedEvent(event)).setEvent(link.target && recordedEvent(link.target));
  else reply.setEvent(recordedEvent(event));
  return new streams.ReadResp().setEvent(reply);
}

export function checkpointMessage(position: bigint): InstanceType<typeof streams.ReadResp> {
  return new streams.ReadResp().setCheckpoint(positionOf(new streams.ReadResp.Checkpoint(), position));
}

interface PositionMessage {
  setCommitPosition(value: string): unknown;
  setPreparePosition(value: string): unknown;
}

/** Commit and prepare are one and the same since there are no transactions. */
export function positionOf<T extends PositionMessage>(message: T, position: bigint): T {
  message.setCommitPosition(String(position));
  message.setPreparePosition(String(position));
  return message;
}
