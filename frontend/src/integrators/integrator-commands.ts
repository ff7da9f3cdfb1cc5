import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import {
  integratorCalls,
  integratorDeliveries,
  reactivateIntegrator,
  suspendIntegrator,
} from '../calls/integrators.ts';
import { giveLink } from '../ui/dialogs/give-link.tsx';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

export const KEYS = 'api-clientes-listar';
interface Named {
  readonly number: number;
}
const once = () => ({ commandId: crypto.randomUUID() });

/** After a command: sheet, history and list show at once what it did. */
export function refreshIntegrators(): void {
  for (const query of [integratorCalls.one, integratorCalls.history, integratorDeliveries])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(KEYS);
}

/** The secret, for the only time: it is copied now or rotated later. */
export const showKey = (titulo: string, clave: string): Promise<void> =>
  giveLink({
    titulo,
    fallo: 'La clave no se pudo mostrar',
    run: () => Promise.resolve({ ok: true, enlace: clave }),
    texto: () => 'Cópiala ahora y entrégala a quien programa: no se puede ver de nuevo. Si se pierde, rótala.',
  });

/** The secret that signs what a program is told, for the only time. */
export const showSecret = (titulo: string, secreto: string): Promise<void> =>
  giveLink({
    titulo,
    fallo: 'El secreto no se pudo mostrar',
    run: () => Promise.resolve({ ok: true, enlace: secreto }),
    texto: () =>
      'Cópialo ahora y entrégalo a quien programa: con él comprueba que un aviso es nuestro. No se puede ver de nuevo.',
  });

export const reactivate = ({ number: id }: Named): Promise<void> =>
  tell('La clave no se reactivó', () => call(reactivateIntegrator, { id }, once())).then(refreshIntegrators);

export async function askAndSuspend({ number: id }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Suspender la Clave API N° ${id}`,
    texto: 'Deja de servir en el acto, hasta que se reactive.',
    etiqueta: 'Motivo',
    boton: 'Suspender',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('La clave no se suspendió', () => call(suspendIntegrator, { id, motivo }, once())).then(
      refreshIntegrators,
    );
}
