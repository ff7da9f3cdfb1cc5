import { after, goods, inRoom, lineOf, validated } from '@power/domain/orders/order.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

const order = { ...after(inRoom(1)), version: 6, updatedAt: '', estatus_at: '' };
beforeEach(() => queryClient.clear());

test('what will be billed is seen before it is confirmed, also after a shortage and by kind of document', async () => {
  const server = fakeServer(({ path }) =>
    path.includes('traerunpedido')
      ? { body: { ok: true, pedido: order } }
      : { body: { ok: true, mensaje: 'Listo', version: 7, posicion: '1', resultadoDB: [] } },
  );
  const closed: true[] = [];
  renderApp(<InvoiceDialog number={77} onClose={() => closed.push(true)} />);
  expect(await screen.findByText('Con faltantes: se pidieron $3.570 y se facturan $2.380.')).toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog', { name: 'Facturar el Pedido N° 77' }));
  const total = () => dialog.getByText('TOTAL').nextSibling;
  expect(total()).toHaveTextContent('$2.380');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Documento' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Factura exenta' }));
  expect(total()).toHaveTextContent('$2.000');
  expect(server.received.filter(({ path }) => path.includes('facturar'))).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Facturar' }));
  await waitFor(() => expect(closed).toEqual([true]));
  // The version that was on screen goes along: another amount meanwhile is refused.
  expect(server.received.filter(({ path }) => path.includes('facturar')).map(({ body }) => body)).toEqual([
    { pedido: 77, tipo_dte: 34, sin_picking: false, expectedVersion: 6 },
  ]);
  server.restore();
});

test('without picking the serials of what leaves are named by line', async () => {
  const camera = goods('3', { serializable: true });
  const waiting = after(validated({ productos_pedido: [lineOf(1, camera, 2), lineOf(2, goods('1'), 1)] }));
  const server = fakeServer(({ path }) =>
    path.includes('traerunpedido')
      ? { body: { ok: true, pedido: { ...waiting, version: 2, updatedAt: '', estatus_at: '' } } }
      : { body: { ok: true, mensaje: 'Listo', version: 3, posicion: '1', resultadoDB: [] } },
  );
  const closed: true[] = [];
  renderApp(<InvoiceDialog number={77} onClose={() => closed.push(true)} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Facturar el Pedido N° 77' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Series de PN-3' }), 'A1{enter}A2');
  expect(dialog.queryByRole('textbox', { name: 'Series de PN-1' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Facturar sin Picking' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(server.received.filter(({ path }) => path.includes('facturar')).map(({ body }) => body)).toEqual([
    {
      pedido: 77,
      tipo_dte: 33,
      sin_picking: true,
      series: [{ linea: 1, series: ['A1', 'A2'] }],
      expectedVersion: 2,
    },
  ]);
  server.restore();
});
