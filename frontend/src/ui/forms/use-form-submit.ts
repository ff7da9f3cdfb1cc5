import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { type FormReply, isStale } from './submit-reply.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';

export interface SubmitOptions {
  readonly expectedVersion?: number;
}

interface Options<T> {
  readonly version?: number;
  readonly submit: (values: T, options: SubmitOptions) => Promise<FormReply>;
  /** Until it resolves the form is busy. */
  readonly onDone: (reply: FormReply) => void | Promise<void>;
}

/** Sends a form once at a time; keeps what was typed on every failure; a stale document can be overwritten knowingly. */
export function useFormSubmit<T>({ version, submit, onDone }: Options<T>) {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormReply>();
  const send = (values: T, onTopOf: number | undefined = version): Promise<void> =>
    oneAtATime(async () => {
      setBusy(true);
      setRefusal(undefined);
      try {
        const reply = await submit(values, onTopOf === undefined ? {} : { expectedVersion: onTopOf });
        if (reply.ok) await onDone(reply);
        else setRefusal(reply);
      } catch (error) {
        setRefusal({ ok: false, titulo: 'No se guardó', mensaje: messageOf(error) });
      } finally {
        setBusy(false);
      }
    });
  return { send, busy, refusal, stale: refusal !== undefined && isStale(refusal), forget: () => setRefusal(undefined) };
}
