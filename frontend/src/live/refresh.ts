import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKey } from '../api/hooks.ts';
import type { AnyCall } from '../api/wire.ts';
import { useTopic } from './hooks.ts';

/** Loads a call's data anew when its topic changes; bursts are gathered for 150 ms. */
export function useLiveRefresh(
  declaration: AnyCall,
  tema: string | undefined,
  concerns: (clave: string) => boolean = () => true,
): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useTopic(tema, (change) => {
    if (change.clave !== '*' && !concerns(change.clave)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: queryKey(declaration) });
    }, 150);
  });
}
