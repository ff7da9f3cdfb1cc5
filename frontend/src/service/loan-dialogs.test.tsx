import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { CaseNotice } from './case-notice.tsx';
import { LoanDialog } from './loan-dialogs.tsx';

const loan = (n: number, estado: string, hasta: string) => ({
  n,
  tipo: 'prestamo',
  estado,
  linea: 1,
  producto: { part_number: 'PN-1' },
  cantidad: 1,
  series: [`P${n}`],
  origen: 'BOD',
  hasta,
});
const sheet = (...movimientos: object[]) =>
  ({ number: 7, version: 3, cotizacion: null, cotizacion_estado: null, movimientos }) as unknown as CaseSheet;

test('a loan that comes back is sent with its number; lost asks why', async () => {
  const server = fakeServer(() => ({ body: { ok: true } }));
  renderApp(<LoanDialog sheet={sheet(loan(4, 'hecho', '2026-03-10'))} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('combobox', { name: /^Qué pasó/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Perdido' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText('Ingresa el motivo')).length).toBeGreaterThan(0);
  expect(server.received).toEqual([]);
  await userEvent.click(screen.getByRole('combobox', { name: /^Qué pasó/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Devuelto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(server.received.at(-1)?.body).toMatchObject({ id: 7, n: 4, paso: 'Devuelto' }));
  server.restore();
});

test('the sheet says what is out and what is late', () => {
  renderApp(<CaseNotice sheet={sheet(loan(1, 'hecho', '2020-03-10'), loan(2, 'devuelto', '2020-03-10'))} />);
  expect(screen.getByRole('status')).toHaveTextContent('PN-1 P1 está en préstamo: debió volver el 10-03-2020');
});

test('the sheet says what became of the quotation of the repair', () => {
  renderApp(<CaseNotice sheet={{ ...sheet(), cotizacion: 74, cotizacion_estado: 'Aceptada' } as CaseSheet} />);
  expect(screen.getByRole('status')).toHaveTextContent('Cotización N° 74 Aceptada');
});
