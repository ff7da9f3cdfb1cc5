import { isStorable } from '../../../platform/event-store/storable.ts';
import type { AppendSignature, EventMetadata } from '../../../platform/event-store/port.ts';

/**
 * What EventStoreDB keeps beside an event: the port's metadata with its hash, the schema version of the data, the event's
 * id when the server was given another (that of the attempt), and the first log's instant of an event that was copied.
 */
export type StoredMetadata = EventMetadata & {
  readonly hash: string;
  readonly schema: number;
  readonly id?: string;
  readonly recordedAt?: string;
};

const HASH = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);
const isNumberOrAbsent = (value: unknown): boolean => value === undefined || typeof value === 'number';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
const isInstant = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));

/** Whether metadata are as this system writes them: every field of its type, hash, schema and ids in their form. */
export function isStoredMetadata(metadata: unknown): metadata is StoredMetadata {
  if (!isObject(metadata)) return false;
  const { at, user, perfil, commandId, correlationId, causationId, nombre, comando, firma } = metadata;
  const { hash, schema, id, recordedAt } = metadata;
  return (
    isText(hash) &&
    HASH.test(hash) &&
    Number.isInteger(schema) &&
    (schema as number) >= 0 &&
    isInstant(at) &&
    [user, perfil, commandId, correlationId, causationId].every(isText) &&
    [nombre, comando].every(isTextOrAbsent) &&
    (id === undefined || (isText(id) && UUID.test(id))) &&
    (recordedAt === undefined || (isText(recordedAt) && INSTANT.test(recordedAt) && isInstant(recordedAt))) &&
    isSignature(firma) &&
    isStorable(metadata)
  );
}

function isSignature(firma: unknown): firma is AppendSignature | number | undefined {
  if (firma === undefined || typeof firma === 'number') return true;
  if (!isObject(firma)) return false;
  const { llave, firma: text, eventos, hojas, hoja, camino } = firma;
  return (
    isText(llave) &&
    isText(text) &&
    [eventos, hojas, hoja].every(isNumberOrAbsent) &&
    (camino === undefined || (Array.isArray(camino) && camino.every(isText)))
  );
}
