import { screen } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { FollowPage } from './follow-page.tsx';

test('a link that is no more says so in words, and what to do', async () => {
  const server = fakeServer(() => ({
    body: { ok: false, codigo: 'ENLACE_INVALIDO', titulo: 'Este enlace ya no sirve', mensaje: 'Pide uno nuevo.' },
  }));
  renderApp(<FollowPage />);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  expect(screen.getByText('Pide uno nuevo.')).toBeVisible();
  server.restore();
});

test('its customer reads where the case is, since when, and what became of each product', async () => {
  const linea = { linea: 1, part_number: 'PN-1', nombre: 'Cámara', serie: 'A1', cantidad: 1, falla: 'Sin video' };
  const rma = {
    number: 7,
    estado: 'Resuelto',
    createdAt: '2026-03-02T12:00:00.000Z',
    cliente: 'Alarmas Sur',
    ejecutivo: 'Eva',
    motivo_rechazo: null,
    pasos: [{ estado: 'Solicitado', fecha: '2026-03-02T12:00:00.000Z' }],
    lineas: [{ ...linea, accesorios: '', garantia_hasta: '2027-01-05', resolucion: 'Cambio', reemplazo: ['B1'] }],
  };
  const server = fakeServer(() => ({ body: { ok: true, rma } }));
  renderApp(<FollowPage />);
  expect(await screen.findByRole('heading', { name: 'RMA N° 7' })).toBeVisible();
  expect(screen.getByText('Resolución: Cambio')).toBeVisible();
  expect(screen.getByText('Se cambió por la serie B1')).toBeVisible();
  server.restore();
});
