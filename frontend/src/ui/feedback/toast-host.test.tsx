import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render.tsx';
import { toasts } from './toasts.ts';

test('a message keeps clear of the dialog that comes while it is seen, and of none that went', async () => {
  renderApp(<p />);
  act(() => toasts.set([{ id: '1', titulo: 'Pedido guardado', tono: 'ok' }]));
  const host = screen.getByRole('list', { name: 'Avisos' });
  expect(host.dataset.below).toBe('');
  const dialog = document.createElement('div');
  dialog.className = 'mantine-Modal-content';
  document.body.append(dialog);
  await waitFor(() => expect(host.dataset.below).toBe('modal'));
  dialog.remove();
  await waitFor(() => expect(host.dataset.below).toBe(''));
  act(() => toasts.set([]));
});
