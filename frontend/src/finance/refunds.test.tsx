import type { RefundRow } from '@power/domain/finance/refunds/views/refund-row';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { askAndRefund, askAndResolve } from './refund-commands.ts';
import { RefundTransferDialog } from './refund-transfer-dialog.tsx';

const row = {
  ...{ _id: 'c77', number: 77, cliente_nombre: 'Alarmas Sur', saldo_devolver: 3570, por_webpay: 2000, en_curso: 400 },
  ...{ devolucion_abierta: '2', version: 4 },
} as RefundRow;
const server = () =>
  fakeServer(() => ({ body: { ok: true, mensaje: 'Listo', version: 5, posicion: '1', estado: '' } }));
beforeEach(() => queryClient.clear());

test('a transfer is sent once its person confirmed it, with amount, day, operation and the version on screen', async () => {
  const calls = server();
  const closed: true[] = [];
  renderApp(<RefundTransferDialog row={row} onClose={() => closed.push(true)} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Devolución del Pedido N° 77 por transferencia' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar como transferida' }));
  expect((await dialog.findAllByText(/Ingresa el N° de la operación/))[0]).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: /N° de operación/ }), '481');
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar como transferida' }));
  const question = within(await screen.findByRole('dialog', { name: 'Marcar como transferida' }));
  expect(question.getByText(/\$3\.570 quedan como devueltos a Alarmas Sur/)).toBeInTheDocument();
  expect(calls.received).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Marcar como transferida' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(calls.received.map(({ body }) => body)).toMatchObject([
    { accion: 'transferencia', pedido: 77, monto: 3570, referencia: '481', expectedVersion: 4 },
  ]);
  calls.restore();
});

test('Webpay is asked for what it can return, and only after a confirmation', async () => {
  const calls = server();
  renderApp(<main />);
  const command = askAndRefund(row);
  const question = within(await screen.findByRole('dialog', { name: 'Devolver $2.000 por Webpay' }));
  expect(calls.received).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Devolver por Webpay' }));
  await command;
  expect(calls.received.map(({ body }) => body)).toMatchObject([
    { accion: 'webpay', pedido: 77, monto: 2000, expectedVersion: 4 },
  ]);
  calls.restore();
});

test('who looked in the portal says what they saw', async () => {
  const calls = server();
  renderApp(<main />);
  const command = askAndResolve(row, false);
  const question = within(await screen.findByRole('dialog', { name: 'Confirmar que no se devolvió' }));
  await userEvent.type(question.getByRole('textbox'), 'No figura');
  await userEvent.click(question.getByRole('button', { name: 'No se devolvió' }));
  await command;
  expect(calls.received.map(({ body }) => body)).toMatchObject([
    { accion: 'confirmar', pedido: 77, devolucion: 2, devuelta: false, motivo: 'No figura', expectedVersion: 4 },
  ]);
  calls.restore();
});
