import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render.tsx';
import { BulkBar } from './bulk-bar.tsx';

test('rows that nothing can be done with say so', () => {
  renderApp(<BulkBar rows={[1, 2]} unit={['pedido', 'pedidos']} actions={[]} onClear={() => undefined} />);
  expect(screen.getByRole('toolbar', { name: 'Filas elegidas' })).toHaveTextContent(
    '2 pedidos en la selecciónSin acciones para su estado',
  );
});
