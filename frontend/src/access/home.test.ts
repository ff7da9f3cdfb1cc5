import { menuOf } from '@power/domain/access/menu';
import { readListState } from '../ui/list/list-state.ts';
import { hrefOf } from './home.shared.ts';

test('Pedidos por Facturar opens on what is ready and not invoiced yet; other entries as they are', () => {
  const entries = menuOf('Finanzas').flatMap((g) => g.entradas);
  const href = hrefOf(entries.find((e) => e.etiqueta === 'Pedidos por Facturar')!);
  const [path, search] = href.split('?');
  expect(path).toBe('/sistema/pedidos-globales');
  expect(readListState(new URLSearchParams(search)).filterModel).toEqual({
    estatus: { filterType: 'set', values: ['Entregado a Sala', 'Pendiente Despacho', 'En Ruta'] },
    facturado: { filterType: 'set', values: [false] },
  });
  expect(hrefOf({ ruta: 'landing' })).toBe('/sistema/landing');
});
