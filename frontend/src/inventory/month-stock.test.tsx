import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { toasts } from '../ui/feedback/toasts.ts';
import { MonthStock } from './month-stock.tsx';

const shown = () => toasts.get().map(({ titulo, texto, tono }) => [titulo, texto, tono]);
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Stock al cierre de mes' }));
  return within(await screen.findByRole('dialog'));
};
beforeEach(() => toasts.set([]));

test('mails the chosen month and says to whom', async () => {
  const mensaje = 'Se envió a eva@power.test el stock al cierre de oct 2026';
  const server = fakeServer(() => ({ body: { ok: true, mensaje, para: 'eva@power.test', version: 0, posicion: '1' } }));
  try {
    renderApp(<MonthStock />);
    const dialog = await openDialog();
    const month = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Mes' });
    const chosen = [...month.options][1]!.value;
    await userEvent.selectOptions(month, chosen);
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar a mi correo' }));
    await waitFor(() => expect(shown()).toEqual([['Correo en camino', mensaje, 'ok']]));
    const [year, mes] = chosen.split('-').map(Number);
    expect(server.received.map(({ path, body }) => [path, body])).toEqual([
      ['/productos/mandarStockMes', { mes, year }],
    ]);
    expect(server.received[0]!.headers.get('idempotency-key')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  } finally {
    server.restore();
  }
});

test('shows the refusal of a month that is not over, by mail and as download', async () => {
  const mensaje = 'El stock de un mes es el de su último instante. Elige un mes que ya terminó.';
  const server = fakeServer(() => ({
    body: { ok: false, codigo: 'MES_SIN_TERMINAR', titulo: 'El mes todavía no termina', mensaje },
  }));
  try {
    renderApp(<MonthStock />);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar a mi correo' }));
    await waitFor(() => expect(shown()).toEqual([['El mes todavía no termina', mensaje, 'danger']]));
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(shown()[1]).toEqual(['El stock del mes no se exportó', mensaje, 'danger']));
    expect(server.received[1]).toMatchObject({ path: '/productos/listar', body: { accion: 'exportacionstockmes' } });
  } finally {
    server.restore();
  }
});
