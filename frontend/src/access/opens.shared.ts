import { mayOpen } from '@power/domain/access/menu';
import { customerCalls } from '../calls/customers.ts';
import { customerStatement } from '../calls/finance.ts';
import { opportunityCalls } from '../calls/forecast.ts';
import { routeCalls } from '../calls/dispatches.ts';
import { orderCalls } from '../calls/orders.ts';
import { quotationCalls } from '../calls/quotations.ts';
import { useCurrentUser } from './current-user.ts';
import { rutaOf } from './ruta.shared.ts';
import { onTerminal, opensOnTerminal } from './terminal.shared.ts';
import { useMay } from './use-may.ts';

/** Documents at their own address, in no menu: whoever may read them opens them. */
const READ_BY: Readonly<Record<string, Parameters<ReturnType<typeof useMay>>[0]>> = {
  'cliente/:id': customerCalls.one,
  'estado-cuenta/:id': customerStatement,
  'cotizacion/:id': quotationCalls.one,
  'despacho/:id': routeCalls.one,
  'oportunidad/:id': opportunityCalls.one,
  'pedido/:id': orderCalls.one,
};

/** Whether the person may open a screen, by its route: one of the menu or led to by others, or a document that they read. */
export function useOpensRoute(): (ruta: string) => boolean {
  const { perfiles, concesiones } = useCurrentUser();
  const may = useMay();
  return (ruta) => {
    const read = READ_BY[ruta];
    if (onTerminal() && !opensOnTerminal(ruta)) return false;
    return mayOpen(perfiles.perfil, ruta, concesiones) && (!read || may(read));
  };
}

/** The same of an address: no link is shown that leads nowhere. */
export function useOpens(): (address: string) => boolean {
  const opens = useOpensRoute();
  return (address) => opens(rutaOf(address).replace(/\/m?\d+$/, '/:id'));
}
