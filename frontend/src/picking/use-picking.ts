import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { pendingOf } from '@power/domain/picking/picking';
import { useEffect, useState } from 'react';
import { useStore } from '../api/store.ts';
import { scanQueue } from './queue.ts';
import { readCode } from './read-code.ts';
import { type Signal, signal } from './signals.ts';
import { type Line, withDeeds } from './work.ts';

export interface Feedback {
  readonly kind: Signal;
  readonly text: string;
  /** Counts up, so that the same answer twice is seen twice. */
  readonly n: number;
}

/** The work of one order on this phone: what the server knows, plus what was done here and is still on its way. */
export function usePicking(order: OrderSheet) {
  const [queue] = useState(scanQueue);
  const waiting = useStore(queue.waiting).filter((d) => d.pedido === order.number);
  const taken = useStore(queue.taken).filter((d) => d.pedido === order.number && d.version > order.version);
  const [awaiting, setAwaiting] = useState<number>();
  const [feedback, setFeedback] = useState<Feedback>();
  useEffect(() => queue.seen(order.number, order.version), [queue, order.number, order.version]);

  const picking =
    order.picking && withDeeds(order.picking, [...taken, ...waiting.filter((d) => !taken.some((t) => t.id === d.id))]);
  const tell = (kind: Signal, text: string) => {
    signal(kind);
    setFeedback((old) => ({ kind, text, n: (old?.n ?? 0) + 1 }));
  };

  const pick = (line: Line, units: number, codigo: string, serie?: string) => {
    if (!picking) return;
    queue.add({
      id: crypto.randomUUID(),
      tipo: 'escanear',
      pedido: order.number,
      linea: line.linea,
      cantidad: units,
      codigo,
      ...(serie ? { serie } : {}),
    });
    const left = pendingOf(picking, line) - units;
    if (left === 0) setAwaiting(undefined);
    else if (serie !== undefined) setAwaiting(line.linea);
    tell(
      left === 0 ? 'completo' : 'ok',
      left === 0
        ? `${line.producto.part_number} completo`
        : `${line.producto.part_number}: ${left === 1 ? 'queda 1' : `quedan ${left}`}`,
    );
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
        tell('aviso', `${read.line.producto.part_number}: ahora escanea la serie`);
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
        return tell('error', `De ${line.producto.part_number} quedan ${pendingOf(picking, line)} por pickear.`);
      pick(line, units, line.producto.codigo);
    },
    missing(line: Line, motivo: string) {
      if (!picking || pendingOf(picking, line) < 1) return;
      const cantidad = pendingOf(picking, line);
      queue.add({
        id: crypto.randomUUID(),
        tipo: 'faltante',
        pedido: order.number,
        linea: line.linea,
        cantidad,
        motivo,
      });
      tell('aviso', `Faltante informado: ${cantidad} de ${line.producto.part_number}`);
    },
  };
}
