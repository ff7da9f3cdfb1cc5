import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { part } from '../../ui/part.tsx';
import { linesAsked } from './quotation-request.ts';
import type { TypedLine, TypedQuotation } from './typed-quotation.ts';

const Simulator = part(() => import('../simulate/simulator.tsx'), 'Simulator');

interface Props {
  readonly q: TypedQuotation;
  readonly opened: QuotationSheet | undefined;
  readonly onLines: (change: (lines: readonly TypedLine[]) => readonly TypedLine[]) => void;
}

/** *Simular* in the editor: over what is typed; what is applied is typed too, and saved when the quotation is. */
export function SimulateDraft({ q, opened, onLines }: Props) {
  const [open, setOpen] = useState(false);
  const ready = q.cliente !== null && q.lineas.length > 0 && q.lineas.every((line) => line.producto !== '');
  return (
    <>
      <Button variant="default" disabled={!ready} onClick={() => setOpen(true)}>
        Simular
      </Button>
      {open && (
        <Simulator
          title={opened ? `Simular la Cotización N° ${opened.number}` : 'Simular la cotización'}
          subject={{
            ...(opened ? { cotizacion: opened.number } : { cliente: q.cliente!._id }),
            moneda: q.moneda,
            transporte: q.transporte,
            productos_cotizacion: linesAsked(q.lineas),
          }}
          pesos={q.moneda === 'pesos'}
          onClose={() => setOpen(false)}
          onApply={(lines) => {
            const prices = new Map(lines.map(({ lugar, despues }) => [lugar, despues.precio]));
            onLines((all) =>
              all.map((line, n) => {
                const valor_propuesto = prices.get(n + 1);
                return valor_propuesto === undefined
                  ? line
                  : { ...line, valor_propuesto, valor_total_propuesto: undefined };
              }),
            );
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
