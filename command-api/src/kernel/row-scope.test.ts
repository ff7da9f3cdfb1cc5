import { contract } from '@power/domain/contract';
import { mayCall } from '@power/domain/kernel/call';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { COST_FIELDS } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { OTHER, OWN, PEOPLE } from '@power/infra/laboratory/safety/parties';
import { outOfReach, overridden, partyLog, withoutParty } from '@power/infra/laboratory/safety/party-log';
import { requestsOf } from '@power/infra/laboratory/safety/requests';
import './environment.testing.ts';
import { openSpine } from './spine.testing.ts';

/** Profiles that see some rows only (requirements §0.1.4). */
const LIMITED = ['Ejecutivo de Ventas', 'Brand Manager', 'Reseller', 'Proveedor', 'Cliente'];
const COSTS = new RegExp(`"(${[...COST_FIELDS].join('|')})":`);
/** Requests of one command by one person; each is decided twice, on a log of its own. */
const MOST = 8;

/** Contexts whose commands are about the account of who asks, or about the machinery: no documents of others are in their reach. */
const NO_DOCUMENTS = ['access', 'system'];
const commands = contract.filter(
  (call) => call.kind === 'command' && !NO_DOCUMENTS.includes(call.context),
) as unknown as readonly CommandDefinition[];
const ids = [
  ...[OTHER, OWN].flatMap((party) => [party.pedido, party.pedido + 1, party.cliente, party.producto, party.usuario]),
  ...[OTHER, OWN].flatMap(({ usuario, marca }) => [`${usuario}.2023-01`, `marca:${marca}.2023-01`]),
  '2026-06-01T12:00:00.000Z',
];
const mine = (user: Principal) =>
  commands
    .filter(({ access }) => mayCall(access, user))
    .flatMap((command) =>
      requestsOf(command, ids)
        .slice(0, MOST)
        .map((request) => [command, request] as const),
    );

/** What a command answers, and the documents that it wrote to. */
async function tried(log: EventStore, user: Principal, command: CommandDefinition, request: unknown) {
  const written = new Set<string>();
  const watched = overridden(log, {
    append: (...args) => (written.add(args[0]), log.append(...args)),
  });
  const { issue } = await openSpine(watched);
  const reply = await issue(user, command.name, request as object, 'c-1').catch((error: Error) => ({
    fault: error.message,
  }));
  return { text: JSON.stringify(reply), written };
}

test.each(PEOPLE.filter(({ perfil }) => LIMITED.includes(perfil)).map((user) => [user.perfil, user] as const))(
  '%s decides nothing on documents of others, and is answered as if they did not exist',
  async (perfil, user) => {
    const wrong: string[] = [];
    for (const [command, request] of mine(user)) {
      const words = `${command.name} ${JSON.stringify(request)}`;
      const log = await partyLog([OWN, OTHER]);
      const others = new Set(
        (await log.readAll({}))
          .map(({ stream }) => stream)
          .filter((name) => isOf(OTHER, name) && outOfReach(name, perfil)),
      );
      const among = await tried(log, user, command, request);
      const alone = await tried(withoutParty(await partyLog([OWN, OTHER]), OTHER, perfil), user, command, request);
      if ([...among.written].some((stream) => others.has(stream)))
        wrong.push(`${words} writes to a document of others`);
      if (among.text !== alone.text) wrong.push(`${words}\n  ${among.text}\n  ${alone.text}`.slice(0, 1500));
      if (COSTS.test(among.text)) wrong.push(`${words} tells a cost: ${among.text}`.slice(0, 1500));
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

const isOf = ({ mark, pedido }: typeof OTHER, stream: string): boolean =>
  stream.includes(mark) || Math.abs(Number(stream.split('-')[1]) - pedido) < 100;

test('requests reach documents: an Administrador may decide on some of them', async () => {
  const [admin] = PEOPLE;
  const log = await partyLog([OWN, OTHER]);
  const answers = await Promise.all(
    mine(admin!)
      .filter(([{ context }]) => ['orders', 'dispatches', 'finance'].includes(context))
      .map(async ([command, request]) => (await tried(log, admin!, command, request)).text),
  );
  expect(answers.filter((text) => text.includes('"ok":true')).length).toBeGreaterThan(3);
});
