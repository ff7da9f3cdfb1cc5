import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { ProductStock } from './product-stock.shared.tsx';

const producto = {
  _id: '1',
  codigo: 'P1',
  codigo_sap: 'A&1',
  part_number: 'PN-1',
  nombre: 'Cámara',
  marca: 'Hik',
  bloqueado: false,
};
const desde = '2026-01-05T12:00:00.000Z';
const replies: Record<string, object> = {
  getStockFisicoProducto: {
    ok: true,
    producto,
    preferidas: ['BOD-R01-N1-P01'],
    ubicaciones: [{ bodega: 'BOD', ubicacion: 'BOD-R01-N1-P01', cantidad: 4 }],
    bodegas: [
      { bodega: 'BOD', fisico: 10, comprometido: 5, disponible: 5 },
      { bodega: 'SALA', fisico: 2, comprometido: 0, disponible: 2 },
    ],
    total: { fisico: 12, comprometido: 5, disponible: 7 },
    por_recibir: 1025,
    llega: '2020-03-01',
    ordenes: [
      { number: 5, estado: 'En Aduana', eta: '2020-03-01', pendiente: 25 },
      { number: 4, estado: 'Emitida', eta: null, pendiente: 1000 },
    ],
  },
  stock_comprometido: {
    ok: true,
    total: 5,
    comprometidos: [
      { bodega: 'BOD', cantidad: 1, desde, pedido: null, reserva: null },
      {
        bodega: 'BOD',
        cantidad: 1,
        desde,
        pedido: null,
        reserva: { number: 12, estado: 'Pendiente', cliente_nombre: 'Obras Sur', ejecutivo_nombre: 'Eva' },
      },
      {
        bodega: 'BOD',
        cantidad: 3,
        desde,
        reserva: null,
        pedido: { number: 77, estatus: 'Pendiente Picking', cliente_nombre: 'Alarmas Sur', ejecutivo_nombre: 'Eva' },
      },
    ],
  },
};

const show = (perfil: string): void => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil } } as CurrentUser);
  renderApp(
    <MemoryRouter>
      <ProductStock codigo_sap="A&1" />
    </MemoryRouter>,
  );
};

test.each([
  ['Cobrador', '/sistema/pedidos-cobrador?pedido=77', null],
  ['Administrador', '/sistema/pedidos-globales?pedido=77', '/sistema/reserva/12'],
])('%s sees the stock by warehouse and who holds it, each order one click away', async (perfil, href, reservation) => {
  const server = fakeServer(({ body }) => ({ body: replies[String(body.accion)] }));
  try {
    show(perfil);
    const stock = await screen.findByRole('region', { name: 'Stock por bodega' });
    expect(
      within(stock)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'BodegaFísicoComprometidoDisponible',
      'BOD1055',
      'SALA202',
      'Total1257',
      'UbicaciónBodegaUnidades',
      'BOD-R01-N1-P01BOD4',
    ]);
    const coming = screen.getByRole('region', { name: 'Por recibir' });
    expect(within(coming).getByText('Llegan 1.025, con atraso desde el 01-03')).toBeInTheDocument();
    expect(
      within(coming)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['OrdenEstadoUnidadesETA', '5En aduana2501-03-2020 · atrasada', '4Emitida1.000Sin fecha']);
    expect(within(coming).getByText('5').getAttribute('href')).toBe('/sistema/ordenes-de-compra-importacion?oc=5');
    const held = screen.getByRole('region', { name: 'Comprometido por' });
    expect(within(held).getByRole('link', { name: '77' })).toHaveAttribute('href', href);
    expect(within(held).getByText('Alarmas Sur')).toBeInTheDocument();
    expect(within(held).getByText('De otro ejecutivo')).toBeInTheDocument();
    expect(within(held).getByText('Reserva 12').getAttribute('href')).toBe(reservation);
    expect(server.received.map(({ body }) => body.codigo_sap)).toEqual(['A&1', 'A&1']);
  } finally {
    server.restore();
  }
});

test('a product that is not there, or not theirs, is said in the words of the server', async () => {
  const mensaje = 'El producto no existe o no es de tus marcas. Revisa el código.';
  const server = fakeServer(() => ({ body: { ok: false, codigo: 'PRODUCTO_NO_EXISTE', titulo: 'x', mensaje } }));
  try {
    show('Brand Manager');
    expect(await screen.findByText(mensaje)).toBeInTheDocument();
  } finally {
    server.restore();
  }
});
