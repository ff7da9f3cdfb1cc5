import { noCustomerYet } from '@power/domain/quotations/customer-side';
import { quoted } from '@power/domain/quotations/quotation.testing';
import { shownQuotation } from '@power/domain/quotations/shown-quotation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { DocumentLines } from '../documents/document-lines.tsx';
import { quotationDocument } from '@power/domain/quotations/views/quotation-document';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { JudgeDialog } from './judge-dialog.tsx';
import { gaugeTone } from '@power/domain/quotations/line-rules';
import { quotationCells } from './quotation-parts.tsx';

const at = '2026-01-05T12:00:00.000Z';
const opened = quoted().data as never as QuotationSheet;
const [line] = opened.productos_cotizacion;
const sheet = {
  ...shownQuotation({
    ...(opened as never as Parameters<typeof shownQuotation>[0]),
    ...noCustomerYet,
    chat_validacion: [],
    productos_cotizacion: [line, { ...line, linea: 2, producto: { ...line!.producto, part_number: 'PN-2' } }] as never,
  }),
  number: 501,
  version: 4,
  estado: 'Por Validar',
  updatedAt: at,
  estatus_at: at,
} as unknown as QuotationSheet;

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  queryClient.clear();
  currentUser.set({
    _id: 'u1',
    nombre: 'Ana',
    email: '',
    perfiles: { perfil: 'Administrador' },
    permisos: { validar: true },
  } as unknown as CurrentUser);
  server = fakeServer(({ body }) => ({
    body:
      body.accion === 'unica'
        ? { ok: true, cotizacion: sheet }
        : { ok: true, mensaje: 'Precios revisados', estado: 'Por Validar', version: 5, posicion: '1' },
  }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

test('prices are approved and rejected one by one; a rejection says why, and only what was decided is sent', async () => {
  const user = userEvent.setup();
  renderApp(
    <MemoryRouter>
      <JudgeDialog number={501} onClose={() => undefined} />
    </MemoryRouter>,
  );
  const table = await screen.findByRole('table', { name: 'Precios por validar' });
  const save = screen.getByRole('button', { name: /Guardar revisión/ });
  expect(save).toBeDisabled();
  const second = within(table).getByRole('radiogroup', { name: /PN-2, línea 2/ });
  await user.click(within(second).getByRole('radio', { name: 'Rechazar' }));
  expect(save).toBeDisabled();
  expect(screen.getByText('Ingresa el motivo del rechazo.')).toBeInTheDocument();
  await user.type(within(table).getByRole('textbox', { name: 'Motivo del rechazo de PN-2' }), 'Bajo el costo');
  await user.click(save);
  await waitFor(() =>
    expect(server.received.find(({ body }) => body.accion === 'validarsistema')?.body.cotizacion).toEqual({
      _id: 501,
      lineas: [{ linea: 2, aprobada: false, motivo: 'Bajo el costo' }],
    }),
  );
});

test('the gauge changes its colour at 25 and at 35 (document 2 §5)', () => {
  expect([24.99, 25, 34.99, 35].map(gaugeTone)).toEqual(['rojo', 'amarillo', 'amarillo', 'verde']);
});

test('a proposed price stands beside the original, struck through, and says that it waits', () => {
  const { container } = renderApp(
    <DocumentLines lines={quotationDocument.lines} sheet={sheet} cells={quotationCells as never} />,
  );
  // On a phone a figure stands below its line, with its name.
  for (const cell of screen.getAllByRole('cell')) expect(cell).toHaveAttribute('data-label');
  expect(container.querySelectorAll('s')).toHaveLength(2);
  expect(screen.getAllByText('Requiere Validación')).toHaveLength(2);
  expect(screen.getAllByText('Pendiente')).toHaveLength(2);
});
