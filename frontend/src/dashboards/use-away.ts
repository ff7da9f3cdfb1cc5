import { online } from '../api/network.ts';
import { useStore } from '../api/store.ts';
import { useConnection } from '../live/hooks.ts';

/** Whether what a board shows may be old: the last question failed, the socket is away, or no call gets through. */
export function useAway(failing: boolean): boolean {
  const socket = useConnection();
  const reachable = useStore(online);
  return socket === 'sin-conexion' || failing || !reachable;
}

/** What a board without orders says while it could not ask: nobody knows whether there are any. */
export const UNKNOWN = 'Sin conexión: no se sabe si hay pedidos';
