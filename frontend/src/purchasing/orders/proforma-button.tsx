import type { ReplyOf } from '../../api/types.ts';
import type { proformaLines as declared } from '@power/domain/purchasing/orders/views/proforma';
import { proformaImport } from '@power/domain/purchasing/orders/proforma/proforma-import.shared';
import { Button, List, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../api/client.ts';
import { proformaLines } from '../../calls/purchasing.ts';
import { formatCount, formatDecimal } from '../../ui/format/numbers.ts';
import { part } from '../../ui/part.tsx';
import type { OrderFormApi } from './order-fields.tsx';
import type { Names } from './order-form.ts';

type Read = ReplyOf<typeof declared>;
const DocumentImport = part(() => import('../../imports/document-import.shared.tsx'), 'DocumentImport');
const products = (n: number): string => `${formatCount(n)} ${n === 1 ? 'producto' : 'productos'}`;

/** What the rows make together, and which of them are no product. */
function Made({ read, moneda, had }: { readonly read: Read; readonly moneda: string; readonly had: number }) {
  const { lineas, fuera, rechazados } = read;
  const units = lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
  const total = lineas.reduce((sum, { cantidad, precio }) => sum + cantidad * precio, 0);
  return (
    <>
      <div role="status">
        <Text fw={600}>
          {`${products(lineas.length)}, ${formatCount(units)} unidades por ${formatDecimal(total)} ${moneda}`}
        </Text>
        <Text size="sm">
          {rechazados.length > 0
            ? `${rechazados.length === 1 ? 'Una fila tiene' : `${formatCount(rechazados.length)} filas tienen`} errores: corrige la planilla y súbela otra vez. No se agrega nada hasta que estén todas bien.`
            : `${had > 0 ? 'Reemplazan los productos que ya tiene la orden. ' : ''}La orden se guarda recién con «Guardar orden».`}
        </Text>
      </div>
      {fuera.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            No son productos y quedan fuera
          </Text>
          <List size="sm" spacing={4}>
            {fuera.slice(0, 8).map(({ fila, texto }) => (
              <List.Item key={fila}>{`Fila ${fila}: ${texto}`}</List.Item>
            ))}
          </List>
          {fuera.length > 8 && <Text size="sm" c="dimmed">{`y ${formatCount(fuera.length - 8)} más`}</Text>}
        </>
      )}
    </>
  );
}

interface Props {
  readonly form: OrderFormApi;
  /** What products are called, by id. */
  readonly onNames: (names: Names) => void;
}

/** *Importar proforma*: all rows of the supplier's spreadsheet become the lines of the order that is being written. */
export function ProformaButton({ form, onNames }: Props) {
  const [open, setOpen] = useState(false);
  const [moneda, marca, lineas] = useWatch({ control: form.control, name: ['moneda', 'marca', 'lineas'] });
  const take = (read: Read): void => {
    onNames(
      Object.fromEntries(
        read.lineas.map(({ producto, part_number, nombre }) => [producto, `${part_number} · ${nombre}`]),
      ),
    );
    if (marca === '') form.setValue('marca', read.lineas[0]!.marca, { shouldDirty: true });
    form.setValue(
      'lineas',
      read.lineas.map(({ producto, cantidad, precio }) => ({ producto, cantidad, precio, reserva: '' })),
      { shouldDirty: true, shouldValidate: true },
    );
  };
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => setOpen(true)}>
        Importar proforma
      </Button>
      {open && (
        <DocumentImport
          kind={proformaImport}
          go={(read) => `Agregar ${products((read as Read | undefined)?.lineas.length ?? 0)}`}
          rehearse={(request) => call(proformaLines, { ...request, moneda, marca })}
          shown={(read) => <Made read={read as Read} moneda={moneda} had={lineas.length} />}
          onTake={(read) => take(read as Read)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
