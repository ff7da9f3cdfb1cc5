import { changeViews } from '@power/domain/change-views';
import { contract } from '@power/domain/contract';
import { documents } from '@power/domain/documents';
import { samples } from '@power/domain/event-samples.testing';
import { type Aggregate, evolve, streamOf } from '@power/domain/kernel/aggregate';
import { mayCall } from '@power/domain/kernel/call';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { COST_FIELDS, withoutFields } from '@power/domain/kernel/costs';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { masters } from '@power/domain/masters';
import { createDispatcher } from '@power/infra/platform/commands/dispatcher';
import { contextOf } from '@power/infra/platform/commands/stream-cache';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { OWN, PEOPLE } from '@power/infra/laboratory/safety/parties';
import { partyLog } from '@power/infra/laboratory/safety/party-log';
import { MemoryEventStore, testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import { z } from 'zod';
import { numbersInMemory } from './spine.testing.ts';

const NOW = '2026-03-02T12:00:00.000Z';
const options = (request: z.ZodType): readonly z.ZodType[] =>
  request instanceof z.ZodUnion ? (request.options as z.ZodType[]) : [request];
const commands = (contract as readonly unknown[] as readonly CommandDefinition[]).filter(
  ({ kind, request }) =>
    kind === 'command' && options(request).some((one) => one instanceof z.ZodObject && 'expectedVersion' in one.shape),
);
const commandsOn = (name: string) => commands.filter(({ aggregate }) => aggregate.name === name);
const edited = documents.filter(({ document }) => commandsOn(document.name).length > 0);

const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

interface Stale {
  readonly codigo: string;
  readonly mensaje: string;
  readonly extra: {
    readonly version: number;
    readonly cambios: readonly { readonly campos: readonly { readonly campo: string; readonly moneda?: string }[] }[];
  };
}

/** What somebody who looks at version 0 is told of a stream that has one event more. */
async function staleReply(command: CommandDefinition, id: string, events: readonly DomainEvent[], user: Principal) {
  const store = new MemoryEventStore();
  const rows = events.map((event) => ({
    ...testEvent(event, { at: NOW }),
    schema: command.aggregate.folds.get(event.type)!.event.schema,
  }));
  await store.append(streamOf(command.aggregate, id), rows, 'no-stream');
  const { execute } = createDispatcher({ store, pool: numbersInMemory(), handlers: [], views: changeViews });
  const open = { ...command, needsFacts: false, stream: () => id, decide: () => [] } as unknown as CommandDefinition;
  const context = { user, commandId: 'c-1', now: NOW };
  return (await execute(open, { expectedVersion: 0 }, context)) as unknown as Stale;
}

const foldOf = ({ rules: { aggregate } }: DocumentCalls, events: readonly DomainEvent[]): unknown =>
  events.reduce(
    (state, event) =>
      evolve(aggregate, state, event, contextOf(testEvent(event, { at: NOW }) as unknown as RecordedEvent)),
    aggregate.initial,
  );

/** The document of the own party as it began, and every event whose sample can follow it. */
async function followedBy(calls: DocumentCalls) {
  const { aggregate } = calls.rules;
  const log = await partyLog([OWN]);
  const stream = [...new Set((await log.readAll({})).map((event) => event.stream))].find(
    (name) => name.split('-', 1)[0] === aggregate.name,
  )!;
  const [first] = (await log.read(stream)).map(({ type, data }): DomainEvent => ({ type, data: data as object }));
  const next = [...aggregate.folds.values()].flatMap(({ event }) => {
    const data = samples[event.type]?.[String(event.schema)];
    if (!data) return [];
    const events = [first!, { type: event.type, data } as DomainEvent];
    try {
      const after = foldOf(calls, events);
      return after === undefined ? [] : [{ events, before: foldOf(calls, [first!]), after }];
    } catch {
      // A sample of another document need not follow on this one.
      return [];
    }
  });
  return { id: stream.slice(aggregate.name.length + 1), next };
}

test('every stream that a command with a version decides on has a view of its changes', () => {
  expect(commands.filter(({ aggregate }) => !changeViews(aggregate.name)).map(({ name }) => name)).toEqual([]);
  expect(edited.length).toBeGreaterThan(15);
});

test.each(edited.map((calls) => [calls.document.name, calls as unknown as DocumentCalls] as const))(
  '%s: a stale version tells each profile what its history would, and nobody else anything',
  async (name, calls) => {
    const { rules, history } = calls;
    const { currencies = {} } = calls.document;
    const { id, next } = await followedBy(calls);
    let fields = 0;
    for (const user of PEOPLE) {
      const command = commandsOn(name).find(({ access }) => mayCall(access, user));
      if (!command) continue;
      for (const { events, before, after } of next) {
        const reply = await staleReply(command, id, events, user);
        expect(reply.codigo).toBe('VERSION_OBSOLETA');
        if (!mayCall(history.access, user) || isRejection(rules.visible(after, user))) {
          expect(reply.extra).toEqual({ version: 1, cambios: [] });
          expect(reply.mensaje).toBe(
            'El documento cambió mientras lo editabas. Ábrelo de nuevo y revisa antes de seguir.',
          );
          continue;
        }
        const sheets = [before, after].map((state) => withoutFields(rules.shown(state as object, user), COST_FIELDS));
        const readable = new Set(leavesOf(sheets));
        const { cambios } = reply.extra;
        expect(cambios).toHaveLength(1);
        expect(Object.keys(cambios[0]!).toSorted()).toEqual(
          ['at', 'campos', 'etiqueta', 'perfil', 'tipo', 'usuario', 'version'].toSorted(),
        );
        const { campos } = cambios[0]!;
        fields += campos.length;
        const foreign = campos.flatMap(({ campo, ...values }) =>
          leavesOf(values).some((value) => !readable.has(value)) || COST_FIELDS.has(campo.split('.').at(-1)!)
            ? [`${user.perfil} ${events[1]!.type}: ${campo}`]
            : [],
        );
        expect(foreign).toEqual([]);
        // Amounts in the currency of the document say which it is.
        const amounts = campos.filter(({ campo }) => Object.hasOwn(currencies, campo.replaceAll(/\.\d+(?=\.|$)/g, '')));
        expect(amounts.filter(({ moneda }) => moneda === undefined)).toEqual([]);
      }
    }
    expect(fields).toBeGreaterThan(0);
  },
);

/** Streams that are no documents: master lists, accounts, stock, products. */
const records = [
  ...new Map(
    commands
      .filter(({ aggregate }) => !edited.some(({ document }) => document.name === aggregate.name))
      .map((command) => [command.aggregate.name, command.aggregate] as const),
  ),
];
const lists = new Map(masters.map(({ aggregate, grid }) => [aggregate.name, grid]));

/** The first event of a stream, and each of its events behind it, from their samples. */
function samplePairs(aggregate: Aggregate<unknown>): readonly (readonly DomainEvent[])[] {
  const events = [...aggregate.folds.values()].flatMap(({ event }): DomainEvent[] => {
    const data = samples[event.type]?.[String(event.schema)];
    return data ? [{ type: event.type, data: data as object }] : [];
  });
  return events.map((event) => [events[0]!, event]);
}

test.each(records)(
  '%s: a stale version tells each profile no cost and no secret, and of a list that it may not read nothing',
  async (name, aggregate) => {
    let [editors, refusals] = [0, 0];
    const hidden = new Set([...COST_FIELDS, ...[...aggregate.folds.values()].flatMap(({ event }) => event.secret)]);
    for (const user of PEOPLE) {
      const command = commandsOn(name).find(({ access }) => mayCall(access, user));
      if (!command) continue;
      editors += 1;
      const list = lists.get(name);
      for (const events of samplePairs(aggregate)) {
        const { codigo, extra } = await staleReply(command, 'id', events, user);
        // Some events change nothing that a person edits.
        if (codigo !== 'VERSION_OBSOLETA') continue;
        refusals += 1;
        if (list && !mayCall(list.access, user)) expect(extra.cambios).toEqual([]);
        const fields = extra.cambios.flatMap(({ campos }) => campos.map(({ campo }) => campo));
        expect(fields.filter((campo) => campo.split('.').some((part) => hidden.has(part)))).toEqual([]);
      }
    }
    // Tables of margins are for whoever sees margins, as nobody here does.
    expect(refusals > 0).toBe(editors > 0);
  },
);
