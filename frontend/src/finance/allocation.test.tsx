import type { ReceivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import type { RefundRow } from '@power/domain/finance/refunds/views/refund-row';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { AllocationDialog } from './allocation-dialog.tsx';
import { ApplyCreditDialog } from './apply-credit-dialog.tsx';

const invoice = (number: number, saldo_factura: number, vence: string) =>
  ({
    _id: String(number),
    number,
    folio: number * 10,
    saldo_factura,
    vence,
    cliente_nombre: 'Alarmas Sur',
  }) as ReceivableRow;
const reply = { ok: true, mensaje: 'Listo', version: 5, posicion: '1', a_favor: 0 };
beforeEach(() => queryClient.clear());

test('the payment is shared out over the oldest first, and what is left over is said before it is sent', async () => {
  const calls = fakeServer(() => ({ body: reply }));
  const rows = [invoice(2, 500, '2026-03-01'), invoice(1, 1000, '2026-02-01')];
  renderApp(<AllocationDialog rows={rows} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar un pago de Alarmas Sur' }));
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  await userEvent.clear(field(/Factura 20/));
  await userEvent.type(field(/Factura 20/), '600');
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar pago' }));
  expect((await dialog.findAllByText('Le faltan $500'))[0]).toBeInTheDocument();
  expect(calls.received).toEqual([]);
  await userEvent.clear(field(/Factura 20/));
  await userEvent.type(field(/Factura 20/), '300');
  await userEvent.tab();
  expect(await dialog.findByText(/Quedan \$200 a favor del cliente/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar pago' }));
  await waitFor(() => expect(calls.received).toHaveLength(1));
  expect(calls.received[0]!.body).toMatchObject({
    accion: 'reparto',
    monto: 1500,
    reparto: [
      { pedido: 1, monto: 1000 },
      { pedido: 2, monto: 300 },
    ],
  });
  calls.restore();
});

test('credit is applied to an open invoice of its customer, as much as both allow', async () => {
  const calls = fakeServer(({ path }) => ({
    body: path.includes('facturas_impagas') ? { rows: [invoice(1, 400, '2026-02-01')], lastRow: 1 } : reply,
  }));
  const row = {
    number: 77,
    cliente_id: '9',
    cliente_nombre: 'Alarmas Sur',
    saldo_devolver: 700,
    version: 4,
  } as RefundRow;
  renderApp(<ApplyCreditDialog row={row} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: /a favor de Alarmas Sur/ }));
  await userEvent.click(dialog.getByRole('combobox', { name: /Factura/ }));
  await userEvent.click(await screen.findByRole('option', { name: /faltan \$400/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Aplicar a la factura' }));
  await waitFor(() => expect(calls.received.some(({ path }) => path.includes('devoluciones_dinero'))).toBe(true));
  expect(calls.received.find(({ path }) => path.includes('devoluciones_dinero'))!.body).toMatchObject({
    ...{ accion: 'aplicar', pedido: 77, destino: '1', monto: 400, expectedVersion: 4 },
  });
  calls.restore();
});
