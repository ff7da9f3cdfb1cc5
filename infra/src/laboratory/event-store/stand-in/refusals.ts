import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { ANY, EXISTS, type Expected, type Refusal } from './judge.ts';
import { MOST_BYTES } from './log.ts';
import { identifier } from './messages.ts';
import { GoogleAny, GoogleEmpty, shared, statusPb } from './protocol.ts';

/** Why a call fails that has no answer of its own for it. */
export type Failure = Exclude<Refusal, object> | 'between-records';

const failures: Readonly<Record<Failure, { code: status; details: string; exception?: string }>> = {
  deleted: { code: status.FAILED_PRECONDITION, details: 'The stream is deleted.', exception: 'stream-deleted' },
  'too-large': {
    code: status.INVALID_ARGUMENT,
    details: `Maximum Append Size of ${MOST_BYTES} Exceeded.`,
    exception: 'maximum-append-size-exceeded',
  },
  timeout: { code: status.DEADLINE_EXCEEDED, details: 'Timed out.' },
  'between-records': { code: status.UNKNOWN, details: 'Unexpected ReadAllResult: Error' },
};

/** The error that ends a call. */
export function callRefused(failure: Failure, stream = ''): ServiceError {
  const { code, details, exception } = failures[failure];
  const metadata = new Metadata();
  if (exception) metadata.set('exception', exception);
  if (stream) metadata.set('stream-name-bin', Buffer.from(stream));
  metadata.set('stream-name', encodeURIComponent(stream));
  metadata.set('maximum-append-size', String(MOST_BYTES));
  return Object.assign(new Error(details), { code, details, metadata });
}

/** The error that ends a call at any revision on a stream that is not there. */
export function versionRefused(stream: string, current: number): ServiceError {
  const metadata = new Metadata();
  metadata.set('exception', 'wrong-expected-version');
  metadata.set('stream-name', encodeURIComponent(stream));
  metadata.set('expected-version', String(ANY));
  metadata.set('actual-version', String(current));
  const details = `Append failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${ANY}, Actual version: ${current}`;
  return Object.assign(new Error(details), { code: status.FAILED_PRECONDITION, details, metadata });
}

type Status = InstanceType<typeof statusPb.Status>;

/** The refusal of a BatchAppend: a google.rpc.Status with the reason packed inside. */
function packed(code: number, message: string, name: string, details: Uint8Array): Status {
  const any = new GoogleAny();
  any.pack(details, `event_store.client.${name}`);
  return new statusPb.Status().setCode(code).setMessage(message).setDetails(any);
}

export function statusOf(refusal: Exclude<Refusal, object>): Status {
  const { code, details } = failures[refusal];
  if (refusal === 'deleted')
    return packed(
      code,
      details,
      'StreamDeleted',
      new shared.StreamDeleted().setStreamIdentifier(identifier('')).serializeBinary(),
    );
  if (refusal === 'timeout') return packed(code, details, 'Timeout', new shared.Timeout().serializeBinary());
  const size = new shared.MaximumAppendSizeExceeded().setMaxappendsize(MOST_BYTES);
  return packed(code, details, 'MaximumAppendSizeExceeded', size.serializeBinary());
}

export function wrongVersion(current: number, expected: Expected): Status {
  const details = new shared.WrongExpectedVersion();
  if (current < 0) details.setCurrentNoStream(new GoogleEmpty());
  else details.setCurrentStreamRevision(String(current));
  if (expected >= 0) details.setExpectedStreamPosition(String(expected));
  else if (expected === EXISTS) details.setExpectedStreamExists(new GoogleEmpty());
  else details.setExpectedNoStream(new GoogleEmpty());
  return packed(status.FAILED_PRECONDITION, 'WrongExpectedVersion', 'WrongExpectedVersion', details.serializeBinary());
}
