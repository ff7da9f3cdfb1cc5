import type { EventStoreDBClient } from '@eventstore/db-client';
import { StreamDamaged } from '../../../platform/event-store/errors.ts';
import type { StreamFault } from '../../../platform/event-store/foreign.ts';
import { repeatedEvents } from '../../../platform/event-store/repeated-ids.ts';
import type { Converter } from './convert.ts';
import { readStream, type StreamReading } from './read.ts';
import { readRetention } from './retention.ts';

/** What is the matter with a stream as the server shows it now, the gravest first. Reads all of it. */
export async function findStreamFaults(
  client: EventStoreDBClient,
  stream: string,
  converter: Converter,
  heard: () => void,
): Promise<StreamFault[]> {
  const removed = (detail: string): StreamFault => ({ kind: 'removed', stream, version: 0, detail });
  let reading: StreamReading;
  try {
    reading = await readStream(client, stream, {}, converter, heard);
  } catch (error) {
    if (!(error instanceof StreamDamaged)) throw error;
    return [removed(`El flujo ${stream} fue cortado en el servidor: se borró para siempre (tombstone).`)];
  }
  const retention = await readRetention(client, stream);
  const { events, foreign, first } = reading;
  const faults: StreamFault[] = [];
  if (first !== undefined && first > 0)
    faults.push(removed(`El flujo ${stream} fue cortado en el servidor: comienza en el evento ${first}.`));
  else if (first === undefined && retention)
    faults.push(
      removed(
        `El flujo ${stream} fue cortado en el servidor: ${retention.isDeleted ? 'se borró' : `no muestra ningún evento (${retention.text})`}.`,
      ),
    );
  else if (retention)
    faults.push(removed(`El flujo ${stream} perderá eventos: alguien le fijó ${retention.text} en el servidor.`));
  const [other] = foreign;
  if (other)
    faults.push({
      kind: 'foreign',
      stream,
      version: other.version,
      position: other.position,
      detail: `El evento ${other.version} (${other.type}) del flujo ${stream} no es del sistema: lo escribió otra aplicación${foreign.length > 1 ? `, y ${foreign.length - 1} más` : ''}.`,
    });
  for (const [again, before] of repeatedEvents(events))
    faults.push({
      kind: 'repeated',
      stream,
      version: again.version,
      position: again.position,
      detail: `El evento ${again.version} (${again.type}) del flujo ${stream} está repetido: es el evento ${before.version}, que alguien agregó otra vez.`,
    });
  return faults;
}
