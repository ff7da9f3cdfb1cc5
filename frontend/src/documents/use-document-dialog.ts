import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogWay } from '../ui/dialogs/use-dialog-way.ts';

/** How documents are named that are numbered, and those that have a code. */
const NUMBERS = /^\d{1,15}$/;
export const CODES = /^[\w-]{1,60}$/;

export interface OpenDocument<V extends string> {
  /** Absent while a new one is made. */
  readonly id: string | undefined;
  readonly view: V | 'resumen';
}

/** What of a document an address names: `?pedido=15010&ver=editar`; `?pedido=nuevo` is the dialog that makes one. */
function readDocument<V extends string>(
  search: URLSearchParams,
  param: string,
  views: readonly V[],
  ids: RegExp = NUMBERS,
): OpenDocument<V> | undefined {
  const named = search.get(param) ?? '';
  if (named === 'nuevo') return { id: undefined, view: 'resumen' };
  if (!ids.test(named)) return undefined;
  const ver = search.get('ver') as V | null;
  return { id: named, view: ver && views.includes(ver) ? ver : 'resumen' };
}

/** The open dialog of a document lives in the address: a link opens it, back closes it, forward opens it again. */
export function useDocumentDialog<V extends string>(param: string, views: readonly V[], ids?: RegExp) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const way = useDialogWay();
  const address = (named: string | undefined, view: V | 'resumen') => {
    const next = new URLSearchParams(search);
    next.delete(param);
    next.delete('ver');
    if (named) next.set(param, named);
    if (named && view !== 'resumen') next.set('ver', view);
    return { pathname, search: next.toString() };
  };
  const open = readDocument(search, param, views, ids);
  return {
    open,
    show: (named: string | number, view: V | 'resumen' = 'resumen') => {
      const id = String(named);
      // What is opened from the summary leads back to it.
      const from = open?.id === id && open.view === 'resumen' && view !== 'resumen';
      way.open(address(id, view), { replace: search.has(param), resumen: from });
    },
    close: () =>
      way.resumen && open?.id !== undefined
        ? way.open(address(open.id, 'resumen'), { replace: true })
        : way.close(address(undefined, 'resumen')),
  };
}
