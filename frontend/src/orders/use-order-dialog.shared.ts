import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What of an order is open; `pedido=nuevo` is the dialog that makes one. */
export type OrderView =
  | 'resumen'
  | 'validar'
  | 'editar'
  | 'lineas'
  | 'dividir'
  | 'historia'
  | 'etiquetas'
  | 'facturar'
  | 'precios';
const VIEWS: readonly OrderView[] = [
  'resumen',
  'validar',
  'editar',
  'lineas',
  'dividir',
  'historia',
  'etiquetas',
  'facturar',
  'precios',
];

export interface OpenOrder {
  readonly number: number | undefined;
  readonly nuevo: boolean;
  readonly view: OrderView;
}

export function readOrder(search: URLSearchParams): OpenOrder | undefined {
  const pedido = search.get('pedido') ?? '';
  if (pedido === 'nuevo') return { number: undefined, nuevo: true, view: 'resumen' };
  if (!/^\d{1,15}$/.test(pedido)) return undefined;
  const ver = search.get('ver') as OrderView | null;
  return { number: Number(pedido), nuevo: false, view: ver && VIEWS.includes(ver) ? ver : 'resumen' };
}

/** The open order dialog lives in the address: a link opens it, back closes it, forward opens it again. */
export function useOrderDialog() {
  const [search] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const address = (pedido: string | undefined, view: OrderView) => {
    const next = new URLSearchParams(search);
    next.delete('pedido');
    next.delete('ver');
    if (pedido) next.set('pedido', pedido);
    if (pedido && view !== 'resumen') next.set('ver', view);
    return { pathname, search: next.toString() };
  };
  const { dialogo: inHere = false, resumen = false } = (state ?? {}) as { dialogo?: boolean; resumen?: boolean };
  const open = readOrder(search);
  return {
    open,
    show: (number: number | 'nuevo', view: OrderView = 'resumen') => {
      // What is opened from the summary leads back to it.
      const from = open?.number === number && open.view === 'resumen' && view !== 'resumen';
      void navigate(address(String(number), view), {
        state: search.has('pedido') ? { dialogo: inHere, resumen: from } : { dialogo: true },
        preventScrollReset: true,
        replace: search.has('pedido'),
      });
    },
    // A dialog that a link opened has nothing behind it to go back to.
    close: () =>
      void (resumen && open?.number !== undefined
        ? navigate(address(String(open.number), 'resumen'), {
            state: { dialogo: inHere },
            replace: true,
            preventScrollReset: true,
          })
        : inHere
          ? navigate(-1)
          : navigate(address(undefined, 'resumen'), { replace: true, preventScrollReset: true })),
  };
}
