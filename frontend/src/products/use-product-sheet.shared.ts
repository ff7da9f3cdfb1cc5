import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogWay } from '../ui/dialogs/use-dialog-way.ts';

export const PESTANAS = ['stock', 'precios', 'movimientos', 'relaciones', 'imagenes', 'codigos', 'nota'] as const;
/** Of a service it is the prices, for it has no stock. */
const FIRST: Pestana = 'stock';
export type Pestana = (typeof PESTANAS)[number];

/** The open product, in the address (`producto`, `pestana`); `producto=nuevo` makes one. */
export function useProductSheet() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const way = useDialogWay();
  const producto = search.get('producto') ?? undefined;
  const asked = search.get('pestana') as Pestana;
  const address = (id: string | undefined, pestana: Pestana) => {
    const next = new URLSearchParams(search);
    next.delete('producto');
    next.delete('pestana');
    if (id) next.set('producto', id);
    if (id && pestana !== FIRST) next.set('pestana', pestana);
    return { pathname, search: next.toString() };
  };
  return {
    producto: producto && /^[\w-]{1,60}$/.test(producto) ? producto : undefined,
    pestana: PESTANAS.includes(asked) ? asked : FIRST,
    show: (id: string, pestana: Pestana = FIRST) => way.open(address(id, pestana), { replace: search.has('producto') }),
    close: () => way.close(address(undefined, FIRST)),
  };
}
