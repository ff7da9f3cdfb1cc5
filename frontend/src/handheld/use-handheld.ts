import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../api/client.ts';
import { releaseReplenishment } from '../calls/inventory.ts';
import { useStore } from '../api/store.ts';
import type { Feedback } from '../picking/feedback-bar.shared.tsx';
import { countInWords } from '../ui/format/numbers.ts';
import { type Signal, signal } from '../picking/signals.shared.ts';
import { type Deed, moveQueue, ON_SCREEN, refusals, type Work, wordsOf } from './moves.shared.ts';
import { type InHand, understand } from './understand.ts';

/** The work of one hand with the phone of the warehouse. */
export function useHandheld() {
  const [queue] = useState(moveQueue);
  const waiting = useStore(queue.waiting);
  const [code, setCode] = useState<string>();
  const [hand, setHand] = useState<InHand>();
  const [despacho, setDespacho] = useState<number>();
  const [feedback, setFeedback] = useState<Feedback>();
  const tell = (kind: Signal, text: string, about?: string) => {
    signal(kind);
    setFeedback((old) => ({ kind, text, about, n: (old?.n ?? 0) + 1 }));
  };
  // Why, stands below until it was read.
  const onRefused = useEffectEvent((deed: Deed) => tell('error', 'Hay algo sin registrar', wordsOf(deed)));
  useEffect(() => refusals.add(ON_SCREEN, ({ deed }) => onRefused(deed)), []);
  const act = (work: Work): void => {
    queue.add({ ...work, id: crypto.randomUUID() } as Deed);
    tell('ok', wordsOf(work), waiting.length > 0 ? 'Se envía en orden' : undefined);
  };
  /** A task that is done or given up is anybody's again; one that no network tells of runs out by itself. */
  const finishTask = (goods: InHand | undefined): void => {
    if (goods?.hacia === undefined) return;
    const { producto, hacia } = goods;
    void call(releaseReplenishment, { producto, hacia }, { commandId: crypto.randomUUID() }).catch(() => undefined);
  };
  const put = (goods: InHand, hacia: string | null): void => {
    const { producto, part_number, bodega, desde, cantidad, motivo, series } = goods;
    act({ tipo: 'ubicar', producto, part_number, bodega, desde, hacia, cantidad, motivo, series });
    finishTask(goods);
    setHand(undefined);
  };
  return {
    code,
    hand,
    despacho,
    feedback,
    waiting,
    tell,
    act,
    take: (goods: InHand) => {
      setHand(goods);
      tell('aviso', 'Escanea dónde lo dejas', goods.part_number);
    },
    change: (more: Partial<InHand>) => setHand((old) => old && { ...old, ...more }),
    drop: () => {
      finishTask(hand);
      setHand(undefined);
    },
    put,
    /** A vehicle is loaded until somebody says that it is done. */
    load(route: number, codigo: string) {
      setDespacho(route);
      act({ tipo: 'cargar', despacho: route, codigo });
    },
    loaded: () => setDespacho(undefined),
    scan(raw: string) {
      const read = understand(raw, hand, despacho);
      if (read.tipo === 'error') return tell('error', read.mensaje);
      if (read.tipo === 'destino') return put(hand!, read.ubicacion);
      if (read.tipo === 'carga') return act({ tipo: 'cargar', despacho: despacho!, codigo: read.codigo });
      if (read.tipo === 'otra unidad') {
        setHand({ ...hand!, cantidad: hand!.cantidad + 1 });
        return tell('ok', `Van ${hand!.cantidad + 1}`, hand!.part_number);
      }
      if (read.tipo === 'serie') {
        const series = [...hand!.series, read.serie];
        setHand({ ...hand!, series, cantidad: series.length });
        return tell('ok', `Serie ${read.serie}`, countInWords(series.length, ['unidad en mano', 'unidades en mano']));
      }
      setCode(read.codigo);
      return undefined;
    },
  };
}
export type Handheld = ReturnType<typeof useHandheld>;
