import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { CallError } from '../api/call-error.ts';
import { renderApp } from '../testing/render.tsx';
import { Unreadable } from './unreadable.tsx';

const shown = (props: Partial<Parameters<typeof Unreadable>[0]>, perfil = 'Ejecutivo de Ventas') => {
  currentUser.set({ _id: 'u', perfiles: { perfil }, permisos: {}, concesiones: [] } as unknown as CurrentUser);
  const { unmount } = renderApp(
    <MemoryRouter>
      <Unreadable what="La cotización" refusal={undefined} error={null} onRetry={() => undefined} {...props} />
    </MemoryRouter>,
  );
  const way = screen.queryByRole('link') ?? screen.queryByRole('button');
  const found = [
    document.querySelector('p + p')?.textContent,
    way?.textContent,
    way?.getAttribute('href') ?? undefined,
  ];
  unmount();
  return found;
};
const GONE = 'La cotización no existe o no está a tu cargo. Revisa el número.';
const lists = ['listado-cotizaciones'];

test('what is not there leads back to the list that this person has, or to the beginning', () => {
  expect(shown({ refusal: GONE, lists })).toEqual([GONE, 'Volver a la lista', '/sistema/listado-cotizaciones']);
  expect(shown({ refusal: GONE, lists }, 'Bodega')).toEqual([GONE, 'Volver al inicio', '/sistema']);
  expect(shown({ refusal: GONE, lists: ['/invoice-listado'] })).toEqual([
    GONE,
    'Volver a la lista',
    '/invoice-listado',
  ]);
  expect(shown({ refusal: GONE, onClose: () => undefined })).toEqual([GONE, 'Volver a la lista', undefined]);
});

test('an address that names nothing is told as such, what failed on the way is tried again', () => {
  const mistyped = new CallError(400, { mensaje: 'Revisa los campos indicados' });
  expect(shown({ error: mistyped, lists })[0]).toBe('La cotización no existe: la dirección puede tener un error.');
  const away = new CallError(0, {});
  expect(shown({ error: away, lists })).toEqual([away.message, 'Reintentar', undefined]);
});
