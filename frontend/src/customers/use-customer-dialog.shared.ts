import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What of a customer is open; `cliente=nuevo` is the form that makes one. */
export const VISTAS = ['resumen', 'editar', 'historia'] as const;
export type CustomerView = (typeof VISTAS)[number];

/** The open customer lives in the address: a link opens it, back closes it. */
export function useCustomerDialog() {
  const [search] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const here = (state as { dialogo?: boolean } | null)?.dialogo === true;
  const cliente = search.get('cliente') ?? '';
  const ver = search.get('ver') as CustomerView;
  const address = (id: string | undefined, view: CustomerView) => {
    const next = new URLSearchParams(search);
    next.delete('cliente');
    next.delete('ver');
    if (id) next.set('cliente', id);
    if (id && view !== 'resumen') next.set('ver', view);
    return { pathname, search: next.toString() };
  };
  return {
    cliente: /^[\w-]{1,60}$/.test(cliente) ? cliente : undefined,
    view: VISTAS.includes(ver) ? ver : 'resumen',
    show: (id: string, view: CustomerView = 'resumen') => {
      const open = search.has('cliente');
      void navigate(address(id, view), {
        state: open ? (state as unknown) : { dialogo: true },
        replace: open,
        preventScrollReset: true,
      });
    },
    close: () =>
      void (here ? navigate(-1) : navigate(address(undefined, 'resumen'), { replace: true, preventScrollReset: true })),
  };
}
