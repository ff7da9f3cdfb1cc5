import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { askAndConvert } from './quotation-commands.ts';

const sheet = { number: 80, total: 4255, version: 7, cliente: { nombre: 'Ñandú SpA' } } as unknown as QuotationSheet;

test('what is converted is what was confirmed: of a quotation that changed meanwhile no order is made', async () => {
  const server = fakeServer(({ path }) => ({
    body: path.includes('convertirpedido')
      ? { ok: false, codigo: 'VERSION_OBSOLETA', titulo: 'El documento cambió', mensaje: 'x', version: 9, cambios: [] }
      : { ok: true, rows: [] },
  }));
  renderApp(null);
  let converted: Promise<boolean> | undefined;
  act(() => {
    converted = askAndConvert(sheet);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Convertir en pedido' }));
  await screen.findByText('La Cotización N° 80 cambió');
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(await converted).toBe(false);
  const asked = server.received.filter(({ path }) => path.includes('convertirpedido'));
  expect(asked.map(({ body }) => body.expectedVersion)).toEqual([7]);
  server.restore();
});
