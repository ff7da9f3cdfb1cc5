import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';

type Reply<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly mensaje: string };

/** Asks the server for one step of an import after another: what is under way, and the sentence of what was refused. */
export function useImportRun() {
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async <T>(work: () => Promise<unknown>, then: (reply: T) => void | Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      const reply = (await work()) as Reply<T>;
      if (reply.ok) await then(reply);
      else setFault(reply.mensaje);
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, setFault, run };
}
