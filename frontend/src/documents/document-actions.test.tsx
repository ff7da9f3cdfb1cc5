import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { DocumentActions } from './document-actions.tsx';

test('what a newer server offers and this page does not know is left out, and the rest works', () => {
  const offered = ['editar', 'teletransportar'].map((accion) => ({ accion, permitida: true }));
  const props = { labels: { editar: { label: 'Editar' } }, icons: {}, run: () => undefined, most: 3 };
  render(
    <MantineProvider>
      <DocumentActions {...props} offered={offered} principal="teletransportar" />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Editar']);
});
