import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startSystem, type TestSystem } from '../testing/system.ts';
import { type ApiDocument, programClient } from '../../platform/contract/program-client.ts';

/**
 * What somebody outside does who has the API document and a key, and nothing else of ours: a client is made from the
 * document that the running system serves, compiled, and talks to its gateway.
 */
let system: TestSystem;
let folder: string;
let key: string;
interface Answer {
  readonly status: number;
  readonly data: never;
  readonly etag: string | null;
  readonly location: string | null;
}
type Client = Readonly<
  Record<'apiStock' | 'apiPrices' | 'apiOrders' | 'apiOrder' | 'createApiOrder', (asked?: object) => Promise<Answer>>
>;
let connect: (options: { url: string; key: string }) => Client;
let document: ApiDocument;

/** Compiles as a program of somebody else is compiled; answers what was found wrong. */
function compiled(use: string): string {
  const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  writeFileSync(path.join(folder, 'use.ts'), use);
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023,dom,dom.iterable'];
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, ...options, 'use.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
}

const post = async (address: string, body: object, token?: string): Promise<Record<string, unknown>> => {
  const reply = await fetch(`${system.url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'x-token': token }) },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, unknown>;
};

beforeAll(async () => {
  system = await startSystem({ demo: 'small' });
  await system.waitReady();
  folder = mkdtempSync(path.join(os.tmpdir(), 'power-program-'));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  document = (await (await fetch(`${system.url}/api-docs/openapi.json`)).json()) as ApiDocument;
  writeFileSync(path.join(folder, 'client.ts'), programClient(document));
  const { token } = await post('/accesos/login', { email: 'administrador@power.test', password: 'power2026' });
  const page = { accion: 'grid', startRow: 0, endRow: 1, sortModel: [], filterModel: {} };
  const { rows } = (await post('/clientes/listar', page, String(token))) as { rows: { _id: string }[] };
  const made = await post(
    '/api_clientes/crear',
    {
      accion: 'clave',
      integrador: {
        nombre: 'Programa',
        cliente: rows[0]!._id,
        alcances: ['stock', 'precios', 'pedidos'],
        por_minuto: 600,
        por_dia: 5000,
      },
    },
    String(token),
  );
  key = String(made.clave);
});
afterAll(async () => {
  await system?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('the client compiles, and knows what the document says and no more', async () => {
  expect(
    compiled(`import { createClient, Refused } from './client.js';
const client = createClient({ url: 'https://power.test', key: 'pm_1_x' });
export async function order(): Promise<number> {
  const { data } = await client.apiPrices({ codigos: 'A,B', cantidad: 2 });
  const price: number | null | undefined = data?.productos[0]?.precio_neto;
  const made = await client.createApiOrder({
    idempotencyKey: 'oc-1',
    body: { tipo_entrega: 'EN SALA', lineas: [{ codigo: 'A', cantidad: 1, ...(price != null && { precioEsperado: price }) }] },
  });
  return made.data.numero;
}
export const why = (error: unknown): string => (error instanceof Refused ? error.problem.codigo : 'otro');
// @ts-expect-error -- an order has its key
export const keyless = () => client.createApiOrder({ body: { tipo_entrega: 'EN SALA', lineas: [] } });
// @ts-expect-error -- a number is a text in an address
export const numbered = () => client.apiOrder({ numero: 5 });
// @ts-expect-error -- there is no such field
export const unknown = async () => (await client.apiStock()).data?.productos[0]?.costo;
`),
  ).toBe('');
  ({ createClient: connect } = (await import(pathToFileURL(path.join(folder, 'client.js')).href)) as {
    createClient: typeof connect;
  });
});

test('it reads stock and prices page by page, and is told when nothing changed', async () => {
  const client = connect({ url: system.url, key });
  const read = async (call: 'apiStock' | 'apiPrices') => {
    const codes: string[] = [];
    for (let desde: string | undefined, more = true; more;) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const { data } = await client[call]({ cantidad: 100, ...(desde !== undefined && { desde }) });
      const page = data as { siguiente: string | null; productos: { codigo: string }[] };
      codes.push(...page.productos.map(({ codigo }) => codigo));
      desde = page.siguiente ?? undefined;
      more = desde !== undefined;
    }
    return codes;
  };
  const codes = await read('apiStock');
  expect(codes.length).toBeGreaterThan(100);
  expect([new Set(codes).size, await read('apiPrices')]).toEqual([codes.length, codes]);
  const first = await client.apiStock({ cantidad: 3 });
  expect(await client.apiStock({ cantidad: 3, ifNoneMatch: first.etag })).toMatchObject({
    status: 304,
    data: undefined,
  });
});

test('it orders at the price that it was told, once however often it asks, and reads its order', async () => {
  const client = connect({ url: system.url, key });
  const { data } = await client.apiPrices({ cantidad: 200 });
  const { codigo, precio_neto } = (
    data as { productos: { codigo: string; precio_neto: number | null }[] }
  ).productos.find((one) => one.precio_neto !== null)!;
  const order = (idempotencyKey: string, precioEsperado: number) =>
    client.createApiOrder({
      idempotencyKey,
      body: { tipo_entrega: 'RETIRO EN SALA', lineas: [{ codigo, cantidad: 2, precioEsperado }] },
    });
  await expect(order('oc-0', precio_neto! + 1)).rejects.toMatchObject({
    problem: { status: 409, codigo: 'PRECIO_DISTINTO' },
  });
  const made = await order('oc-1', precio_neto!);
  const { numero } = made.data as { numero: number };
  expect(await order('oc-1', precio_neto!)).toMatchObject({ data: { numero } });
  await expect(order('oc-1', precio_neto! + 1)).rejects.toMatchObject({
    problem: { status: 422, codigo: 'CLAVE_REPETIDA' },
  });
  expect(made).toMatchObject({ status: 201, location: `/api/v1/pedidos/${numero}` });
  expect(await client.apiOrder({ numero: String(numero) })).toMatchObject({
    data: { pedido: { numero, neto: 2 * precio_neto! } },
  });
});

test('refusals are problems with words: no key, a wrong one, an order of nobody, a field that is not there', async () => {
  const client = connect({ url: system.url, key });
  await expect(connect({ url: system.url, key: 'pm_1_otra' }).apiStock()).rejects.toMatchObject({
    problem: { status: 401 },
  });
  await expect(client.apiOrder({ numero: '999999' })).rejects.toMatchObject({
    problem: { status: 404, codigo: 'PEDIDO_NO_EXISTE' },
  });
  await expect(client.apiStock({ cantidad: 500 })).rejects.toMatchObject({
    problem: { status: 400, campos: [{ campo: 'cantidad' }] },
  });
});
