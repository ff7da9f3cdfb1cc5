import { useState } from 'react';
import { takePicking } from '../calls/picking.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';

/** Takes an order, or goes on with one that is in hand already, and opens it. Answers why not. */
export function useTakeOrder(onOpen: (number: number) => void) {
  const take = useCommand(takePicking);
  const [taking, setTaking] = useState<number>();
  const run = async (number: number): Promise<string | undefined> => {
    if (taking !== undefined) return undefined;
    setTaking(number);
    try {
      const reply = await take.run({ pedido: number });
      if (!reply.ok) return reply.mensaje;
      onOpen(number);
      return undefined;
    } catch (error) {
      return `No se pudo tomar el Pedido N° ${number}: ${messageOf(error)}`;
    } finally {
      setTaking(undefined);
    }
  };
  return { taking, run };
}
