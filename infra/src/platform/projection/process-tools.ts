import type { RecordedEvent } from '../event-store/port.ts';
import { evolve, streamOf } from '@power/domain/kernel/aggregate';
import { instanceId, processMemory } from '@power/domain/system/process-memory';
import { contextOf, currentEvent } from '../commands/stream-cache.ts';
import type { EventStore } from '../event-store/port.ts';
import type { Memory, ProcessTools } from './process.ts';

/** By which the log tells what followed from what. */
export interface Chain {
  readonly causationId: string;
  readonly correlationId: string;
}

/** Issues one command and returns the reply's JSON. Throws {@link CommandUnavailable} or {@link CommandFault}. */
export type IssueCommand = (
  name: string,
  request: Record<string, unknown>,
  commandId: string,
  chain: Chain,
) => ReturnType<ProcessTools['command']>;

/** The command side cannot be reached or is not ready: nobody's fault, to be tried again without end. */
export class CommandUnavailable extends Error {
  override readonly name = 'CommandUnavailable';
}

/** The command side answered something that is neither acceptance nor a business refusal. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}

/** Tools of one reaction: its commands are numbered, so that repeating the reaction repeats their ids. */
export function toolsFor(
  process: string,
  event: RecordedEvent,
  issue: IssueCommand,
  store: Pick<EventStore, 'read'>,
): ProcessTools {
  let n = 0;
  const command: ProcessTools['command'] = (name, request, commandId) => {
    const id = commandId ?? `process/${process}/${event.id}/${n}`;
    n += 1;
    return issue(name, request, id, { causationId: event.id, correlationId: event.metadata.correlationId });
  };
  const said = async (name: string, request: Record<string, unknown>): Promise<void> => {
    const reply = await command(name, { ...request, proceso: process });
    if (!reply.ok) throw new CommandFault(`${name}: ${reply.codigo ?? 'refused'}`);
  };
  return {
    command,
    expect: (instancia, vence, memoria = {}) =>
      said('set-expectation', { accion: 'esperar', instancia, vence, memoria }),
    met: (instancia) => said('meet-expectation', { accion: 'cumplir', instancia }),
    recall: (instancia) => recall(store, process, instancia),
  };
}

async function recall(
  store: Pick<EventStore, 'read'>,
  proceso: string,
  instancia: string,
): Promise<Memory | undefined> {
  const events = await store.read(streamOf(processMemory, instanceId({ proceso, instancia })));
  return events.reduce(
    (state, event) => evolve(processMemory, state, currentEvent(processMemory, event), contextOf(event)),
    processMemory.initial,
  )?.memoria;
}
