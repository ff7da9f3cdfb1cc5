import { z } from 'zod';
import type { Service } from '../http/service.ts';
import { toy, toyService } from '../http/service.testing.ts';
import { runFuzz } from '../../laboratory/contract/fuzz.ts';
import { runMatrix } from './run-matrix.ts';

const calls = [
  toy('nota', {
    method: 'GET',
    path: '/juguetes/:id/nota',
    accion: undefined,
    request: z.strictObject({ id: z.string() }),
  }),
  toy('grid', { access: { perfiles: ['Finanzas', 'Cobrador'] } }),
  toy('abierta', { access: { publico: true }, path: '/fila/listar', accion: undefined }),
  toy('validar', {
    kind: 'command',
    path: '/juguetes/validar',
    accion: undefined,
    access: { perfiles: ['Administrador'], permiso: 'validar' },
  }),
];
let service: Service;
let executed = 0;
beforeAll(async () => {
  service = await toyService(calls, async (call) => {
    if (call.kind === 'command') executed += 1;
    return { ok: true };
  });
});
afterAll(() => service.close());
const base = () => `http://127.0.0.1:${service.port}`;
const loose = () => calls.map((call) => ({ ...call, access: { perfiles: 'todos' as const } }));

test('every profile gets from a real server what the contract declares, and a server that differs is found', async () => {
  expect(await runMatrix(base(), calls, (perfil) => perfil)).toEqual({ cells: 72, wrong: [] });
  const { wrong } = await runMatrix(base(), loose(), (perfil) => perfil);
  expect(wrong).toHaveLength(15 + 16 + 1);
  expect(executed).toBe(0);
});

test('spoilt requests never fail, leak or change anything; a server that fails is found', async () => {
  const options = {
    baseUrl: base(),
    calls,
    tokenFor: () => 'Administrador',
    state: async () => String(executed),
    runsPerCall: () => 40,
    seed: 20261120,
  };
  const sound = await runFuzz(options);
  expect(sound.wrong).toEqual([]);
  expect(sound.sent).toBeGreaterThan(80);
  const lenient = await toyService([toy('todo', { request: toy('x').reply })], async () => {
    throw new Error('broken');
  });
  const { wrong } = await runFuzz({ ...options, baseUrl: `http://127.0.0.1:${lenient.port}`, calls: [toy('todo')] });
  await lenient.close();
  expect(wrong.some((line) => line.startsWith('500'))).toBe(true);
});
