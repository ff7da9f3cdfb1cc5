import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogWay } from '../ui/dialogs/use-dialog-way.ts';

const VIEWS = ['ficha', 'datos', 'perfil', 'permisos', 'concesiones', 'vinculos', 'sesiones', 'actividad'] as const;
export type UserView = (typeof VIEWS)[number];

/** The open user dialog, in the address (`usuario`, `ver`); `usuario=nuevo` and `usuario=invitar` make one. */
export function useUserDialog() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const usuario = search.get('usuario') ?? undefined;
  const ver = search.get('ver') as UserView | null;
  const way = useDialogWay();
  const address = (id: string | undefined, view: UserView) => {
    const next = new URLSearchParams(search);
    next.delete('usuario');
    next.delete('ver');
    if (id) next.set('usuario', id);
    if (id && view !== 'ficha') next.set('ver', view);
    return { pathname, search: next.toString() };
  };
  return {
    usuario: usuario && /^[\w-]{1,80}$/.test(usuario) ? usuario : undefined,
    view: ver && VIEWS.includes(ver) ? ver : ('ficha' as UserView),
    show: (id: string, view: UserView = 'ficha') => way.open(address(id, view), { replace: search.has('usuario') }),
    close: () => way.close(address(undefined, 'ficha')),
  };
}
