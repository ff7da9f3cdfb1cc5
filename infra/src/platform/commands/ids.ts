import { hash } from 'node:crypto';

/** Name-based UUID (version 8): sha-256 of the parts, so that a repeated command yields the same event ids (ADR 1). */
export function uuidFrom(...parts: readonly (string | number)[]): string {
  const hex = hash('sha256', parts.join('\n'), 'hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Id of the n-th event that a command writes to a stream. */
export const eventId = (stream: string, commandId: string, index: number): string => uuidFrom(stream, commandId, index);
