import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../api/query-client.ts';
import { today } from '../ui/format/times.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { DollarDialog } from './dollar-dialog.tsx';

const done = { ok: true, mensaje: '', version: 1, posicion: '1' };
const known = (antiguedad: number) => ({
  ok: true,
  valor: 950,
  fecha: today(),
  fuente: 'manual',
  antiguedad,
  updatedAt: '2026-11-22T12:00:00.000Z',
});

test.each([
  ['a day that has a value is corrected, with the reason', 0, 'Corregir', 'Motivo', 'corregir'],
  ['a day that has none is entered, with where it was read', 3, 'Registrar', 'Origen', 'valor'],
])('%s', async (_, antiguedad, button, asked, accion) => {
  queryClient.clear();
  const server = fakeServer(({ body }) => ({ body: body.accion === 'dolar' ? known(antiguedad) : done }));
  renderApp(<DollarDialog onClose={() => undefined} />);
  const value = await screen.findByLabelText(/^Pesos/);
  await userEvent.clear(value);
  await userEvent.type(value, '951,5');
  await userEvent.type(screen.getByLabelText(new RegExp(`^${asked}`)), 'Banco Central');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(server.received.at(-1)?.body).toMatchObject({ accion, tipo: 'dolar', valor: 951.5 }));
  server.restore();
});
