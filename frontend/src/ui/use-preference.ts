import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../api/client.ts';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import { ownPreferences, removePreference, savePreference } from '../calls/settings.ts';

type Saved = { readonly preferencias: Readonly<Record<string, unknown>> };
const PAUSE_MS = 600;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Sends a preference once nothing moved for a moment: dragging writes one event, not a hundred. */
function send(clave: string, valor: unknown): void {
  clearTimeout(waiting.get(clave));
  waiting.set(
    clave,
    setTimeout(() => {
      waiting.delete(clave);
      // What was arranged stays on screen; a lost arrangement is not worth a dialog.
      void call(savePreference, { clave, valor: valor as never }).catch(() => undefined);
    }, PAUSE_MS),
  );
}

/** One setting of the person, kept on the server: what it is (undefined while loading or never set), and how to change it. */
export function usePreference<T>(clave: string): {
  value: T | undefined;
  /** Whether it is decided what it is, also because asking failed; `loaded`: the server has said it. */
  ready: boolean;
  loaded: boolean;
  save: (value: T) => void;
} {
  const client = useQueryClient();
  const all = useQueryCall(ownPreferences, {}, { staleTime: Infinity });
  const save = useCallback(
    (value: T) => {
      client.setQueryData<Saved>(queryKey(ownPreferences, {}), (old) => ({
        ...old,
        preferencias: { ...old?.preferencias, [clave]: value },
      }));
      send(clave, value);
    },
    [client, clave],
  );
  return {
    value: all.data?.preferencias?.[clave] as T | undefined,
    ready: all.isSuccess || all.isError,
    loaded: all.isSuccess,
    save,
  };
}

/**
 * Settings that are kept one by one below a prefix (`vistas/pedidos-globales/`): two devices that keep different ones do
 * not overwrite each other. They are asked for anew whenever they become `wanted`.
 */
export function usePreferenceSet<T>(prefijo: string, wanted: boolean) {
  const client = useQueryClient();
  const all = useQueryCall(ownPreferences, { prefijo }, { staleTime: 0, enabled: wanted });
  const told = async <R>(running: Promise<R>): Promise<R> => {
    const reply = await running;
    await client.invalidateQueries({ queryKey: queryKey(ownPreferences, { prefijo }) });
    return reply;
  };
  return {
    values: Object.entries(all.data?.preferencias ?? {}) as [clave: string, valor: T][],
    ready: all.data !== undefined,
    failed: all.isError,
    put: (clave: string, valor: T) => told(call(savePreference, { clave, valor: valor as never })),
    remove: (clave: string) => told(call(removePreference, { clave })),
  };
}
