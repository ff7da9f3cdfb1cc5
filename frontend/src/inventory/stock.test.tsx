import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './stock.tsx';

const place = (ubicacion: string | null, cantidad: number) => ({ bodega: 'BOD', ubicacion, cantidad, en_picking: 0 });
const answer = {
  ok: true,
  que: 'producto',
  ubicacion: null,
  serie: null,
  embalaje: null,
  pedido: null,
  productos: [
    {
      _id: '1',
      codigo: 'P1',
      part_number: 'PN-1',
      nombre: 'Cámara',
      marca: 'Hik',
      serializable: false,
      bloqueado: false,
      pide: null,
      disponible: 7,
      en_picking: 2,
      ubicaciones: [place(null, 6), { ...place('BOD-R01-N1-P01', 6), en_picking: 2 }],
    },
  ],
};

test('a scan is answered by place, and units are moved from there with a place that is scanned', async () => {
  const server = fakeServer(({ body }) => ({
    body: body.accion === 'ubicar' ? { ok: true, mensaje: 'Quedó en X', version: 2, posicion: '9', quedan: 0 } : answer,
  }));
  try {
    queryClient.clear();
    currentUser.set({ _id: 'u', perfiles: { perfil: 'Jefe de Bodega' } } as CurrentUser);
    renderApp(
      <MemoryRouter>
        <Component />
      </MemoryRouter>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Código que se busca' }), 'PN-1{Enter}');
    const product = await screen.findByRole('region', { name: 'PN-1' });
    expect(
      within(product)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'UbicaciónBodegaUnidadesMover',
      'Sin ubicarBOD6MoverTomar',
      'BOD-R01-N1-P01BOD4 + 2 en bolsasMoverTomar',
    ]);
    await userEvent.click(within(product).getByRole('button', { name: 'Mover desde Sin ubicar de BOD' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'A la ubicación' }), 'bod-r01-n1-p01');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mover' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.received.find(({ body }) => body.accion === 'ubicar')!.body).toMatchObject({
      producto: '1',
      bodega: 'BOD',
      cantidad: 6,
      ubicacion_destino: 'BOD-R01-N1-P01',
    });
  } finally {
    server.restore();
  }
});
