import { screen } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';
import { ProcessesTable } from './processes-table.tsx';

test('what a process waits for is told with its deadline and what it will need then', () => {
  const waits = {
    instancia: '7',
    vence: '2026-01-05T12:30:00.000Z',
    desde: '2026-01-05T12:00:00.000Z',
    memoria: { paso: 'inicio', tiempo: 30 },
  };
  renderApp(
    <ProcessesTable
      of={[
        { proceso: 'settings/maintenance-clock', etiqueta: 'Ventanas de mantención', esperan: 1, instancias: [waits] },
      ]}
      now="2026-01-05T12:45:00.000Z"
    />,
  );
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells).toEqual(['7', '05-01-2026 09:30:00', '05-01-2026 09:00:00', 'Paso: inicio · Tiempo: 30']);
  expect(screen.getByRole('rowheader').textContent).toBe(
    'Ventanas de mantenciónsettings/maintenance-clock1 instancia espera',
  );
  expect(screen.getByText('1 instancia espera')).toBeTruthy();
  expect(document.querySelector('[data-late=true]')?.textContent).toBe('05-01-2026 09:30:00');
});
