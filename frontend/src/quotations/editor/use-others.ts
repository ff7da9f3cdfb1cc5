import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/client.ts';
import { stayInQuotation } from '../../calls/quotations.ts';
import { useLiveEvent } from '../../live/hooks.ts';
import { thisWindow } from './this-window.ts';

const AGAIN_MS = 40_000;

/** Who else has this quotation in the editor, as it changes; empty for a new one. */
export function useOthers(number: number | undefined): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const beat = useEffectEvent(async () => {
    if (number === undefined) return;
    try {
      const reply = await call(stayInQuotation, { cotizacion: number, dispositivo: thisWindow() });
      if (reply.ok) {
        const named = (reply.otros as readonly { nombre: string; propio: boolean }[]).map(({ nombre, propio }) =>
          propio ? 'tú en otra ventana' : nombre,
        );
        setOthers([...new Set(named)]);
      }
    } catch {
      // It is asked again soon; nobody is better than somebody who has gone.
      setOthers([]);
    }
  });
  useEffect(() => {
    const leave = (): void => {
      if (number === undefined) return;
      const here = { cotizacion: number, dispositivo: thisWindow() };
      void call(stayInQuotation, { ...here, sale: true }, { keepalive: true }).catch(() => undefined);
    };
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void beat();
    };
    void beat();
    const timer = setInterval(() => void beat(), AGAIN_MS);
    // A tab that is closed unmounts nothing.
    addEventListener('pagehide', leave);
    addEventListener('pageshow', back);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', back);
      leave();
    };
  }, [number]);
  useLiveEvent('presencia', (datos) => {
    if ((datos as { clave?: string }).clave === `cotizacion/${number}`) void beat();
  });
  return others;
}
