import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';

test('help stands below its field, so that fields beside each other stand in one line', () => {
  renderApp(<TextInput label="Cupo" description="Pesos" />);
  const after = screen.getByLabelText('Cupo').compareDocumentPosition(screen.getByText('Pesos'));
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
