import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render.tsx';
import { RowMenu } from './row-menu.tsx';

const at = { x: 0, y: 0 };

test('a row that nothing can be done with says so, another does not', async () => {
  const { unmount } = renderApp(<RowMenu menu={{ actions: [], at }} onClose={() => undefined} />);
  expect(await screen.findByText('Sin acciones para su estado')).toBeVisible();
  unmount();
  renderApp(<RowMenu menu={{ actions: [{ label: 'Ubicar', run: () => undefined }], at }} onClose={() => undefined} />);
  expect(await screen.findByRole('menuitem', { name: 'Ubicar' })).toBeVisible();
  expect(screen.queryByText('Sin acciones para su estado')).toBeNull();
});
