import { act, render } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';
import { systemTitle } from './page-title.ts';

afterEach(() => act(() => systemTitle.set('Sistema Power Mobile')));

test('a page that is only a word names the tab too, by what the system is called for the profile', () => {
  document.title = 'Ingresar · Sistema Power Mobile';
  const { unmount } = render(<EmptyState page title="Hola, Rita" />);
  expect(document.title).toBe('Hola, Rita · Sistema Power Mobile');
  act(() => systemTitle.set('Resellers'));
  expect(document.title).toBe('Hola, Rita · Resellers');
  unmount();
  render(<EmptyState title="No hay pedidos" />);
  expect(document.title).not.toContain('No hay pedidos');
});
