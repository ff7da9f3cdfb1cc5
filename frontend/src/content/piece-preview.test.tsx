import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { banners } from '../calls/content.ts';
import { renderApp } from '../testing/render.tsx';
import { PiecePreview, type PieceRecord } from './piece-preview.tsx';
import { seenWords } from './seen-words.ts';

const piece: PieceRecord = {
  _id: '1',
  titulo: '<b>Oferta</b>',
  texto: '<img src=x onerror=alert(1)>',
  enlace: '/ofertas',
  audiencia: ['Gold', 'Platinum'],
  desde: '2026-11-02',
  hasta: '2026-11-08',
  estado: 'Publicado',
  activo: true,
  version: 1,
};

test('a preview shows texts as they are written, on a desktop and on a phone', async () => {
  renderApp(<PiecePreview record={piece} calls={banners as never} onClose={() => undefined} />);
  expect(await screen.findByText('<b>Oferta</b>')).toBeVisible();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(document.querySelector('[data-device="escritorio"]')).not.toBeNull();
  await userEvent.click(screen.getByLabelText('Teléfono'));
  expect(document.querySelector('[data-device="teléfono"]')).not.toBeNull();
});

test.each([
  [{}, '2026-11-05', 'Lo ven los clientes Gold, Platinum hasta el 08-11-2026.'],
  [{ audiencia: [], hasta: null }, '2026-11-05', 'Lo ven todos.'],
  [{}, '2026-11-01', 'Se verá desde el 02-11-2026.'],
  [{}, '2026-11-09', 'Se vio hasta el 08-11-2026.'],
  [{ estado: 'Borrador' }, '2026-11-05', 'Es un borrador: no lo ve nadie.'],
  [{ activo: false }, '2026-11-05', 'Está desactivado: no lo ve nadie.'],
])('%j on %s: %s', (more, day, words) => {
  expect(seenWords({ ...piece, ...more }, day)).toBe(words);
});
