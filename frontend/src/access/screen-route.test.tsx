import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setProductNote } from '../calls/products.ts';
import { renderApp } from '../testing/render.tsx';
import { type CurrentUser, currentUser } from './current-user.ts';
import { menuFor } from './home.shared.ts';
import { ScreenGate, Welcome } from './screen-route.tsx';
import { useMay } from './use-may.ts';

const signedIn = (perfil: string, concesiones: readonly string[] = []): void =>
  currentUser.set({ _id: 'u', perfiles: { perfil }, permisos: {}, concesiones } as unknown as CurrentUser);
const open = (ruta: string): boolean => {
  const { unmount } = renderApp(
    <MemoryRouter>
      <ScreenGate ruta={ruta}>se abre</ScreenGate>
    </MemoryRouter>,
  );
  const opened = screen.queryByText('se abre') !== null;
  if (!opened) expect(screen.getByText('Perfil sin autorización')).toBeInTheDocument();
  unmount();
  return opened;
};

test('the address of a document, copied to whoever reads none, opens nothing: its call would end their session', () => {
  signedIn('Bodega');
  expect(['cotizacion/:id', 'cliente/:id', 'oportunidad/:id', 'pedido/:id'].map(open)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  signedIn('Ejecutivo de Ventas');
  expect(['cotizacion/:id', 'cliente/:id', 'oportunidad/:id', 'pedido/:id'].map(open)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a screen is for those whose menu has it', () => {
  signedIn('Cobrador');
  expect(open('usuarios')).toBe(false);
  expect(open('pedidos-cobrador')).toBe(true);
});

test('what somebody was granted beyond their profile is offered', () => {
  const Offered = () => <p>{useMay()(setProductNote) ? 'se ofrece' : 'no se ofrece'}</p>;
  signedIn('Cobrador');
  const { unmount } = renderApp(<Offered />);
  expect(screen.getByText('no se ofrece')).toBeInTheDocument();
  unmount();
  signedIn('Cobrador', ['productos']);
  renderApp(<Offered />);
  expect(screen.getByText('se ofrece')).toBeInTheDocument();
});

test('a profile whose screens do not exist yet reads what is coming and whom to ask', () => {
  const read = (perfil: string): string | undefined => {
    signedIn(perfil);
    const { unmount } = renderApp(
      <MemoryRouter>
        <Welcome />
      </MemoryRouter>,
    );
    const text = screen.queryByText(/Tu cuenta funciona/)?.textContent;
    unmount();
    return text;
  };
  const has = (perfil: string) => menuFor({ perfiles: { perfil }, concesiones: [] } as never).length > 0;
  const coming = { Reseller: 'Órdenes de Compra y Stock', Proveedor: 'Stock', Cliente: 'Proyectos' };
  for (const [perfil, names] of Object.entries(coming))
    if (has(perfil)) expect(read(perfil)).toBeUndefined();
    else
      expect(read(perfil)).toBe(
        `Tu cuenta funciona, pero las pantallas del perfil ${perfil} todavía no están en esta versión. Aquí vas a encontrar: ${names}. Lo que necesites mientras tanto, pídelo a tu contacto en Power Mobile.`,
      );
});
