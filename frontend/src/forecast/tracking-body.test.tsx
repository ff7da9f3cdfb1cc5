import type { OpportunityDocument } from '@power/domain/forecast/views/sheet';
import { cierreOf, lastDayOf } from '@power/domain/forecast/tracking';
import { addDays } from '@power/domain/kernel/dates';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { prompts } from '../ui/dialogs/prompts.ts';
import { formatDay, today } from '../ui/format/times.ts';
import { monthAfter } from './month.ts';
import { TrackingBody } from './tracking-body.tsx';
import { submitTracking } from './tracking-form.tsx';

const now = cierreOf(today());
const step = {
  estatus: 'PENDIENTE' as const,
  fecha: '2026-01-05T12:00:00.000Z',
  fechaAccion: '2026-01-09',
  porcentaje: 20,
  etapa: 'Entregada',
  comentario: 'Propuesta entregada',
  next_step: 'Llamar al comprador',
  ...now,
};
const sheet = (more: Partial<OpportunityDocument> = {}): OpportunityDocument =>
  ({
    _id: '8001',
    number: 1,
    usuario: { _id: 'u1', nombre: 'Ana' },
    cliente_nombre: 'Comercial Sur',
    cotizacion: 8001,
    porcentaje: 20,
    etapa: 'Entregada',
    estado: 'Entregada',
    monto_total: 1000,
    monto_dolares: null,
    forecast: 'u1.2026-01',
    ...now,
    perdida: false,
    pedido: 0,
    tracking: [step],
    eventos: [],
    version: 3,
    puede_modificar: true,
    ...more,
  }) as unknown as OpportunityDocument;

let server: ReturnType<typeof fakeServer>;
let reply: Record<string, unknown>;
let related: readonly unknown[];
beforeEach(() => {
  queryClient.clear();
  currentUser.set({ _id: 'u1', nombre: 'Ana', perfiles: { perfil: 'Ejecutivo de Ventas' } } as unknown as CurrentUser);
  reply = { ok: true, mensaje: 'La Oportunidad se actualizó con éxito', forecast: 'u1.2026-01', version: 4 };
  related = [];
  server = fakeServer(({ body }) => ({
    body: body.accion === 'relaciones' ? { ok: true, relaciones: related } : reply,
  }));
});
afterEach(() => {
  server.restore();
  // A notice that a test did not close would have the focus in the next one.
  prompts.set([]);
  currentUser.set(undefined);
});

const show = (of: OpportunityDocument, address = '/sistema/fef?oportunidad=8001') =>
  renderApp(
    <MemoryRouter initialEntries={[address]}>
      <TrackingBody sheet={of} readOnly={false} />
    </MemoryRouter>,
  );
const submit = () => act(() => submitTracking());
const sent = () => server.received.filter(({ body }) => body.accion === 'actualizar').map(({ body }) => body);
async function choose(field: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
async function fill(fechaAccion: string) {
  await choose('Porcentaje', '80%');
  await userEvent.type(screen.getByLabelText('Comentario'), 'Adjudicada');
  await userEvent.type(screen.getByLabelText('Próxima acción'), 'Pedir la OC');
  await userEvent.type(screen.getByLabelText('Fecha próxima acción'), formatDay(fechaAccion));
}
test('each rule is said at once, in the words of document 3 §5, and nothing is sent', async () => {
  show(sheet());
  submit();
  expect(await screen.findByText('Formulario incompleto')).toBeInTheDocument();
  expect(screen.getByText('Todos los campos deben completarse')).toBeInTheDocument();
  await choose('Año de facturación', '2023');
  submit();
  expect(await screen.findByText('Año incorrecto')).toBeInTheDocument();
  expect(screen.getByText('El año no puede ser menor al actual')).toBeInTheDocument();
  await choose('Año de facturación', String(now.year_cierre));
  await fill(addDays(lastDayOf(now), 1));
  submit();
  expect(await screen.findByText('Próxima acción fuera de fecha')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Fecha próxima acción'));
  await userEvent.type(screen.getByLabelText('Fecha próxima acción'), formatDay(addDays(today(), -1)));
  submit();
  expect(await screen.findByText('Fecha anterior al día actual')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('a month that somebody else moved it to meanwhile is followed, and not taken back; what was typed stays', async () => {
  const later = { ...now, year_cierre: now.year_cierre + 1 };
  function Followed() {
    const [of, setOf] = useState(sheet());
    const move = () => setOf(sheet({ ...later, forecast: 'u1.2027-01', version: 4 }));
    return (
      <MemoryRouter>
        <TrackingBody sheet={of} readOnly={false} />
        <button onClick={move}>Otra persona la mueve</button>
      </MemoryRouter>
    );
  }
  renderApp(<Followed />);
  await fill(today());
  await userEvent.click(screen.getByText('Otra persona la mueve'));
  expect(screen.getByRole('combobox', { name: 'Año de facturación' })).toHaveValue(String(later.year_cierre));
  submit();
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { forecast: 'u1.2027-01', expectedVersion: 4, datos: { ...later, comentario: 'Adjudicada', porcentaje: 80 } },
    ]),
  );
});

test('a later year is confirmed before, and then sent with what is believed of the dollar left to the server', async () => {
  show(sheet());
  const later = { ...now, year_cierre: now.year_cierre + 1 };
  await choose('Año de facturación', String(later.year_cierre));
  await fill(today());
  submit();
  expect(await screen.findByText('Nuevo fecha de cierre oportunidad')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(sent()).toEqual([]);
  submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Si actualizar Oportunidad' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    forecast: 'u1.2026-01',
    oportunidad: '8001',
    expectedVersion: 3,
    datos: { porcentaje: 80, comentario: 'Adjudicada', next_step: 'Pedir la OC', fechaAccion: today(), ...later },
  });
  expect(await screen.findByText('Oportunidad Actualizada')).toBeInTheDocument();
  expect(screen.getByText('La Oportunidad se actualizó con éxito')).toBeInTheDocument();
  expect(screen.getByLabelText('Comentario')).toHaveValue('');
});

test('another month of the same year is sent without a question; two submits at once are one', async () => {
  const next = monthAfter(now, 1)!;
  show(sheet(next.year_cierre === now.year_cierre ? {} : next));
  await fill(today());
  submit();
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByText('Nuevo fecha de cierre oportunidad')).not.toBeInTheDocument();
});

test('what the server refuses is said in its words, and what was typed stays; a lost answer says what failed', async () => {
  reply = { ok: false, codigo: 'X', titulo: 'Error al actualizar', mensaje: 'La oportunidad cambió de mes.' };
  show(sheet());
  await fill(today());
  submit();
  expect(await screen.findByText('La oportunidad cambió de mes.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.getByLabelText('Comentario')).toHaveValue('Adjudicada');
  server.restore();
  server = fakeServer(() => ({ status: 500, body: { mensaje: 'Algo falló' } }));
  submit();
  expect(await screen.findByText(/^Ocurrió un error al actualizar la oportunidad/)).toBeInTheDocument();
});

test('lost is confirmed, wants its reason, and is sent as 0 %', async () => {
  show(sheet());
  await userEvent.click(screen.getByRole('button', { name: 'Lost opportunity' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como perdida' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como perdida' }));
  expect(await screen.findByText('Ingrese un comentario')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Motivo/), 'Compró a otro');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como perdida' }));
  await waitFor(() => expect(sent()[0]?.datos).toEqual({ porcentaje: 0, comentario: 'Compró a otro', ...now }));
});

test('somebody else, a lost one and one with an order: read only, and why', () => {
  const { unmount } = show(sheet({ puede_modificar: false }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByText('Solo Ana o un Administrador puede actualizarla.')).toBeInTheDocument();
  expect(screen.getByText('Propuesta entregada')).toBeInTheDocument();
  unmount();
  const ordered = show(sheet({ pedido: 15010 }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByText('Pedido N° 15010')).toBeInTheDocument();
  ordered.unmount();
  show(sheet({ perdida: true, porcentaje: 0 }));
  expect(screen.queryByRole('button', { name: 'Lost opportunity' })).not.toBeInTheDocument();
});

test('a card that was dropped opens the form with that percentage; the help says what each means', async () => {
  show(sheet(), '/sistema/fef?oportunidad=8001&ver=50');
  expect(screen.getByRole('combobox', { name: 'Porcentaje' })).toHaveValue('50%');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comentario' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Qué significa cada porcentaje' }));
  expect(await screen.findByText('En cliente Final (Sin info)')).toBeInTheDocument();
});

test.each(['Anulada', 'Expirada'])(
  'that its quotation is %s is said above the form, with what to do',
  async (estado) => {
    const quoted = { entidad: 'Cotización', path: 'cotizacion', id: '8001', titulo: 'Cotización 8001', estado };
    related = [{ titulo: 'Cotización', documentos: [quoted], mas: false }];
    show(sheet());
    const link = await screen.findByRole('link', { name: 'Cotización N° 8001' });
    expect(link).toHaveAttribute('href', '/sistema/cotizacion/8001');
    expect(link.parentElement).toHaveTextContent(
      `La Cotización N° 8001 está ${estado.toLowerCase()}. Cópiala y agrega la nueva, o marca la oportunidad como perdida.`,
    );
  },
);
