import { freshLine } from '@power/domain/quotations/lines';
import { inPesos, quotable, sold } from '@power/domain/quotations/quotation.testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { queryClient } from '../../api/query-client.ts';
import { fakeServer, type Received } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render.tsx';
import { Component } from '../nueva-cotizacion.tsx';

const buyer = {
  _id: '9',
  nombre: 'Alarmas Sur',
  legalcode: '1-9',
  tipo_cliente: 'Gold',
  condicion_pago: '030',
  direcciones: [],
};
const check = ({ productos }: { productos: { producto: string }[] }) => ({
  ok: true,
  tipo_cambio: 1,
  desconocidos: [],
  productos: productos.map(({ producto }) => ({
    producto,
    part_number: `PN-${producto}`,
    solicitado: 1,
    disponible: 5,
    alcanza: true,
    bloqueado: false,
    linea: freshLine({ linea: 1, seccion: null, comentario: null, cantidad: 1 }, quotable(sold(producto)), inPesos()),
  })),
});
/** What the server keeps of what was typed on another device. */
let kept: object | null = null;
/** The product search does not answer. */
let searchIsLost = false;
/** What is typed does not reach the server. */
let draftIsLost = false;
const answer = ({ path, body }: Received): ReturnType<Parameters<typeof fakeServer>[0]> => {
  if (draftIsLost && body.accion === 'guardar') return 'lost';
  if (path.includes('cotizaciones/borrador'))
    return {
      body: body.accion === 'leer' ? { ok: true, borrador: kept } : { ok: true, at: '2026-03-10T15:00:00.000Z' },
    };
  if (path.includes('validarstockprecio')) return { body: check(body as never) };
  if (path.includes('productos/buscar')) {
    if (searchIsLost) return 'lost';
    const product = {
      ...sold(String(body.buscar).slice(-1)),
      bloqueado: false,
      precios: sold('1'),
      disponible: 5,
      stock: [],
    };
    return { body: { productos: String(body.buscar).startsWith('PN-') ? [product] : [] } };
  }
  if (path.includes('recomendar-productos-ia'))
    return {
      body: {
        ok: true,
        productos: [
          {
            producto: '5',
            part_number: 'PN-5',
            nombre: 'Fuente',
            pedidos: 38,
            motivo: 'comprado juntos en 38 pedidos',
          },
        ],
      },
    };
  if (path.includes('cotizaciones/crear'))
    return {
      body: { ok: false, codigo: 'COTIZACION_INVALIDA', titulo: 'La cotización no se guardó', mensaje: 'Prueba' },
    };
  if (path.includes('/bodegas/')) return { body: { resultadoDB: [{ _id: '1', codigo: '01', tipo: 'física' }] } };
  if (body.accion === 'dropdown' && !path.includes('condicion'))
    return { body: { clientes: [buyer], resultadoDB: [] } };
  return { body: { ok: true, resultadoDB: [] } };
};
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  kept = null;
  searchIsLost = false;
  draftIsLost = false;
  queryClient.clear();
  const permisos = { dolares: true, condicionpago: true, margenes: true };
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos } as unknown as CurrentUser);
  server = fakeServer(answer);
  open();
});
afterEach(() => {
  server.restore();
  localStorage.clear();
});

const open = () => renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Component /> }])} />);
const field = (name: string) => screen.findByRole('textbox', { name });
async function choose() {
  await userEvent.type(screen.getByPlaceholderText('Nombre o RUT'), 'alarmas{Enter}');
  await screen.findByDisplayValue(/Alarmas Sur/);
}

test('part number, Enter, quantity, Enter, next: faster than the search answers; prices and sums follow each key', async () => {
  await choose();
  const search = screen.getByPlaceholderText('Código, part number o nombre');
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.keyboard('PN-1{Enter}3{Enter}PN-2{Enter}4{Enter}');
  expect(search).toHaveFocus();
  expect(await field('Cantidad de PN-1')).toHaveValue('3');
  await waitFor(() => expect(screen.getByLabelText('Valor unitario de PN-2')).toHaveValue('940'));
  const price = await field('Valor unitario de PN-1');
  await userEvent.clear(price);
  await userEvent.type(price, '900');
  const row = within(price.closest('tr')!);
  expect(row.getByText('Pendiente')).toBeInTheDocument();
  expect(row.getByText(/Requiere Validación/)).toBeInTheDocument();
  expect(row.getByLabelText('Total de PN-1')).toHaveValue('2.700');
  expect(screen.getByText('1 por validar')).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: 'Margen' })).toHaveAttribute('data-tone', 'high');
  expect(screen.getByRole('meter', { name: 'Margen' })).toHaveAttribute('aria-valuetext', '35,0%, bueno');

  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByText('Prueba')).toBeInTheDocument());
  const [sent] = server.received.filter(({ path }) => path.includes('cotizaciones/crear'));
  expect(sent!.body.cotizacion).toMatchObject({
    cliente: '9',
    bodega_entrega: '01',
    moneda: 'pesos',
    condicion_pago: '030',
    productos_cotizacion: [
      { producto: '1', cantidad: 3, valor_propuesto: 900 },
      { producto: '2', cantidad: 4 },
    ],
  });
});

test('what document 2 §5 refuses is said beside its line, and nothing is sent', async () => {
  await choose();
  await userEvent.type(screen.getByPlaceholderText('Código, part number o nombre'), 'PN-1{Enter}{Enter}');
  const price = await field('Valor unitario de PN-1');
  await waitFor(() => expect(price).toHaveValue('940'));
  await userEvent.clear(price);
  await userEvent.type(price, '601');
  expect(screen.queryByText('El Margen NO puede ser Menor a 1')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('El Margen NO puede ser Menor a 1')).toBeInTheDocument();
  const total = screen.getByLabelText('Total de PN-1');
  await userEvent.clear(total);
  await userEvent.type(total, '660');
  expect(await screen.findByText('El Margen NO puede ser menor a 10%')).toBeInTheDocument();
  const units = screen.getByLabelText('Cantidad de PN-1');
  await userEvent.clear(units);
  await userEvent.type(units, '0');
  expect(await screen.findByText('La Cantidad NO puede ser menor a 1')).toBeInTheDocument();
  // Letters are no quantity; the total beside them stays that of the line.
  await userEvent.clear(units);
  await userEvent.type(units, 'doce');
  expect(screen.getByText('La Cantidad NO puede ser menor a 1')).toBeInTheDocument();
  expect(screen.getByLabelText('Total de PN-1')).toBeInTheDocument();
  expect(server.received.some(({ path }) => path.includes('cotizaciones/crear'))).toBe(false);
});

test('what was typed and not saved is there again, the keyboard where it goes on', async () => {
  expect(screen.getByPlaceholderText('Nombre o RUT')).toHaveFocus();
  await choose();
  await userEvent.type(screen.getByPlaceholderText('Código, part number o nombre'), 'PN-1{Enter}7{Enter}');
  await waitFor(() => expect(localStorage.getItem('cotizacion:nueva:u')).toContain('"cantidad":7'));
  cleanup();
  open();
  expect(await field('Cantidad de PN-1')).toHaveValue('7');
  expect(screen.getByPlaceholderText('Código, part number o nombre')).toHaveFocus();
  expect(screen.getByText('Recuperamos lo que no habías guardado')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Descartar' })).at(-1)!);
  await waitFor(() => expect(screen.queryByLabelText('Cantidad de PN-1')).not.toBeInTheDocument());
  expect(localStorage.getItem('cotizacion:nueva:u')).toBeNull();
});

test('what nobody sells is named and stays to be mended', async () => {
  await choose();
  await userEvent.type(screen.getByPlaceholderText('Código, part number o nombre'), 'XYZ-9{Enter}2{Enter}');
  expect(
    await screen.findByText('No encontramos «XYZ-9», o más de un producto se llama así. Búscalo y elígelo, o quítalo.'),
  ).toBeInTheDocument();
});

test('with the list of products closed Enter takes the first one all the same', async () => {
  await choose();
  await userEvent.type(screen.getByPlaceholderText('Código, part number o nombre'), 'PN-2');
  await screen.findByRole('option', { name: /PN-2/ });
  await userEvent.keyboard('{Escape}{Enter}4{Enter}');
  expect(await field('Cantidad de PN-2')).toHaveValue('4');
  expect(screen.getAllByRole('textbox', { name: /^Cantidad de/ })).toHaveLength(1);
});

test('a search that nobody answers says nothing of the product: it is asked for anew once the network is back', async () => {
  await choose();
  searchIsLost = true;
  await userEvent.type(screen.getByPlaceholderText('Código, part number o nombre'), 'PN-1{Enter}3{Enter}');
  expect(await screen.findByText('No pudimos buscar un producto')).toBeInTheDocument();
  expect(screen.queryByText('No encontramos un producto')).not.toBeInTheDocument();
  searchIsLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByLabelText('Valor unitario de PN-1')).toHaveValue('940'));
  expect(screen.queryByText('No pudimos buscar un producto')).not.toBeInTheDocument();
  expect(await field('Cantidad de PN-1')).toHaveValue('3');
});

test('rows of a spreadsheet become lines; one that nobody knows is looked for by name and takes its place', async () => {
  await choose();
  await userEvent.click(screen.getByPlaceholderText('Código, part number o nombre'));
  await userEvent.paste('PN-1\t3\t1.500\nXYZ-7\t2\nPN-2\t10');
  expect(await field('Cantidad de PN-2')).toHaveValue('10');
  await waitFor(() => expect(screen.getByLabelText('Valor unitario de PN-1')).toHaveValue('1.500'));
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar «XYZ-7»' }));
  const search = screen.getByPlaceholderText('Código, part number o nombre');
  expect(search).toHaveValue('XYZ-7');
  await userEvent.clear(search);
  await userEvent.type(search, 'PN-3');
  await userEvent.click(await screen.findByRole('option', { name: /PN-3/ }));
  expect(await field('Cantidad de PN-3')).toHaveValue('2');
  expect(screen.queryByText('No encontramos un producto')).not.toBeInTheDocument();
  expect(
    screen.getAllByRole('textbox', { name: /^Cantidad de/ }).map((input) => input.getAttribute('aria-label')),
  ).toEqual(['Cantidad de PN-1', 'Cantidad de PN-3', 'Cantidad de PN-2']);
});

test('what other orders had together with these products is offered with its reason, and is a line with one press', async () => {
  await choose();
  await userEvent.type(screen.getByPlaceholderText('Código, part number o nombre'), 'PN-1{Enter}{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar PN-5, comprado juntos en 38 pedidos' }));
  expect(await field('Cantidad de PN-5')).toHaveValue('1');
  expect(screen.queryByRole('group', { name: 'Sugerencias' })).not.toBeInTheDocument();
  const [asked] = server.received.filter(({ path }) => path.includes('recomendar-productos-ia'));
  expect(asked!.body.productos).toEqual(['1']);
});

const elsewhere = (cantidad: number) => ({
  contenido: {
    cliente: buyer,
    lineas: [
      { key: 'k', producto: '1', part_number: 'PN-1', nombre: 'Cámara 1', cantidad, seccion: null, comentario: null },
    ],
  },
  version: 0,
  dispositivo: 'otro',
  at: '2026-03-10T18:30:00.000Z',
});

test('what was typed on another device is gone on with; over what is typed here it is only offered', async () => {
  cleanup();
  kept = elsewhere(6);
  open();
  expect(await field('Cantidad de PN-1')).toHaveValue('6');
  expect(screen.getByText('Recuperamos lo que no habías guardado')).toBeInTheDocument();
  const units = await field('Cantidad de PN-1');
  await userEvent.clear(units);
  await userEvent.type(units, '8');
  await waitFor(() => {
    const sent = server.received.filter(({ body }) => body.accion === 'guardar');
    expect(sent.at(-1)?.body).toMatchObject({ version: 0, contenido: { lineas: [{ cantidad: 8 }] } });
  });
  cleanup();
  kept = { ...elsewhere(9), at: '2026-03-10T18:45:00.000Z' };
  localStorage.setItem('cotizacion:nueva:u', JSON.stringify({ q: elsewhere(8).contenido, version: 0 }));
  open();
  expect(await screen.findByText(/otro borrador tuyo de esta cotización, de las 15:45/)).toBeInTheDocument();
  expect(await field('Cantidad de PN-1')).toHaveValue('8');
  await userEvent.click(screen.getByRole('button', { name: 'Traerlo aquí' }));
  expect(await field('Cantidad de PN-1')).toHaveValue('9');
});

test('a draft of another device is where it begins: nothing before it is taken back', async () => {
  cleanup();
  kept = elsewhere(6);
  open();
  const units = await field('Cantidad de PN-1');
  expect(screen.getByPlaceholderText('Código, part number o nombre')).toHaveFocus();
  await userEvent.type(units, '5{Control>}z{/Control}');
  expect(units).toHaveValue('6');
  await waitFor(() => expect(units).toHaveFocus());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await field('Cantidad de PN-1')).toHaveValue('6');
});

test('that what is typed has not reached the server is told, and is over once it has', async () => {
  draftIsLost = true;
  await choose();
  const told = await screen.findByText('Tu borrador está solo en este navegador');
  draftIsLost = false;
  await waitFor(() => expect(told).not.toBeInTheDocument());
});
