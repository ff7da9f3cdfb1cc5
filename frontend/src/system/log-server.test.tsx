import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';
import { LogServer } from './log-server.tsx';
import type { SystemStatusReply } from './status.ts';

const alone: NonNullable<SystemStatusReply['servidor']> = { ajenos: 0, primero: null, danados: 0, flujos: [] };
const block = () => screen.getByRole('region', { name: 'Servidor del registro' });

test('a log in PostgreSQL → nothing', () => {
  renderApp(<LogServer of={null} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a server of its own → says so', () => {
  renderApp(<LogServer of={alone} />);
  expect(block()).toHaveTextContent('Ninguna otra aplicación escribe en él.');
});

test('events of other applications → how many, and stream and position of the first', () => {
  renderApp(<LogServer of={{ ...alone, ajenos: 1234, primero: { flujo: 'sensor-1', posicion: '45678' } }} />);
  expect(block()).toHaveTextContent('Nadie intervino los documentos en el servidor');
  expect(block()).toHaveTextContent(
    '1.234 eventos de otras aplicaciones, que no se leen: el primero, en el flujo sensor-1, posición 45.678.',
  );
});

test('streams that somebody changed → each with its event, position and what happened', () => {
  const flujos = [
    {
      flujo: 'order-15010',
      version: 6,
      posicion: '99000',
      detalle: 'El evento 6 (Blob) del flujo order-15010 no es del sistema: lo escribió otra aplicación.',
      desde: '2026-03-02T12:00:00.000Z',
    },
  ];
  renderApp(<LogServer of={{ ...alone, danados: 3, flujos }} />);
  expect(block()).toHaveTextContent('Alguien intervino 3 documentos en el servidor');
  const row = within(block()).getByRole('row', { name: /order-15010/ });
  expect(row).toHaveTextContent('evento 6');
  expect(row).toHaveTextContent('99.000');
  expect(row).toHaveTextContent('lo escribió otra aplicación');
  expect(block()).toHaveTextContent('Se muestran los primeros 1.');
});
