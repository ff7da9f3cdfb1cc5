import type { Moneda, Transporte } from '@power/domain/quotations/parts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { call } from '../../api/client.ts';
import { quotationCheck } from '../../calls/quotations.ts';
import type { KnownToday, Today } from './priced-lines.ts';

interface Of {
  readonly cliente: string | undefined;
  readonly moneda: Moneda;
  readonly transporte: Transporte;
  readonly bodega: string;
}
interface Known {
  readonly of: string;
  readonly lines: KnownToday;
  readonly tipo_cambio: number | undefined;
}
const MOST = 300;
const nothing: KnownToday = new Map();

/**
 * Prices and stock of today for the products of a quotation. Each product is asked for once, those that come together in
 * one call; another customer, currency, transport or warehouse asks for all of them anew.
 */
export function useTodayLines(of: Of, products: readonly string[]) {
  const key = JSON.stringify(of);
  const [known, setKnown] = useState<Known>({ of: key, lines: nothing, tipo_cambio: undefined });
  const [failed, setFailed] = useState<string>();
  const [again, setAgain] = useState(0);
  const asking = useRef(new Set<string>());
  const lines = known.of === key ? known.lines : nothing;
  const missing = products.filter((id) => id !== '' && !lines.has(id));
  const wanted = missing.join(' ');
  useEffect(() => {
    const { cliente, moneda, transporte, bodega } = of;
    const ids = [...new Set(missing)].filter((id) => !asking.current.has(`${key} ${id}`)).slice(0, MOST);
    if (cliente === undefined || ids.length === 0) return;
    for (const id of ids) asking.current.add(`${key} ${id}`);
    const done = () => ids.forEach((id) => asking.current.delete(`${key} ${id}`));
    const productos = ids.map((producto) => ({ producto }));
    call(quotationCheck, { cliente, moneda, transporte, productos, ...(bodega && { bodega }) }).then(
      (reply) => {
        done();
        if (!reply.ok) return setFailed((reply as { mensaje?: string }).mensaje ?? 'Los precios no se pudieron leer.');
        setFailed(undefined);
        const unknown = (reply.desconocidos as string[]).map((id) => [id, 'desconocido'] as const);
        const found = reply.productos.map((p) => [p.producto, { ...p, linea: p.linea! } as Today] as const);
        setKnown((old) => ({
          of: key,
          lines: new Map([...(old.of === key ? old.lines : []), ...found, ...unknown]),
          tipo_cambio: reply.tipo_cambio,
        }));
      },
      (error: unknown) => {
        done();
        setFailed(messageOf(error));
      },
    );
  }, [key, wanted, again]);
  return {
    lines,
    tipo_cambio: known.of === key ? known.tipo_cambio : undefined,
    waiting: of.cliente !== undefined && missing.length > 0 && failed === undefined,
    failed,
    retry: () => {
      setFailed(undefined);
      setAgain((n) => n + 1);
    },
    /** Today's prices anew, for all. */
    refresh: () => setKnown({ of: key, lines: nothing, tipo_cambio: known.tipo_cambio }),
  };
}
