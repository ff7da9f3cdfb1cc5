import { useCommand, useQueryCall } from '../../api/hooks.ts';
import { editQuotation, quotationOne } from '../../calls/quotations.ts';
import { tell } from '../quotation-commands.ts';
import { Simulator } from './simulator.tsx';

/** *Simular* over a saved quotation: what is applied is another version of it, like any other. */
export function SimulateDialog({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const { data } = useQueryCall(quotationOne, { cotizacion: number }, { staleTime: 0 });
  const sheet = data?.ok ? data.cotizacion : undefined;
  const edit = useCommand(editQuotation);
  return (
    <Simulator
      title={`Simular la Cotización N° ${number}`}
      subject={{ cotizacion: number }}
      pesos={sheet?.moneda === 'pesos'}
      onClose={onClose}
      busy={edit.busy}
      onApply={
        sheet &&
        ((lines) => {
          const prices = new Map(lines.map(({ linea, despues }) => [linea, despues.precio]));
          const productos_cotizacion = sheet.productos_cotizacion.map(({ linea, producto, cantidad }) => ({
            linea,
            producto: producto._id,
            cantidad,
            ...(prices.has(linea) && { valor_propuesto: prices.get(linea)! }),
          }));
          void tell('La cotización no se guardó', () =>
            edit.run({ cotizacion: { _id: number, productos_cotizacion } }, { expectedVersion: sheet.version }),
          ).then((done) => done && onClose());
        })
      }
    />
  );
}
