import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render.tsx';
import { OtherProductDialog } from './other-product-dialog.tsx';

const product = (_id: string, part_number: string) => ({ _id, part_number, codigo: _id, codigo_sap: _id, ean: [] });

test.each([
  ['DS-1', undefined, { producto: '1', ubicacion: 'C-01-01', contado: 3 }],
  ['DS', 'No hay un producto DS. Escanea su etiqueta, o escribe su código completo.', undefined],
  ['DS-2', 'Más de un producto se llama DS-2: usa el código que es sólo suyo.', undefined],
])('%s is counted only where it is the whole code of one product', async (typed, told, counted) => {
  const server = fakeServer(({ path }) =>
    path === '/productos/buscar'
      ? { body: { productos: [product('1', 'DS-1'), product('2', 'DS-2'), product('3', 'ds-2')] } }
      : { body: { ok: true, mensaje: 'DS-1 quedó contado', segundo: false } },
  );
  renderApp(<OtherProductDialog id={7} onClose={() => undefined} />);
  await userEvent.type(await screen.findByLabelText(/^Producto/), typed);
  await userEvent.type(screen.getByLabelText(/^Ubicación/), 'BOD|C-01-01');
  await userEvent.type(screen.getByLabelText(/^Unidades/), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Contar' }));
  const sent = () => server.received.find(({ path }) => path === '/inventarios/modificar')?.body;
  if (told) expect(await screen.findByText(told)).toBeInTheDocument();
  else await waitFor(() => expect(sent()).toMatchObject({ accion: 'contar', id: 7, ...counted }));
  expect(sent() === undefined).toBe(counted === undefined);
  server.restore();
});
