import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../api/client.ts';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import { ownPreferences, removePreference, savePreference } from '../calls/settings.ts';
import { sendPreference, sendUnsent, unsentPreferences } from './unsent-preferences.ts';

type Saved = { readonly preferencias: Readonly<Record<string, unknown>> };

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
  useEffect(() => {
    const left = unsentPreferences();
    if (!all.isSuccess || Object.keys(left).length === 0) return;
    client.setQueryData<Saved>(queryKey(ownPreferences, {}), (old) => ({
      preferencias: { ...old?.preferencias, ...left },
    }));
    sendUnsent();
  }, [all.isSuccess, client]);
  const save = useCallback(
    (value: T) => {
      client.setQueryData<Saved>(queryKey(ownPreferences, {}), (old) => ({
        ...old,
        preferencias: { ...old?.preferencias, [clave]: value },
      }));
      sendPreference(clave, value);
    },
    [client, clave],
  );
  return {
    value: (unsentPreferences()[clave] ?? all.data?.preferencias?.[clave]) as T | undefined,
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
