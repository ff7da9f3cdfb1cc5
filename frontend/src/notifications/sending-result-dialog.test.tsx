import type { SendingRow } from '@power/domain/notifications/views/sending-row';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { SendingResultDialog } from './sending-result-dialog.tsx';

const row = {
  _id: '3',
  titulo: 'Capacitación',
  estado: 'Programado',
  inicia: '2026-11-27T13:30:00.000Z',
  autor: 'Javiera',
  personas: 2,
  motivo: null,
  mensaje: {
    tipo: '',
    titulo: 'Capacitación',
    subtitulo: '',
    bajada: '',
    contenido: 'Inscríbete',
    link: '',
    producto: '',
    marca: '',
  },
} as unknown as SendingRow;

test('the state stands beside the title, and who may cancel it does so from here', async () => {
  const server = fakeServer(() => ({ body: { ok: true, personas: [], total: 0 } }));
  let asked = 0;
  renderApp(<SendingResultDialog row={row} onCancel={() => (asked += 1)} onClose={() => undefined} />);
  expect(screen.getByTitle('Programado')).toHaveTextContent('Programado');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar envío' }));
  expect(asked).toBe(1);
  server.restore();
});

test('what cannot be cancelled has no such button', () => {
  const server = fakeServer(() => ({ body: { ok: true, personas: [], total: 0 } }));
  renderApp(<SendingResultDialog row={row} onCancel={undefined} onClose={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Cancelar envío' })).toBeNull();
  server.restore();
});
