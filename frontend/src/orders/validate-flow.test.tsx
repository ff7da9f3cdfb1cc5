import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begun } from '../testing/begun.ts';
import { PromptHost } from '../ui/dialogs/prompt-host.tsx';
import { fades, toasts } from '../ui/feedback/toasts.ts';
import { prompts } from '../ui/dialogs/prompts.ts';
import { askException, askNewer, askValidation, isExceptable, tellRefusal, tellSuccess } from './validate-flow.tsx';

beforeEach(() => {
  prompts.set([]);
  toasts.set([]);
  render(
    <MantineProvider env="test">
      <PromptHost />
    </MantineProvider>,
  );
});

test('confirmation to the letter, then a mandatory comment', async () => {
  const answer = begun(() => askValidation(4711));
  expect(await screen.findByText('Validar el Pedido N° 4711')).toBeInTheDocument();
  expect(
    screen.getByText(
      'Si validas este Pedido quedará disponible para que Bodega comience la Entrega. Recuerda comprobar el método de pago',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Validar Pedido' }));
  expect(await screen.findByText('Por favor Agrega un Comentario')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Validar Pedido' }));
  expect(await screen.findByText('El comentario de validación es obligatorio.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'Pagado por transferencia');
  await userEvent.click(screen.getByRole('button', { name: 'Validar Pedido' }));
  expect(await answer).toBe('Pagado por transferencia');
});

test('whoever cancels is not asked for a comment', async () => {
  const answer = begun(() => askValidation(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(await answer).toBeUndefined();
  expect(screen.queryByText('Por favor Agrega un Comentario')).not.toBeInTheDocument();
});

test('a shortage shows its table, leads to the stock, and closes the validation', async () => {
  const row = (part_number: string, solicitado: number, disponible: number) => ({
    part_number,
    solicitado,
    disponible,
    codigo_sap: `A&${part_number}`,
    producto: { _id: 'p' },
  });
  const told = begun(() =>
    tellRefusal({
      ok: false,
      codigo: 'SIN_STOCK',
      arrProductosSinStock: [row('DS-1', 5, 2)],
      arrProductosComprometidos: [row('DS-2', 1, 0)],
    }),
  );
  expect(await screen.findByText('Los siguientes productos no tienen stock suficiente:')).toBeInTheDocument();
  expect(
    screen
      .getAllByRole('columnheader')
      .map((h) => h.textContent)
      .slice(0, 3),
  ).toEqual(['Part Number', 'Solicitado', 'Disponible']);
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((r) => r.textContent),
  ).toEqual(['DS-152Revisar Stock', 'DS-210Revisar Stock']);
  const link = screen.getAllByRole('link', { name: 'Revisar Stock' })[0]!;
  expect(link).toHaveAttribute('href', '/sistema/stock-ejecutivos?codigo_sap=A%26DS-1');
  expect(link).toHaveAttribute('target', '_blank');
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(await told).toEqual({ cerrar: true });
});

test('any other failure has the general text', async () => {
  const told = begun(() => tellRefusal({ ok: false, codigo: 'OTRO' }));
  expect(await screen.findByText('Ocurrió un error al crear el Pedido')).toBeInTheDocument();
  expect(screen.getByText('Por favor revise la información')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(await told).toEqual({ cerrar: false });
});

test('no key is lost from the confirmation to the comment, also when the hands are faster than the dialog', async () => {
  const answer = begun(() => askValidation(4711));
  await screen.findByText('Validar el Pedido N° 4711');
  await userEvent.keyboard('Tra');
  await userEvent.keyboard('{Enter}nsferencia vista{Enter}');
  expect(await answer).toBe('Transferencia vista');
});

test('whoever writes before confirming finds it in the comment; a first blank is still the button’s', async () => {
  const answer = begun(() => askValidation(1, 'Antes. '));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Validar Pedido' })).toHaveFocus());
  await userEvent.keyboard('ok');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Validar Pedido' }));
  expect(screen.getByRole('textbox')).toHaveValue('Antes. ok');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await answer).toBeUndefined();
});

test('success to the letter, as a message that fades', () => {
  tellSuccess(10);
  const [toast] = toasts.get();
  expect(toast).toMatchObject({
    titulo: 'Pedido N° 10 Validado Administrativamente',
    texto: 'El Pedido fue validado y quedó disponible para Picking',
  });
  expect(fades(toast!)).toBe(true);
});

test('after a shortage the next of the queue is one key away, and who holds the goods is named', async () => {
  const short = {
    part_number: 'DS-1',
    solicitado: 5,
    disponible: 2,
    codigo_sap: 'A',
    retenido_por: [{ pedido: 412, cliente: 'Alarmas Sur', ejecutivo: 'Eva', cantidad: 3 }],
  };
  const told = begun(() => tellRefusal({ ok: false, codigo: 'X', arrProductosComprometidos: [short] }, 11));
  expect(await screen.findByText('DS-1: 3 en el Pedido N° 412 de Alarmas Sur (Eva)')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Entendido' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Siguiente: Pedido N° 11' });
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await told).toEqual({ cerrar: true, seguir: true });
});

test('prices that wait are told in the words of the server', async () => {
  const told = begun(() =>
    tellRefusal({ ok: false, codigo: 'PRECIOS_POR_APROBAR', titulo: 'Precios', mensaje: 'DS-1 a $1 (lista $9).' }),
  );
  expect(await screen.findByText('DS-1 a $1 (lista $9).')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(await told).toEqual({ cerrar: false });
});

test('an order that the rules of credit stop: whoever may let it pass is asked, the others are told', async () => {
  const stopped = { ok: false, codigo: 'CREDITO_BLOQUEADO', titulo: 'Sin crédito', mensaje: 'Debe $70.000 vencidos.' };
  expect([isExceptable({ ...stopped, exceptuable: true }), isExceptable(stopped)]).toEqual([true, false]);
  const answer = begun(() => askException({ ...stopped, exceptuable: true }));
  expect(await screen.findByText('Debe $70.000 vencidos.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Validar como excepción' }));
  expect(await answer).toBe(true);
  const told = begun(() => tellRefusal(stopped));
  expect(await screen.findByText('Sin crédito')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(await told).toEqual({ cerrar: false });
});

test('a change meanwhile is told field by field, and the typed comment is where the next question begins', async () => {
  const cambios = [
    {
      etiqueta: 'Datos del pedido modificados',
      usuario: 'Ana Rojas',
      campos: [{ campo: 'condicion_pago', antes: 'CON', despues: '30' }],
    },
  ];
  const going = begun(() =>
    askNewer(7, { titulo: 'El documento cambió', cambios }, (_, value) => (value === '30' ? '30 días' : undefined)),
  );
  expect(await screen.findByText(/por Ana Rojas/)).toBeInTheDocument();
  expect([screen.getByRole('term').textContent, screen.getByRole('definition').textContent]).toEqual([
    'Condición de pago',
    'CON  30 días',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Revisar primero' }));
  expect(await going).toBe(false);
  const answer = begun(() => askValidation(7, 'Pago revisado'));
  await userEvent.click(await screen.findByRole('button', { name: 'Validar Pedido' }));
  await screen.findByText('Por favor Agrega un Comentario');
  await userEvent.click(screen.getByRole('button', { name: 'Validar Pedido' }));
  expect(await answer).toBe('Pago revisado');
});
