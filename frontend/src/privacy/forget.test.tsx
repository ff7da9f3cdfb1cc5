import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { forget } from './forget.tsx';

const person = {
  _id: 'correo:ana@x.cl',
  nombre: 'Ana Soto',
  correo: 'ana@x.cl',
  rut: '',
  telefono: '',
  donde: 'Cliente 12',
  apariciones: 1,
  ultima: '2026-01-02T12:00:00.000Z',
};
const traces = {
  correos: 7,
  ejemplos: [{ para: 'jefe@power.test', asunto: 'Llamar a Ana Soto' }],
  borradores: 1,
  avisos: 0,
  planillas: 2,
  por_nombre: true,
};
let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

test('what goes beside the documents is counted and shown before the person is forgotten', async () => {
  server = fakeServer(({ body }) =>
    body.accion === 'rastros'
      ? { body: traces }
      : { body: { ok: true, mensaje: 'La persona fue olvidada', version: 0 } },
  );
  renderApp(null);
  const forgetting = forget(person as never);
  expect(await screen.findByText('7 correos guardados')).toBeInTheDocument();
  expect(screen.getByText('1 borrador')).toBeInTheDocument();
  expect(screen.getByText(/^2 planillas por descargar/)).toBeInTheDocument();
  expect(screen.getByText('El correo más reciente:')).toBeInTheDocument();
  expect(screen.getByText('Llamar a Ana Soto, para jefe@power.test')).toBeInTheDocument();
  expect(screen.getByText(/«Ana Soto»/)).toBeInTheDocument();
  expect(server.received.map(({ body }) => body)).toEqual([{ accion: 'rastros', persona: person._id }]);
  await userEvent.type(screen.getByRole('textbox'), 'Solicitud del 2 de enero');
  await userEvent.click(screen.getByRole('button', { name: 'Olvidar para siempre' }));
  await forgetting;
  expect(server.received[1]!.body).toMatchObject({ accion: 'olvidar', persona: person._id });
});

test('a name of one word is said not to be looked for', async () => {
  server = fakeServer(() => ({
    body: { ...traces, correos: 0, ejemplos: [], borradores: 0, planillas: 0, por_nombre: false },
  }));
  renderApp(null);
  void forget({ ...person, nombre: 'Ventas' } as never);
  expect(await screen.findByText('0 correos guardados')).toBeInTheDocument();
  expect(screen.getByText(/Un nombre de una sola palabra no se busca/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
});

test('rejects with the reason when what would go cannot be counted, and forgets nobody', async () => {
  server = fakeServer(() => ({ body: { ok: false, titulo: 'No', mensaje: 'Ya no aparece en el registro.' } }));
  renderApp(null);
  const forgetting = forget(person as never);
  expect(await screen.findByText('Ya no aparece en el registro.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await forgetting;
  await waitFor(() => expect(server.received).toHaveLength(1));
});
