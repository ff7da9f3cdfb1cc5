import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { onPhone } from '../testing/phone.ts';
import { renderApp } from '../testing/render.tsx';
import { SideActions } from './side-actions.tsx';

test('a wide screen has a button for each', () => {
  onPhone(false);
  const run = jest.fn();
  renderApp(<SideActions title="la lista" actions={[{ label: 'Simular', icon: null, run }]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Simular' }));
  expect(run).toHaveBeenCalledTimes(1);
});

test('a phone has them in one menu', async () => {
  onPhone(true);
  const run = jest.fn();
  renderApp(<SideActions title="la lista" actions={[{ label: 'Simular', icon: null, run }]} />);
  expect(screen.queryByRole('button', { name: 'Simular' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Más acciones de la lista' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Simular' }));
  expect(run).toHaveBeenCalledTimes(1);
});
