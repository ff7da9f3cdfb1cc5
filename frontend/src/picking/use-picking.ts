import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { type Picking, pendingOf } from '@power/domain/streams/order/picking';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../api/store.ts';
import type { Feedback } from './feedback-bar.shared.tsx';
import { refusals, scanQueue } from './queue.ts';
import type { Deed } from './scan-queue.ts';
import { readCode } from './read-code.ts';
import { type Signal, signal } from './signals.shared.ts';
import { ofOrder, toteOf, tourLine, tourOf } from './tour.ts';
import { inverseOf, type Line, withDeeds, type WorkOrder } from './work.ts';

/**
 * The work of one order on this phone, or of several that are picked in one round: what the server knows, plus what was done
 * here and is still on its way. Its lines are those of `tourOf`.
 */
export function usePicking(
  orders: readonly OrderSheet[],
  placeOf: (work: WorkOrder, line: Line, picking: Picking) => string | undefined,
) {
  const order = tourOf(orders);
  const indexOf = (pedido: number): number => orders.findIndex(({ number }) => number === pedido);
  const asTour = (d: Deed): Deed => ({ ...d, linea: tourLine(indexOf(d.pedido), d.linea) });
  const [queue] = useState(scanQueue);
  const waiting = useStore(queue.waiting).filter((d) => indexOf(d.pedido) >= 0);
  const taken = useStore(queue.taken).filter((d) => d.version > (orders[indexOf(d.pedido)]?.version ?? Infinity));
  const [awaiting, setAwaiting] = useState<number>();
  const [feedback, setFeedback] = useState<Feedback>();
  /** What was done here and could be taken back, the latest last. */
  const [done, setDone] = useState<readonly Deed[]>([]);
  const read = orders.map(({ number, version }) => `${number}@${version}`).join(' ');
  useEffect(() => {
    for (const of of read.split(' ')) {
      const [number, version] = of.split('@').map(Number);
      queue.seen(number!, version!);
    }
  }, [queue, read]);

  const picking =
    order.picking &&
    withDeeds(order.picking, [...taken, ...waiting.filter((d) => !taken.some((t) => t.id === d.id))].map(asTour));
  const tell = (kind: Signal, text: string, about?: string) => {
    signal(kind);
    setFeedback((old) => ({ kind, text, about, n: (old?.n ?? 0) + 1 }));
  };

  const onRefused = useEffectEvent((deed: Deed, mensaje: string) => {
    setDone((old) => old.filter((d) => d.id !== deed.id));
    tell('error', mensaje);
  });
  const numbers = orders.map(({ number }) => number).join(' ');
  useEffect(() => {
    const gone = numbers.split(' ').map((of) => refusals.add(of, ({ deed, mensaje }) => onRefused(deed, mensaje)));
    return () => gone.forEach((remove) => remove());
  }, [numbers]);
  /** Which order a line of this work is of, and its number there. */
  const real = (line: number) => {
    const { n, linea } = ofOrder(line);
    return { pedido: orders[n]!.number, linea };
  };
  /** Whose units they are, where several orders are picked: the tote. */
  const into = ({ linea, producto }: Line): string =>
    orders.length > 1 ? `${producto.part_number} → ${toteOf(ofOrder(linea).n)}` : producto.part_number;
  const act = (deed: Omit<Deed, 'id'>): Deed => {
    const made = { ...deed, id: crypto.randomUUID() };
    queue.add(made);
    return made;
  };
  const remember = (deed: Deed) => setDone((old) => [...old, deed].slice(-50));

  const pick = (line: Line, units: number, codigo: string, serie?: string) => {
    if (!picking) return;
    const ubicacion = placeOf(order, line, picking);
    remember(
      act({
        tipo: 'escanear',
        ...real(line.linea),
        cantidad: units,
        codigo,
        ...(serie ? { serie } : {}),
        ...(ubicacion ? { ubicacion } : {}),
      }),
    );
    const left = pendingOf(picking, line) - units;
    if (left === 0) setAwaiting(undefined);
    else if (serie !== undefined) setAwaiting(line.linea);
    tell(left === 0 ? 'completo' : 'ok', left === 0 ? 'Completo' : leftInWords(left), into(line));
  };

  return {
    order,
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
      remember(act({ tipo: 'faltante', ...real(line.linea), cantidad, motivo }));
      tell('aviso', `Faltante informado: ${cantidad}`, into(line));
    },
    /** The latest deed that can be taken back, and the line that it was for. */
    last: done.at(-1),
    undoLast(): number | undefined {
      const deed = done.at(-1);
      if (!deed || !picking) return undefined;
      setDone((old) => old.slice(0, -1));
      act(inverseOf(deed));
      setAwaiting(undefined);
      const linea = tourLine(indexOf(deed.pedido), deed.linea);
      const line = order.productos_pedido.find((one) => one.linea === linea);
      tell('aviso', `Deshecho: ${undoneWords(deed)}`, line && into(line));
      return linea;
    },
    /** Takes back units of a line, also those that were picked before this screen was opened. */
    unpick(line: Line, units: number, serie?: string) {
      const deed = { tipo: 'deshacer', ...real(line.linea), cantidad: units } as const;
      setDone((old) => old.filter((d) => !isOf(d, deed) || d.tipo !== 'escanear'));
      act({ ...deed, ...(serie ? { serie } : {}) });
      tell('aviso', `Deshecho: ${units}`, into(line));
    },
    /** What was reported missing of a line turned up. */
    found(line: Line, units: number) {
      const deed = { tipo: 'retirar', ...real(line.linea), cantidad: units } as const;
      setDone((old) => old.filter((d) => !isOf(d, deed) || d.tipo !== 'faltante'));
      act(deed);
      tell('aviso', `Faltante retirado: ${units}`, into(line));
    },
  };
}

const leftInWords = (left: number): string => (left === 1 ? 'Queda 1' : `Quedan ${left}`);

type Where = Pick<Deed, 'pedido' | 'linea'>;
const isOf = (deed: Where, other: Where): boolean => deed.pedido === other.pedido && deed.linea === other.linea;

function undoneWords({ tipo, cantidad, serie }: Deed): string {
  if (serie) return `serie ${serie}`;
  return tipo === 'faltante' ? `faltante de ${cantidad}` : String(cantidad);
}
