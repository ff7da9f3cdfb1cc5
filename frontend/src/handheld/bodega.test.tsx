import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { backOnline } from '../api/network.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer, type Received } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './bodega.tsx';
import { moveQueue, refusedDeeds } from './moves.shared.ts';

const P1 = 'BOD-R01-N1-P01';
const P2 = 'BOD-R01-N1-P02';
const product = {
  _id: '1',
  codigo: 'COD-1',
  part_number: 'PN-1',
  nombre: 'Cámara',
  marca: 'Hik',
  serializable: false,
  bloqueado: false,
  pide: null,
  disponible: 6,
  en_picking: 3,
  ubicaciones: [
    { bodega: 'BOD', ubicacion: null, cantidad: 4, en_picking: 0 },
    { bodega: 'BOD', ubicacion: P1, cantidad: 5, en_picking: 3 },
  ],
};
const nothing = { ubicacion: null, serie: null, pedido: null, embalaje: null, despacho: null, conteos: [] };
const ANSWERS: Readonly<Record<string, object>> = {
  7801: { ...nothing, que: 'producto', productos: [product] },
  'E|12': {
    ...nothing,
    que: 'embalaje',
    embalaje: { number: 12, estado: 'Cerrado', tipo: 'Caja', pedido: 77, cliente_nombre: 'Sur' },
    despacho: 5,
    productos: [],
  },
};

let server: ReturnType<typeof fakeServer>;
/** Who has the task of replenishment, and what the server answers whoever takes it. */
let holder: object | null;
let task: object;
let move: (request: Received) => ReturnType<Parameters<typeof fakeServer>[0]>;
const ok = () => ({ body: { ok: true, mensaje: '', version: 3, posicion: '1' } });
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  refusedDeeds.set([]);
  move = ok;
  holder = null;
  task = { ok: true, mensaje: '' };
  currentUser.set({
    _id: `u-${crypto.randomUUID()}`,
    nombre: 'Jefa',
    perfiles: { perfil: 'Jefe de Bodega' },
    permisos: {},
    concesiones: [],
  } as unknown as CurrentUser);
  server = fakeServer((request) => {
    const { accion, buscar } = request.body;
    if (accion === 'reposicion')
      return {
        body: {
          reposiciones: [
            {
              ...{ producto: '5', codigo: 'COD-5', part_number: 'PN-5', nombre: 'Sirena', serializable: false },
              ...{ bodega: 'BOD', desde: 'BOD-R02-N1-P01', hay: 9, hacia: P2, quedan: 1, minimo: 3, cantidad: 4 },
              tomada: holder,
            },
          ],
        },
      };
    if (accion === 'tomarreposicion' || accion === 'soltarreposicion') return { body: task };
    if (accion === 'consultastock')
      return {
        body: ANSWERS[String(buscar)] ?? { ok: false, codigo: 'NO_ENCONTRADO', titulo: 't', mensaje: 'No es nada.' },
      };
    if (accion === 'sugeridas') return { body: { sugeridas: [{ ubicacion: P2, razon: 'preferida', libres: 9 }] } };
    if (accion === 'ubicar' || accion === 'cargar') return move(request);
    return { body: { resultadoDB: [] } };
  });
  renderApp(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
  backOnline();
});
/** Keys as a scanner sends them: in one burst, to whatever has the focus. */
const scan = (code: string) =>
  act(async () => {
    for (const key of [...code, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const sent = (accion: string) => server.received.filter(({ body }) => body.accion === accion).map(({ body }) => body);

test('scan a product, take it, scan the place: it is put away', async () => {
  await scan('7801');
  await userEvent.click(await screen.findByRole('button', { name: /^Guardar lo sin ubicar/ }));
  expect(await screen.findByRole('button', { name: new RegExp(P2) })).toHaveTextContent('preferida · caben 9');
  await scan(P2);
  await waitFor(() => expect(sent('ubicar')).toHaveLength(1));
  expect(sent('ubicar')[0]).toEqual({
    accion: 'ubicar',
    producto: '1',
    bodega: 'BOD',
    cantidad: 4,
    ubicacion_destino: P2,
  });
  await act(() => moveQueue().drained());
  // What is shown of the product is asked anew.
  await waitFor(() => expect(sent('consultastock').length).toBeGreaterThan(1));
});

test('units are scanned one by one, and a wrong place cannot pass', async () => {
  await scan('7801');
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Mover de ${P1}`) }));
  await scan('7801');
  expect(screen.getByLabelText('Unidades')).toHaveValue('2');
  await scan('NOR-R01-N1-P01');
  expect(screen.getByText(/no es de la bodega BOD/)).toBeInTheDocument();
  expect(sent('ubicar')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Dejar en Sin ubicar' }));
  await waitFor(() =>
    expect(sent('ubicar')).toEqual([{ accion: 'ubicar', producto: '1', bodega: 'BOD', cantidad: 2, ubicacion: P1 }]),
  );
});

test('without network moves wait and go out in order under their own ids; what is refused is told in words', async () => {
  let away = true;
  move = ({ body }) => {
    if (away) return 'lost';
    return body.ubicacion_destino === P2
      ? { body: { ok: false, codigo: 'SIN_CAPACIDAD', titulo: 't', mensaje: `En ${P2} caben 0 unidades más.` } }
      : ok();
  };
  await scan('7801');
  await userEvent.click(await screen.findByRole('button', { name: /^Guardar lo sin ubicar/ }));
  await scan(P2);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Mover de ${P1}`) }));
  await userEvent.click(screen.getByRole('button', { name: 'Dejar en Sin ubicar' }));
  expect(await screen.findByText('2 movimientos por enviar')).toBeInTheDocument();
  const ids = () =>
    server.received.filter(({ body }) => body.accion === 'ubicar').map(({ headers }) => headers.get('idempotency-key'));
  away = false;
  await act(async () => {
    backOnline();
    await moveQueue().drained();
  });
  expect(new Set(ids()).size).toBe(2);
  expect(await screen.findByText(`En ${P2} caben 0 unidades más.`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('No se registró')).not.toBeInTheDocument();
});

test('a package says its route; from there on packages go into the vehicle one after the other', async () => {
  await scan('E|12');
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar en el Despacho N° 5' }));
  await scan('e|13');
  await waitFor(() =>
    expect(sent('cargar')).toEqual([
      { accion: 'cargar', id: 5, codigo: 'E|12' },
      { accion: 'cargar', id: 5, codigo: 'E|13' },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Terminar carga' }));
  await scan('XYZ');
  expect(await screen.findByText('No es nada.')).toBeInTheDocument();
});

test('a picking place under its minimum is one task: take from reserve, leave where it is missing', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^PN-5 ?4 unidades de BOD-R02-N1-P01 a/ }));
  await scan(P2);
  await waitFor(() =>
    expect(sent('ubicar')).toMatchObject([
      { producto: '5', bodega: 'BOD', cantidad: 4, ubicacion: 'BOD-R02-N1-P01', ubicacion_destino: P2 },
    ]),
  );
});

const taskButton = () => screen.findByRole('button', { name: /^PN-5/ });

test('takes a task of replenishment on the server before the units are in hand, and gives it back when it is given up', async () => {
  await userEvent.click(await taskButton());
  expect(await screen.findByRole('button', { name: `Dejar en ${P2}` })).toBeVisible();
  expect(sent('tomarreposicion')).toEqual([
    { accion: 'tomarreposicion', producto: '5', hacia: P2, desde: 'BOD-R02-N1-P01' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(sent('soltarreposicion')).toHaveLength(1));
});

test('a task that somebody else took meanwhile stays out of hand, and says who has it', async () => {
  task = { ok: false, codigo: 'REPOSICION_TOMADA', titulo: 'La tarea no se tomó', mensaje: 'Pedro ya repone.' };
  const button = await taskButton();
  holder = { persona: { _id: 'p', nombre: 'Pedro' }, desde: '2026-01-05T12:00:00.000Z' };
  await userEvent.click(button);
  expect(await screen.findByText('La tiene Pedro')).toBeVisible();
  expect(screen.getByText('Pedro ya repone.')).toBeVisible();
  expect(await taskButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Soltar PN-5' }));
  await waitFor(() => expect(sent('soltarreposicion')).toHaveLength(1));
});
