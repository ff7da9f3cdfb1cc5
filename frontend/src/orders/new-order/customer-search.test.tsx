import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { queryClient } from '../../api/query-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render.tsx';
import { CustomerSearch } from './customer-search.shared.tsx';

test.each([
  [
    'Ejecutivo de Ventas',
    'Ningún cliente tuyo coincide. Revisa el nombre o el RUT; si lo atiende otro ejecutivo, pide a un administrador que te lo asigne.',
  ],
  ['Administrador', 'Ningún cliente coincide. Revisa el nombre o el RUT.'],
])('%s: why nothing was found, and what to do', async (perfil, text) => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil } } as CurrentUser);
  const server = fakeServer(() => ({ body: { clientes: [] } }));
  renderApp(<CustomerSearch value={null} onChange={() => {}} onPicked={() => {}} error={undefined} />);
  await userEvent.type(screen.getByPlaceholderText('Nombre o RUT'), 'nadie');
  expect(await screen.findByText(text)).toBeInTheDocument();
  server.restore();
});

test('the RUT of who was chosen stands below the name, where no name cuts it off', () => {
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' } } as CurrentUser);
  const value = { nombre: 'Alarmas Alerce', legalcode: '76.796.192-8', tipo_cliente: 'Silver' };
  renderApp(<CustomerSearch value={value} onChange={() => {}} onPicked={() => {}} error={undefined} />);
  const field = screen.getByPlaceholderText('Nombre o RUT');
  expect(field).toHaveValue('Alarmas Alerce');
  expect(field).toHaveAccessibleDescription('76.796.192-8 · Tipo: Silver');
});

test.each([
  [12, 0],
  [13, 1],
])('of %i customers that were found those that are not shown are told of', async (found, told) => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' } } as CurrentUser);
  const clientes = Array.from({ length: found }, (_, n) => ({ _id: String(n), nombre: `Sur ${n}`, legalcode: '1-9' }));
  const server = fakeServer(() => ({ body: { clientes } }));
  renderApp(<CustomerSearch value={null} onChange={() => {}} onPicked={() => {}} error={undefined} />);
  await userEvent.type(screen.getByPlaceholderText('Nombre o RUT'), 'sur');
  expect(await screen.findAllByRole('option')).toHaveLength(12);
  expect(screen.queryAllByText('Hay más: sigue escribiendo.')).toHaveLength(told);
  server.restore();
});

test.each([
  ['the first that is found', [{ _id: 'c', nombre: 'Redes del Norte', legalcode: '1-9' }], ['Redes del Norte'], null],
  ['nobody: the field says so and keeps the words', [], [], 'Ningún cliente coincide. Revisa el nombre o el RUT.'],
])('Enter before the answer goes on to the products, and takes %s', async (_, clientes, taken, told) => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' } } as CurrentUser);
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const server = fakeServer(async () => {
    await answered;
    return { body: { clientes } };
  });
  const chosen: string[] = [];
  renderApp(
    <>
      <CustomerSearch
        value={null}
        onChange={({ nombre }) => chosen.push(nombre)}
        onPicked={() => screen.getByLabelText('Productos').focus()}
        error={undefined}
      />
      <input aria-label="Productos" />
    </>,
  );
  await userEvent.type(screen.getByPlaceholderText('Nombre o RUT'), 'norte{Enter}');
  await userEvent.keyboard('5*CAM-1');
  expect(screen.getByLabelText('Productos')).toHaveValue('5*CAM-1');
  answer();
  if (told === null) await waitFor(() => expect(chosen).toEqual(taken));
  else expect(await screen.findByText(told)).toBeInTheDocument();
  expect(chosen).toEqual(taken);
  expect(screen.getByPlaceholderText('Nombre o RUT')).toHaveValue(told === null ? '' : 'norte');
  expect(screen.getByLabelText('Productos')).toHaveFocus();
  server.restore();
});
