import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import type { SheetProps } from './sheet.ts';
import { UserSheet } from './user-sheet.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer(() => ({ body: { rows: [], lastRow: 0 } }));
  currentUser.set({ _id: 'yo', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
});
afterEach(() => server.restore());

const show = (more: object = {}) => {
  const usuario = {
    _id: 'u1',
    nombre: 'Ana Rojas',
    email: 'ana@power.test',
    perfil: 'Bodega',
    permisos: {},
    activo: true,
    con_clave: true,
    creado: '2026-01-05T12:00:00.000Z',
    ultimo_ingreso: null,
    ...more,
  };
  renderApp(
    <MemoryRouter initialEntries={['/sistema/usuarios?usuario=u1']}>
      <UserSheet
        sheet={{ usuario, permisos_efectivos: {}, sesiones_activas: 0 } as unknown as SheetProps['sheet']}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
  return within(screen.getByRole('dialog'));
};
const primary = (dialog: ReturnType<typeof show>) =>
  dialog
    .getAllByRole('button')
    .filter((button) => button.classList.contains('mantine-Button-root') && button.dataset['variant'] === undefined);

test.each([
  ['Activo', {}, 'Editar datos'],
  ['Invitado', { con_clave: false }, 'Reenviar invitación'],
  ['Desactivado', { activo: false }, 'Reactivar'],
])('an account that is %s says so in its head and has one next step', (state, more, step) => {
  const dialog = show(more);
  expect(dialog.getByTitle(state)).toBeInTheDocument();
  expect(primary(dialog).map((button) => button.textContent)).toEqual([step]);
});

test('few secondary actions are buttons, all others are in the menu', async () => {
  const dialog = show();
  expect(dialog.queryByRole('button', { name: 'Sesiones' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Más' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Concesiones',
    'Vínculos',
    'Sesiones',
    'Actividad',
    'Enlace de contraseña',
    'Forzar salida',
    'Desactivar',
  ]);
});
