import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { askDeparture, DispatchDialog } from './dispatch-dialog.tsx';

const ok = { ok: true, mensaje: '', version: 1, posicion: '1' };
const type = (label: string, text: string) =>
  userEvent.type(screen.getAllByLabelText(new RegExp(`^${label}`))[0]!, text);

test('several leave at once: one driver, one courier, a tracking number each; what was refused stays for the next try', async () => {
  let locked = true;
  const server = fakeServer(({ body }) => ({
    body:
      body.pedido === 12 && locked
        ? { ok: false, codigo: 'X', titulo: 'Salida a despacho', mensaje: 'El Pedido N° 12 no está pendiente.' }
        : ok,
  }));
  renderApp(<DispatchDialog />);
  act(() =>
    askDeparture([
      { number: 10, tipo_entrega: 'DESPACHO' },
      { number: 11, tipo_entrega: 'COURIER' },
      { number: 12, tipo_entrega: 'COURIER' },
    ]),
  );
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Despachar' }));
  await screen.findByRole('dialog', { name: 'Despachar 3 pedidos' });
  await send();
  expect(await screen.findAllByText(/Ingresa este dato/)).not.toHaveLength(0);
  expect(server.received).toEqual([]);
  await type('Chofer', 'Juan Pérez');
  await type('Courier', 'Starken');
  await type('N° de seguimiento del Pedido N° 11', 'A1');
  await type('N° de seguimiento del Pedido N° 12', 'A2');
  await send();
  expect(await screen.findByText(/El Pedido N° 12 no está pendiente/)).toBeInTheDocument();
  expect(screen.getByText('2 de 3 pedidos salieron')).toBeInTheDocument();
  locked = false;
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.received.map(({ body: { accion: _, ...request } }) => request)).toEqual([
    { pedido: 10, chofer: 'Juan Pérez' },
    { pedido: 11, courier: 'Starken', seguimiento: 'A1' },
    { pedido: 12, courier: 'Starken', seguimiento: 'A2' },
    { pedido: 12, courier: 'Starken', seguimiento: 'A2' },
  ]);
  server.restore();
});
