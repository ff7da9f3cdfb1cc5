import { after, created } from '@power/domain/orders/order.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { prompts } from '../ui/dialogs/prompts.ts';
import { ValidateDialog } from './validate-dialog.tsx';

const pedido = { ...after([created({ condicion_pago: '30' })]), version: 1, updatedAt: '', estatus_at: '' };
const short = { part_number: 'DS-1', solicitado: 5, disponible: 2, codigo_sap: 'A' };

let server: ReturnType<typeof fakeServer>;
let next: readonly object[];
beforeEach(() => {
  queryClient.clear();
  next = [];
  prompts.set([]);
  currentUser.set({ _id: 'u1', nombre: 'Cora', perfiles: { perfil: 'Cobrador' }, permisos: {} } as CurrentUser);
  server = fakeServer(({ path, body }) => {
    if (body.accion === 'pedido_validar')
      return { body: { ok: true, pedido, stock: [], credito: { cupo: 0, usado: 0, vencido: 0 } } };
    if (body.accion === 'validarpago')
      return { body: { ok: false, codigo: 'SIN_STOCK', mensaje: 'Falta stock', arrProductosSinStock: [short] } };
    if (path.endsWith('condiciones_pago/listar') || body.accion === 'dropdown')
      return { body: { ok: true, resultadoDB: [{ codigo: '30', condicionPago: '30 días', dias: [30] }] } };
    return { body: { ok: true, rows: next, lastRow: next.length, resultadoDB: [] } };
  });
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

/** Opens the dialog and sends the validation; the stock does not bear it. */
async function refused() {
  const calls: (number | 'closed')[] = [];
  renderApp(
    <MemoryRouter>
      <ValidateDialog number={pedido.number!} onClose={() => calls.push('closed')} onNext={(n) => calls.push(n)} />
    </MemoryRouter>,
  );
  const title = `Validar Pedido N° ${pedido.number}`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Validar Administrativamente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Validar Pedido' }));
  const comment = within(await screen.findByRole('dialog', { name: 'Por favor Agrega un Comentario' }));
  await userEvent.type(comment.getByRole('textbox'), 'Pagado');
  await userEvent.click(screen.getByRole('button', { name: 'Validar Pedido' }));
  await screen.findByText('Los siguientes productos no tienen stock suficiente:');
  expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
  return calls;
}

test('says the payment condition of the order in its own line (document 2 §2)', async () => {
  renderApp(
    <MemoryRouter>
      <ValidateDialog number={pedido.number!} onClose={() => undefined} onNext={() => undefined} />
    </MemoryRouter>,
  );
  expect((await screen.findByText('CONDICIÓN DE PAGO')).nextSibling).toHaveTextContent('30 días');
});

test('a shortage closes the dialog before its table is read (document 2 §8)', async () => {
  const calls = await refused();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(calls).toEqual(['closed']));
});

test('after a shortage the next order of the queue opens where it is asked for', async () => {
  next = [{ number: 78, version: 1 }];
  const calls = await refused();
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente: Pedido N° 78' }));
  await waitFor(() => expect(calls).toEqual([78]));
});
