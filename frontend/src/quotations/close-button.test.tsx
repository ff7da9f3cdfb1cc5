import { after, created } from '@power/domain/orders/order.testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { DocumentSheet } from '../documents/document-sheet.tsx';
import type { DocumentScreen } from '../documents/types.ts';
import { orderScreen } from '../orders/order-screen.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { quotationScreen } from './quotation-screen.tsx';

const at = '2026-01-05T15:00:00.000Z';
const order = { ...after([created({})]), version: 0, updatedAt: at, estatus_at: at };
const acciones = [{ accion: 'validar', permitida: true }];

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  queryClient.clear();
  currentUser.set({ _id: 'u1', nombre: 'Ana', perfiles: { perfil: 'Administrador' }, permisos: {} } as CurrentUser);
  server = fakeServer(({ path }) => {
    if (path.endsWith('documentos/pedido')) return { body: { ok: true, documento: order, acciones, principal: null } };
    if (path.endsWith('documentos/cotizacion')) return 'silent';
    return { body: { ok: true, rows: [], lastRow: 0, resultadoDB: [] } };
  });
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

/** The buttons at the foot of a sheet, and how often it was closed. */
async function show<V extends object, A extends string>(screenOf: DocumentScreen<V, A>, asOf = '', page = false) {
  const closed: true[] = [];
  const props = { asOf, page, view: 'resumen', onNow: () => undefined, show: () => undefined };
  renderApp(
    <MemoryRouter>
      <DocumentSheet screen={screenOf} id="77" {...props} onClose={() => closed.push(true)} />
    </MemoryRouter>,
  );
  const dialog = within(page ? await screen.findByRole('article') : await screen.findByRole('dialog'));
  return { dialog, closed };
}

test.each([
  ['order', orderScreen, ''],
  ['order of another day', orderScreen, at],
  ['quotation that is still loading', quotationScreen, ''],
] as const)('the summary of an %s ends with Cerrar (document 2 §2)', async (_, screenOf, asOf) => {
  const { dialog, closed } = await show(screenOf as unknown as DocumentScreen<object>, asOf);
  await userEvent.click(await dialog.findByText('Cerrar', { selector: 'button *' }));
  expect(closed).toEqual([true]);
});

test('Cerrar stands left of what else may be done', async () => {
  const { dialog } = await show(orderScreen);
  const validate = await dialog.findByRole('button', { name: 'Validar Pedido' });
  const row = validate.parentElement!;
  expect(within(row).getAllByRole('button')[0]).toHaveTextContent('Cerrar');
});

test('a page of its own has nothing to close', async () => {
  const { dialog } = await show(orderScreen, '', true);
  await dialog.findByRole('button', { name: 'Validar Pedido' });
  expect(dialog.queryByText('Cerrar')).not.toBeInTheDocument();
});
