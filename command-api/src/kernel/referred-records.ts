import type { CommandDefinition } from '@power/domain/kernel/command';
import type { RecordName } from '@power/domain/kernel/refers';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { masters } from '@power/domain/masters';
import type { CommandHandler, CommandServices } from '@power/infra/platform/commands/handler';
import { masterState } from './master-record.ts';

type Fields = Readonly<Record<string, unknown>> | undefined;
const valueAt = (request: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (found as Fields)?.[key], request);

/** Why a value does not name a record that may be named; undefined when it does. */
async function fault({ master: name, field, inactive }: RecordName, value: string, services: CommandServices) {
  const calls = masters.find(({ master }) => master.name === name)!;
  const { uno, femenino } = calls.master.words;
  const the = `${femenino ? 'La' : 'El'} ${uno} «${value}»`;
  const record = await masterState(calls, services, field, value);
  // A name is stored as it was given: one that differs in its capitals would be another record's.
  if (record?.values[field] !== value) return `${the} no existe. Elige ${femenino ? 'una' : 'uno'} del listado.`;
  return record.activo || inactive
    ? undefined
    : `${the} ${femenino ? 'está desactivada. Elige otra' : 'está desactivado. Elige otro'}.`;
}

/** Refuses a request that names a record which is not there or is deactivated; what stands already is not asked about again. */
async function unknownRecord(
  command: CommandDefinition,
  request: unknown,
  services: CommandServices,
  facts: unknown,
): Promise<Rejection | undefined> {
  for (const [path, named] of Object.entries(command.refers ?? {})) {
    const value = valueAt(request, path);
    if (typeof value !== 'string' || value === '') continue;
    const campo = path.split('.').at(-1)!;
    // oxlint-disable-next-line no-await-in-loop -- the first that is wrong is told
    const { state } = await services.load(command.aggregate, command.stream(request, { facts } as never));
    if ((state as Fields)?.[campo] === value) continue;
    // oxlint-disable-next-line no-await-in-loop -- the first that is wrong is told
    const wrong = await fault(named, value, services);
    if (wrong) return reject('NO_EXISTE', 'Revisa los datos', wrong, { campo });
  }
  return undefined;
}

/** The handlers of these commands, each refusing what names a record that is not there (`refers` of its declaration). */
export function withReferences(
  handlers: readonly CommandHandler[],
  commands: readonly CommandDefinition[],
): CommandHandler[] {
  const refer = new Map(commands.filter(({ refers }) => refers).map((command) => [command.name, command]));
  const own = new Set(handlers.map(({ command }) => command.name));
  const bare = [...refer.values()].filter(({ name }) => !own.has(name));
  const all: readonly CommandHandler[] = [
    ...handlers,
    ...bare.map((command) => ({ kind: 'command-handler' as const, command })),
  ];
  return all.map((handler) => {
    const command = refer.get(handler.command.name);
    if (!command) return handler;
    const before: CommandHandler['before'] = async (request, services, facts) =>
      (await unknownRecord(command, request, services, facts)) ?? handler.before?.(request, services, facts);
    const { numbered } = handler;
    if (!numbered) return { ...handler, before };
    // A refused document draws no number: it is asked before one is drawn.
    const facts: CommandHandler['facts'] = async (request, services) => {
      const outcome = await handler.facts?.(request, services);
      if (isRejection(outcome) || numbered.wanted?.(outcome) === false) return outcome;
      return (await unknownRecord(command, request, services, outcome)) ?? outcome;
    };
    return { ...handler, facts, before };
  });
}
