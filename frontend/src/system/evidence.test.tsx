import { screen } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';
import { Evidence } from './evidence.tsx';
import type { SystemStatusReply } from './status.ts';

const sealed: SystemStatusReply['evidencia'] = {
  cabeza: {
    tamano: 1234,
    posicion: '1240',
    raiz: 'ab',
    instante: '2026-01-05T12:00:00.000Z',
    llaves: ['0123456789abcdef'],
  },
  sellado: '900',
  pendiente: null,
  atrasada: false,
  falla: null,
  segundo_lugar: null,
  sello_tiempo: null,
};

test('the last head, its key and where evidence begins', () => {
  renderApp(<Evidence of={sealed} />);
  const block = screen.getByRole('region', { name: 'Evidencia' });
  expect(block).toHaveTextContent('Todo lo registrado está sellado');
  expect(block).toHaveTextContent('Última cabeza: 1.234 eventos');
  expect(block).toHaveTextContent('firmada con la llave 0123456789abcdef');
  expect(block).toHaveTextContent('Hasta la posición 900 se selló lo que ya había');
  expect(block).toHaveTextContent('define EVIDENCIA_URL o EVIDENCIA_S3_URL');
});

test.each([
  [{ falla: 'El registro ya no termina donde lo vio la última cabeza.' }, 'El registro NO se está sellando'],
  [{ pendiente: '2026-01-05T12:01:00.000Z', atrasada: true }, 'La última cabeza está atrasada'],
  [{ cabeza: null, pendiente: '2026-01-05T12:01:00.000Z' }, 'La primera cabeza se firma dentro de un minuto'],
  [{ pendiente: '2026-01-05T12:01:00.000Z' }, 'Sellado cada minuto'],
  [
    { segundo_lugar: { tamano: 1, instante: null, error: 'El segundo lugar respondió 503.' } },
    'El segundo lugar respondió 503.',
  ],
  [
    { sello_tiempo: { tamano: 1, instante: '2026-03-02T12:00:00.000Z', error: null, pedido: null } },
    'Sellado por la autoridad de tiempo hasta el',
  ],
])('what is the matter comes first: %j', (over, words) => {
  renderApp(<Evidence of={{ ...sealed, ...over }} />);
  expect(screen.getByRole('region', { name: 'Evidencia' })).toHaveTextContent(words);
});
