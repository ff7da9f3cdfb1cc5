import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { remembered } from '../ui/remembered.ts';
import { renderApp } from '../testing/render.tsx';
import { DocumentDialog } from './document-frame.tsx';
import { DocumentTools } from './document-header.tsx';

test('the facts of a document are folded for its lines, and stay so here until they are asked for', async () => {
  renderApp(
    <MemoryRouter>
      <DocumentDialog
        title="Pedido N° 7"
        summary=""
        tools={<DocumentTools href="/sistema/pedido/7" page={false} steps={undefined} />}
        facts="Hechos"
        actions=""
        loading={false}
        onClose={() => undefined}
      >
        Líneas
      </DocumentDialog>
    </MemoryRouter>,
  );
  const columns = () => screen.getByLabelText('Datos').parentElement;
  expect(columns()).toHaveAttribute('data-facts', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Plegar los datos' }));
  expect(columns()).toHaveAttribute('data-facts', 'false');
  expect(remembered('ficha/datos-plegados')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar los datos' }));
  expect(columns()).toHaveAttribute('data-facts', 'true');
  expect(remembered('ficha/datos-plegados')).toBeUndefined();
});
