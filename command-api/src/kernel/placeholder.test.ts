import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@power/domain/contract';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { OTHER, OWN, PEOPLE } from '@power/infra/laboratory/safety/parties';
import { overridden, partyLog } from '@power/infra/laboratory/safety/party-log';
import { requestsOf } from '@power/infra/laboratory/safety/requests';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import type { CommandHandler } from '@power/infra/platform/commands/handler';
import { placeholderIn, UNNUMBERED } from '@power/infra/platform/commands/unnumbered';
import { discover } from '@power/infra/platform/service/discover';
import './environment.testing.ts';
import { openSpine, stockedSpine } from './spine.testing.ts';

const root = path.resolve(import.meta.dirname, '..');
const ids = [OTHER, OWN].flatMap((party) => [
  party.pedido,
  party.pedido + 1,
  party.cliente,
  party.producto,
  party.usuario,
]);
/** Requests of one command, from its schema. */
const MOST = 40;

/** Commands that no suite issues over the log in memory, which refuses a placeholder: why. */
const FROM_READ_MODELS: Readonly<Record<string, string>> = {
  'open-stock-count': 'what it counts are rows of a read model; its number is its own alone',
  'request-purchase-report': 'counts rows of a read model; its number is its own alone',
};

/** Tried here, with a reason that each takes. */
const NOTES: readonly (readonly [string, string])[] = [
  ['create-entrynote', 'Devolución sin documento'],
  ['create-issuenote', 'Merma'],
];

/** Every command whose facts have a placeholder where a number will be. */
async function numberedCommands(): Promise<CommandDefinition[]> {
  const handlers = await discover<CommandHandler>(new URL('..', import.meta.url), ['command-handler']);
  const names = new Set(handlers.filter(({ numbered }) => numbered).map(({ command }) => command.name));
  return contract.filter(({ kind, name }) => kind === 'command' && names.has(name)) as unknown as CommandDefinition[];
}

test('no event of a command that draws a number carries the placeholder, whatever its schema takes', async () => {
  const [admin] = PEOPLE;
  const accepted = new Set<string>();
  const wrong: string[] = [];
  for (const command of await numberedCommands())
    for (const request of requestsOf(command, ids).slice(0, MOST)) {
      const log = await partyLog([OWN, OTHER]);
      const watched = overridden(log, {
        append: (stream, events, expected) => {
          for (const { type, data } of events) {
            const field = placeholderIn(data);
            if (field !== undefined) wrong.push(`${command.name}: ${type} ${field}`);
          }
          return log.append(stream, events, expected);
        },
      });
      const { issue } = await openSpine(watched);
      // What asks a read model finds none here.
      const reply = await issue(admin!, command.name, request as object, 'c-1').catch(() => ({ ok: false }));
      if (reply.ok) accepted.add(command.name);
    }
  expect(wrong).toEqual([]);
  expect(accepted.size).toBeGreaterThan(5);
}, 120_000);

test('notes of entry and of issue are written with their number', async () => {
  const { must } = await stockedSpine([10]);
  for (const [name, motivo] of NOTES) {
    const lineas = [{ producto: '1', cantidad: 1 }];
    const reply = await must(name, { accion: 'nota', nota: { bodega: 'Central', motivo, lineas } });
    expect(reply.number).not.toBe(UNNUMBERED);
  }
});

test('every command that draws a number is issued by a suite over the log in memory, which refuses a placeholder', async () => {
  const suites = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test(ing)?\.ts$/.test(file) && !file.endsWith('placeholder.test.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const commands = await numberedCommands();
  expect(commands.length).toBeGreaterThan(25);
  const isTried = ({ name }: CommandDefinition): boolean => suites.some((text) => text.includes(`'${name}'`));
  // Commands of one kit are decided by one piece of code.
  const triedKits = new Set(commands.filter(isTried).map(({ kit }) => kit));
  const reasons = new Set([...NOTES.map(([name]) => name), ...Object.keys(FROM_READ_MODELS)]);
  const untried = commands.filter(
    (command) => !isTried(command) && !(command.kit && triedKits.has(command.kit)) && !reasons.has(command.name),
  );
  expect(untried.map(({ name }) => name)).toEqual([]);
});

test('the log in memory refuses an event with a placeholder, as a number or as an id', async () => {
  const append = (data: object) =>
    createMemoryLog().append('order-1', [{ id: 'e', type: 'OrderCreated', schema: 1, data } as never], 'no-stream');
  await expect(append({ nuevo: { _id: String(UNNUMBERED) } })).rejects.toThrow('nuevo._id');
  await expect(append({ lineas: [{ folio: UNNUMBERED }] })).rejects.toThrow('lineas.0.folio');
});
