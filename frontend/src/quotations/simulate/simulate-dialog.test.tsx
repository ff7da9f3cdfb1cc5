import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { queryClient } from '../../api/query-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render.tsx';
import { SimulateDialog } from './simulate-dialog.tsx';

const sums = { neto: 940, iva: 179, total: 1119, total_moneda: 940, total_aereo: null, total_maritimo: null };
const side = { precio: 940, total: 940, margen: 36, validado: true };
const sheet = {
  number: 501,
  version: 4,
  moneda: 'pesos',
  productos_cotizacion: [
    { linea: 1, producto: { _id: '1' }, cantidad: 1 },
    { linea: 2, producto: { _id: '2' }, cantidad: 3 },
  ],
};
let server: ReturnType<typeof fakeServer>;
function open(margenes: boolean) {
  queryClient.clear();
  currentUser.set({
    _id: 'u',
    perfiles: { perfil: 'Administrador' },
    permisos: { margenes },
  } as unknown as CurrentUser);
  server = fakeServer(({ path, body }) => {
    if (body.accion === 'unica') return { body: { ok: true, cotizacion: sheet } };
    if (!path.includes('simulacion')) return { body: { ok: true, mensaje: 'Guardada', version: 5, posicion: '1' } };
    const asked = (body.margenes as { lugar: number; margen: number }[])[0];
    const precio = asked ? 700 : 940;
    const totals = { ...sums, tipo_cambio: 1, por_validar: 0, ...(margenes && { margen: 36 }) };
    const line = (lugar: number) => ({
      lugar,
      linea: lugar,
      producto: String(lugar),
      part_number: `PN-${lugar}`,
      nombre: 'Cámara',
      cantidad: 1,
      servicio: false,
      antes: side,
      despues: lugar === 1 ? { ...side, precio, total: precio, validado: precio === 940 } : side,
      problema: null,
    });
    const lineas = [line(1), line(2)];
    return { body: { ok: true, moneda: 'pesos', dolar: 950, antes: totals, despues: totals, lineas } };
  });
  renderApp(
    <MemoryRouter>
      <SimulateDialog number={501} onClose={() => undefined} />
    </MemoryRouter>,
  );
}
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

test('another margin of a line is simulated, and what is applied is a version of the quotation at that price', async () => {
  open(true);
  const apply = await screen.findByRole('button', { name: 'Aplicar precios' });
  expect(apply).toBeDisabled();
  await userEvent.type(await screen.findByLabelText('Otro margen de PN-1, línea 1'), '15');
  expect(await screen.findByText('Requiere Validación')).toBeInTheDocument();
  expect(server.received.some(({ path }) => path.includes('editar'))).toBe(false);
  const ready = await screen.findByRole('button', { name: 'Aplicar 1 precio' });
  await waitFor(() => expect(ready).toBeEnabled());
  await userEvent.click(ready);
  await waitFor(() => expect(server.received.some(({ path }) => path.includes('editar'))).toBe(true));
  const saved = server.received.find(({ path }) => path.includes('editar'))!;
  expect(saved.body.cotizacion).toEqual({
    _id: 501,
    productos_cotizacion: [
      { linea: 1, producto: '1', cantidad: 1, valor_propuesto: 700 },
      { linea: 2, producto: '2', cantidad: 3 },
    ],
  });
});

test('without margenes there is the dollar alone: no factor, table, points or margin', async () => {
  open(false);
  expect(await screen.findByText('PN-1')).toBeInTheDocument();
  expect(screen.getByLabelText('Dólar')).toBeInTheDocument();
  for (const name of [/factor/i, /margen/i]) expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  expect(screen.queryByText('Margen')).not.toBeInTheDocument();
});
