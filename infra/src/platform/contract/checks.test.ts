import type { CallBase } from '@power/domain/kernel/call';
import { z } from 'zod';
import { checkContract } from './catalogue.ts';
import { coverage, misspelt, type SeedCall } from './coverage.ts';
import { buildOpenApi } from './openapi.ts';
import { permissionDifferences, permissionMatrix, permissionTable } from './permissions.ts';

const query = (name: string, over: Partial<CallBase> = {}): CallBase =>
  ({
    kind: 'query',
    name,
    context: 'orders',
    method: 'POST',
    path: '/pedido_ventas/listar',
    accion: name,
    summary: `Lista ${name}`,
    access: { perfiles: ['Finanzas'], permiso: 'exportar' },
    request: z.strictObject({ accion: z.literal(name), n: z.number() }),
    reply: z.object({ rows: z.array(z.string()) }),
    scope: 'everyone',
    ...over,
  }) as CallBase;

test('a missing handler, a stray handler and a repeated call are each named', () => {
  expect(
    checkContract(
      [query('grid')],
      [
        { app: 'query-api', context: 'orders', name: 'grid', certain: true },
        { app: 'query-api', context: 'orders', name: 'a-job', certain: false },
      ],
    ),
  ).toEqual([]);
  expect(
    checkContract(
      [query('grid'), query('grid')],
      [{ app: 'query-api', context: 'orders', name: 'stray', certain: true }],
    ),
  ).toEqual([
    'name declared twice: grid',
    'call declared twice: POST /pedido_ventas/listar grid',
    'no handler for POST /pedido_ventas/listar grid: query-api/src/orders/grid.ts',
    'no handler for POST /pedido_ventas/listar grid: query-api/src/orders/grid.ts',
    'handler without declaration: query-api/src/orders/stray.ts',
  ]);
});

test('the matrix asks for flag and profile; nobody gets 401, the wrong ones 405', () => {
  const verdicts = (call: CallBase, who: string) =>
    permissionMatrix([call]).find((cell) => cell.asker === who)?.expected;
  const everyFinance = query('a', { access: { perfiles: ['Finanzas'] } });
  expect(verdicts(everyFinance, 'Finanzas')).toBe('permitido');
  expect(verdicts(everyFinance, 'Cliente')).toBe(405);
  expect(verdicts(everyFinance, 'anonimo')).toBe(401);
  expect(verdicts(query('b'), 'Finanzas')).toBe(405);
  expect(verdicts(query('c', { access: { publico: true } }), 'anonimo')).toBe('permitido');
});

test('a widened permission is a difference to what was reviewed', () => {
  const reviewed = permissionTable([query('grid')]);
  expect(permissionDifferences(reviewed, reviewed)).toEqual([]);
  expect(
    permissionDifferences(permissionTable([query('grid', { access: { perfiles: 'todos' } })]), reviewed),
  ).toHaveLength(1);
  expect(
    permissionDifferences(reviewed, permissionTable([query('grid', { scope: { ejecutivo: 'x' } } as object)])),
  ).toHaveLength(1);
});

test('another spelling of a call of the specification is found; our own calls are free', () => {
  const seeds: SeedCall[] = [
    { method: 'POST', path: '/pedido_ventas/listar', accion: 'grid_web', document: '2' },
    { method: 'GET', path: '/productos/:id/nota', accion: undefined, document: '2' },
  ];
  expect(misspelt([query('grid_web'), query('nuestro'), query('x', { path: '/auditoria/listar' })], seeds)).toEqual([]);
  expect(misspelt([query('gridWeb')], seeds)).toEqual([
    'POST /pedido_ventas/listar gridWeb: the specification writes POST /pedido_ventas/listar grid_web',
  ]);
  expect(misspelt([query('x', { path: '/pedidos_ventas/listar' })], seeds)).toHaveLength(1);
  expect(coverage([query('grid_web')], seeds).missing).toHaveLength(1);
});

test('calls of one path share an operation of the API document', () => {
  const document = buildOpenApi([
    query('grid'),
    query('conteo'),
    query('nota', {
      method: 'GET',
      path: '/productos/:id/nota',
      accion: undefined,
      request: z.strictObject({ id: z.string() }),
    }),
  ]) as {
    paths: Record<
      string,
      Record<
        string,
        {
          requestBody: {
            content: Record<string, { schema: { oneOf: { title: string; properties: { accion: unknown } }[] } }>;
          };
          parameters: { name: string; in: string }[];
        }
      >
    >;
  };
  const { oneOf } = document.paths['/pedido_ventas/listar']!.post!.requestBody.content['application/json']!.schema;
  expect(oneOf.map((one) => one.title)).toEqual(['grid', 'conteo']);
  expect(oneOf[1]!.properties.accion).toEqual({ const: 'conteo' });
  expect(document.paths['/productos/{id}/nota']!.get!.parameters.filter((one) => one.name === 'id')).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ]);
});
