import { useState } from 'react';
import { takePicking } from '../calls/picking.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';

/** Takes an order, or goes on with one that is in hand already, and opens it. Answers why not. */
export function useTakeOrder(onOpen: (number: number) => void) {
  const take = useCommand(takePicking);
  const [taking, setTaking] = useState<number>();
  /** Takes it and stays. Answers why not. */
  const only = async (number: number): Promise<string | undefined> => {
    if (taking !== undefined) return undefined;
    setTaking(number);
    try {
      const reply = await take.run({ pedido: number });
      return reply.ok ? undefined : reply.mensaje;
    } catch (error) {
      return `No se pudo tomar el Pedido N° ${number}: ${messageOf(error)}`;
    } finally {
      setTaking(undefined);
    }
  };
  const run = async (number: number): Promise<string | undefined> => {
    if (taking !== undefined) return undefined;
    const refused = await only(number);
    if (refused === undefined) onOpen(number);
    return refused;
  };
  return { taking, only, run };
}
