import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface OpenDocument<V extends string> {
  /** Absent while a new one is made. */
  readonly number: number | undefined;
  readonly nuevo: boolean;
  readonly view: V | 'resumen';
}

/** What of a document an address names: `?pedido=15010&ver=editar`; `?pedido=nuevo` is the dialog that makes one. */
export function readDocument<V extends string>(
  search: URLSearchParams,
  param: string,
  views: readonly V[],
): OpenDocument<V> | undefined {
  const named = search.get(param) ?? '';
  if (named === 'nuevo') return { number: undefined, nuevo: true, view: 'resumen' };
  if (!/^\d{1,15}$/.test(named)) return undefined;
  const ver = search.get('ver') as V | null;
  return { number: Number(named), nuevo: false, view: ver && views.includes(ver) ? ver : 'resumen' };
}

/** The open dialog of a document lives in the address: a link opens it, back closes it, forward opens it again. */
export function useDocumentDialog<V extends string>(param: string, views: readonly V[]) {
  const [search] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const address = (named: string | undefined, view: V | 'resumen') => {
    const next = new URLSearchParams(search);
    next.delete(param);
    next.delete('ver');
    if (named) next.set(param, named);
    if (named && view !== 'resumen') next.set('ver', view);
    return { pathname, search: next.toString() };
  };
  const { dialogo: inHere = false, resumen = false } = (state ?? {}) as { dialogo?: boolean; resumen?: boolean };
  const open = readDocument(search, param, views);
  return {
    open,
    show: (number: number | 'nuevo', view: V | 'resumen' = 'resumen') => {
      // What is opened from the summary leads back to it.
      const from = open?.number === number && open.view === 'resumen' && view !== 'resumen';
      void navigate(address(String(number), view), {
        state: search.has(param) ? { dialogo: inHere, resumen: from } : { dialogo: true },
        preventScrollReset: true,
        replace: search.has(param),
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
