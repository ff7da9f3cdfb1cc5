import { contract } from '@power/domain/contract';
import { reject } from '@power/domain/kernel/rejection';
import type { Service } from '../http/service.ts';
import { toyService } from '../http/service.testing.ts';
import { runFuzz } from '../../laboratory/contract/fuzz.ts';
import { permissionMatrix } from './permissions.ts';
import { matrixByClass, runMatrix } from './run-matrix.ts';

/** The declared calls themselves, before any handler: sessions, permissions and schemas must hold on their own. */
let service: Service;
let commands = 0;
beforeAll(async () => {
  service = await toyService(contract, async (call) => {
    if (call.kind === 'command') commands += 1;
    return reject('PRUEBA', 'Prueba', 'Sin efecto.');
  });
});
afterAll(() => service.close());
const baseUrl = () => `http://127.0.0.1:${service.port}`;

test('each profile and nobody get the declared verdict on every call', async () => {
  const chosen = process.env.LONG_TESTS === '1' ? permissionMatrix(contract) : matrixByClass(contract);
  const { cells, wrong } = await runMatrix(baseUrl(), contract, (perfil) => perfil, chosen);
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(contract.length * 2);
  expect(new Set(chosen.map(({ call }) => call.name)).size).toBe(contract.length);
  // Every command refuses the unknown field that the probe carries.
  expect(commands).toBe(0);
}, 400_000);

test('no spoilt request makes a schema fail or slips through to a command', async () => {
  const reached = commands;
  const { sent, wrong } = await runFuzz({
    baseUrl: baseUrl(),
    calls: contract,
    // Calls of one kit have one schema with other fields.
    runsPerCall: ({ kit }) => (kit && process.env.LONG_TESTS !== '1' ? 5 : 15),
    ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }),
    state: async () => String(commands),
    tokenFor: (call) =>
      'publico' in call.access
        ? undefined
        : call.access.perfiles === 'todos'
          ? 'Administrador'
          : call.access.perfiles[0],
  });
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(contract.length * 5);
  expect(commands).toBe(reached);
}, 400_000);
