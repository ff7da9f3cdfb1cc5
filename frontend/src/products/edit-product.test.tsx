import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { EditProduct } from './edit-product.tsx';
import type { Sheet } from './product-facts.tsx';

const sheet = (version: number, nombre: string) =>
  ({
    producto: {
      _id: '1',
      codigo: 'PM1',
      version,
      part_number: 'DS-1',
      nombre,
      marca: 'Hikvision',
      categoria: 'Cámaras',
      unidad: 'UN',
      descripcion: '',
      ean: [],
      bloqueado: false,
      web: true,
      serializable: false,
      servicio: false,
      modificable: true,
    },
  }) as unknown as Sheet;

/** The sheet below follows what others change. */
function Live() {
  const [now, setNow] = useState(sheet(3, 'Cámara'));
  return (
    <>
      <EditProduct sheet={now} onClose={() => undefined} />
      <button onClick={() => setNow(sheet(4, 'Cámara bala'))}>otro</button>
    </>
  );
}

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

test('a product that somebody else changes meanwhile is sent as what was opened, so that the server says so', async () => {
  server = fakeServer(() => ({ body: { ok: false, codigo: 'VERSION_OBSOLETA', version: 4, cambios: [] } }));
  renderApp(<Live />);
  await userEvent.type(await screen.findByLabelText(/^Nombre/), ' domo');
  await userEvent.click(screen.getByRole('button', { name: 'otro', hidden: true }));
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Cámara domo');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar producto' }));
  await waitFor(() => expect(server.received.at(-1)?.body).toMatchObject({ expectedVersion: 3 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir con la versión nueva' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar producto' }));
  await waitFor(() => expect(server.received.at(-1)?.body).toMatchObject({ expectedVersion: 4 }));
});
