import type { EstadoParada, Pago } from './parts.ts';

interface Collected {
  readonly pagos: readonly Pick<Pago, 'monto'>[];
}
interface Due extends Collected {
  readonly cobrar: number;
  readonly estado: EstadoParada;
}

/** Pesos that a stop brought in. */
export const collected = ({ pagos }: Collected): number => pagos.reduce((sum, { monto }) => sum + monto, 0);

/** What can still be collected: nothing where nothing was left. */
export const due = (stop: Due): number =>
  stop.estado === 'Rechazada' || stop.estado === 'Reprogramada' ? 0 : stop.cobrar - collected(stop);

/** What a stop that comes back brought in; nothing where it brought in nothing. */
export const collectedBefore = (stop: Collected): { readonly cobrado?: number } =>
  collected(stop) > 0 ? { cobrado: collected(stop) } : {};
