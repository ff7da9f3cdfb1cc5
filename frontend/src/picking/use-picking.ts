import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { type Picking, pendingOf } from '@power/domain/streams/order/picking';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../api/store.ts';
import type { Feedback } from './feedback-bar.shared.tsx';
import { refusals, scanQueue } from './queue.ts';
import type { Deed } from './scan-queue.ts';
import { readCode } from './read-code.ts';
import { type Signal, signal } from './signals.shared.ts';
import { inverseOf, type Line, withDeeds } from './work.ts';

/** The work of one order on this phone: what the server knows, plus what was done here and is still on its way. */
export function usePicking(order: OrderSheet, placeOf: (line: Line, picking: Picking) => string | undefined) {
  const [queue] = useState(scanQueue);
  const waiting = useStore(queue.waiting).filter((d) => d.pedido === order.number);
  const taken = useStore(queue.taken).filter((d) => d.pedido === order.number && d.version > order.version);
  const [awaiting, setAwaiting] = useState<number>();
  const [feedback, setFeedback] = useState<Feedback>();
  /** What was done here and could be taken back, the latest last. */
  const [done, setDone] = useState<readonly Deed[]>([]);
  useEffect(() => queue.seen(order.number, order.version), [queue, order.number, order.version]);

  const picking =
    order.picking && withDeeds(order.picking, [...taken, ...waiting.filter((d) => !taken.some((t) => t.id === d.id))]);
  const tell = (kind: Signal, text: string, about?: string) => {
    signal(kind);
    setFeedback((old) => ({ kind, text, about, n: (old?.n ?? 0) + 1 }));
  };

  const onRefused = useEffectEvent((deed: Deed, mensaje: string) => {
    setDone((old) => old.filter((d) => d.id !== deed.id));
    tell('error', mensaje);
  });
  useEffect(() => refusals.add(String(order.number), ({ deed, mensaje }) => onRefused(deed, mensaje)), [order.number]);
  const act = (deed: Omit<Deed, 'id'>): Deed => {
    const made = { ...deed, id: crypto.randomUUID() };
    queue.add(made);
    return made;
  };
  const remember = (deed: Deed) => setDone((old) => [...old, deed].slice(-50));

  const pick = (line: Line, units: number, codigo: string, serie?: string) => {
    if (!picking) return;
    const ubicacion = placeOf(line, picking);
    remember(
      act({
        tipo: 'escanear',
        pedido: order.number,
        linea: line.linea,
        cantidad: units,
        codigo,
        ...(serie ? { serie } : {}),
        ...(ubicacion ? { ubicacion } : {}),
      }),
    );
    const left = pendingOf(picking, line) - units;
    if (left === 0) setAwaiting(undefined);
    else if (serie !== undefined) setAwaiting(line.linea);
    tell(left === 0 ? 'completo' : 'ok', left === 0 ? 'Completo' : leftInWords(left), line.producto.part_number);
  };

  return {
    picking,
    feedback,
    tell,
    awaiting,
    sending: waiting.length,
    drained: queue.drained,
    /** Takes a reading; the line that it is for, where there is one. */
    scan(code: string): number | undefined {
      if (!picking) return undefined;
      const read = readCode(order, picking, code, awaiting);
      if (read.tipo === 'error') {
        tell('error', read.mensaje);
        return undefined;
      }
      if (read.tipo === 'serie') {
        setAwaiting(read.line.linea);
        tell('aviso', 'Ahora escanea la serie', read.line.producto.part_number);
        return read.line.linea;
      }
      if (!read.line.producto.serializable) setAwaiting(undefined);
      pick(read.line, 1, read.codigo, read.serie);
      return read.line.linea;
    },
    pickMany(line: Line, units: number) {
      if (!picking) return;
      if (!Number.isSafeInteger(units) || units < 1) return tell('error', 'Ingresa una cantidad de 1 o más');
      if (units > pendingOf(picking, line))
        return tell('error', `${leftInWords(pendingOf(picking, line))} por pickear`, line.producto.part_number);
      pick(line, units, line.producto.codigo);
    },
    missing(line: Line, motivo: string) {
      if (!picking || pendingOf(picking, line) < 1) return;
      const cantidad = pendingOf(picking, line);
      remember(act({ tipo: 'faltante', pedido: order.number, linea: line.linea, cantidad, motivo }));
      tell('aviso', `Faltante informado: ${cantidad}`, line.producto.part_number);
    },
    /** The latest deed that can be taken back, and the line that it was for. */
    last: done.at(-1),
    undoLast(): number | undefined {
      const deed = done.at(-1);
      if (!deed || !picking) return undefined;
      setDone((old) => old.slice(0, -1));
      act(inverseOf(deed));
      setAwaiting(undefined);
      tell('aviso', `Deshecho: ${undoneWords(deed)}`, partNumber(order, deed.linea));
      return deed.linea;
    },
    /** Takes back units of a line, also those that were picked before this screen was opened. */
    unpick(line: Line, units: number, serie?: string) {
      const deed = { tipo: 'deshacer', pedido: order.number, linea: line.linea, cantidad: units } as const;
      setDone((old) => old.filter((d) => d.linea !== line.linea || d.tipo !== 'escanear'));
      act({ ...deed, ...(serie ? { serie } : {}) });
      tell('aviso', `Deshecho: ${units}`, line.producto.part_number);
    },
    /** What was reported missing of a line turned up. */
    found(line: Line, units: number) {
      setDone((old) => old.filter((d) => d.linea !== line.linea || d.tipo !== 'faltante'));
      act({ tipo: 'retirar', pedido: order.number, linea: line.linea, cantidad: units });
      tell('aviso', `Faltante retirado: ${units}`, line.producto.part_number);
    },
  };
}

const leftInWords = (left: number): string => (left === 1 ? 'Queda 1' : `Quedan ${left}`);

const partNumber = (order: OrderSheet, linea: number): string | undefined =>
  order.productos_pedido.find((line) => line.linea === linea)?.producto.part_number;

function undoneWords({ tipo, cantidad, serie }: Deed): string {
  if (serie) return `serie ${serie}`;
  return tipo === 'faltante' ? `faltante de ${cantidad}` : String(cantidad);
}
