import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Reconciliation } from './reconciliation.tsx';

const mensaje = 'El pedido 77 (Entregado) debía sacar 3 de PN-1 de BOD y salieron 0.';
const found = {
  estado: 'listo',
  ok: false,
  pedidos: 1200,
  productos: 400,
  total: 1,
  en_movimiento: 0,
  intervenidos: [],
  diferencias: [
    {
      pedido: '77',
      estatus: 'Entregado',
      producto: 'p1',
      part_number: 'PN-1',
      bodega: 'BOD',
      tipo: 'salida' as const,
      esperado: 3,
      encontrado: 0,
      mensaje,
    },
  ],
  error: null,
  fecha: '2026-01-05T12:00:00.000Z',
};

test('a difference is named, repaired after it was read, and compared again', async () => {
  const server = fakeServer(({ path }) => ({
    body: path.includes('inventarios')
      ? { ok: true, mensaje: 'El stock quedó como dice el pedido 77', version: 3, posicion: '9' }
      : { ok: true, mensaje: 'La comparación empezó.', trabajo: 't' },
  }));
  try {
    renderApp(<Reconciliation of={found} />);
    expect(screen.getByText('1 diferencia entre pedidos y stock')).toBeInTheDocument();
    expect(screen.getByText(mensaje)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reparar' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Reparar el stock del pedido 77')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reparar' }));
    await waitFor(() => expect(server.received.some(({ path }) => path.endsWith('/sistema/cuadrar'))).toBe(true));
    expect(server.received.find(({ path }) => path.includes('inventarios'))?.body).toEqual({
      accion: 'repararpedido',
      pedido: '77',
      producto: 'p1',
    });
  } finally {
    server.restore();
  }
});

test('agreement, a run under way and one that never was are told apart', () => {
  const { unmount } = renderApp(
    <Reconciliation of={{ ...found, ok: true, total: 0, diferencias: [], en_movimiento: 2 }} />,
  );
  expect(screen.getByText('El stock coincide con los pedidos')).toBeInTheDocument();
  expect(screen.getByText(/2 estaban en movimiento: compara de nuevo en unos minutos/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reparar' })).not.toBeInTheDocument();
  unmount();
  renderApp(<Reconciliation of={{ ...found, ok: null, estado: 'en_proceso', total: 0, diferencias: [] }} />);
  expect(screen.getByText('En curso')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Comparar ahora' })).toBeDisabled();
});

test('streams that somebody changed on the server → what happened to each, and no agreement', () => {
  const intervenidos = Array.from({ length: 5 }, (_, n) => `El flujo stock-${n} fue cortado en el servidor.`);
  renderApp(<Reconciliation of={{ ...found, total: 0, diferencias: [], intervenidos }} />);
  const block = screen.getByRole('region', { name: 'Stock y pedidos' });
  expect(block).toHaveTextContent('No se pudo comparar todo: alguien intervino el registro');
  expect(block).toHaveTextContent('El flujo stock-0 fue cortado en el servidor.');
  expect(block).toHaveTextContent('Y 2 más.');
});
