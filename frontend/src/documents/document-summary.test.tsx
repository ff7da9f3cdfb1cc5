import { customerDocument } from '@power/domain/customers/views/customer-document';
import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import { render, screen } from '@testing-library/react';
import { DocumentSummary } from './document-summary.tsx';

const sheet = { nombre: 'Alarmas Sur', activo: true } as CustomerSheet;

test('whose it is stands beside the title, unless the title says it', () => {
  const { rerender } = render(
    <DocumentSummary document={customerDocument} sheet={sheet} title="Historia del Cliente 7" />,
  );
  expect(screen.getByText('Activo')).toBeInTheDocument();
  expect(screen.getByText('Alarmas Sur')).toBeInTheDocument();
  rerender(<DocumentSummary document={customerDocument} sheet={sheet} title="Alarmas Sur" />);
  expect(screen.getByText('Activo')).toBeInTheDocument();
  expect(screen.queryByText('Alarmas Sur')).toBeNull();
});
