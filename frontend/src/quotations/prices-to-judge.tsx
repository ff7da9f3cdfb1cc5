import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { formatCount, formatMoney, formatPercent } from '../ui/format/numbers.ts';
import { DIVISA } from './currency.ts';
import styles from './prices-to-judge.module.css';

export interface Verdict {
  readonly aprobada: boolean;
  readonly motivo?: string;
}
type Line = QuotationSheet['productos_cotizacion'][number];

interface Props {
  readonly sheet: Pick<QuotationSheet, 'moneda'>;
  readonly lines: readonly Line[];
  readonly verdicts: Readonly<Record<number, Verdict>>;
  readonly onJudge: (linea: number, verdict: Verdict) => void;
  readonly onAll: (aprobada: boolean) => void;
}

/** Proposed prices beside the original, how far below it, and the margin where it may be seen; each approved or rejected. */
export function PricesToJudge({ sheet, lines, verdicts, onJudge, onAll }: Props) {
  const money = (value: number | null) => formatMoney(value, DIVISA[sheet.moneda]);
  const withMargin = lines.some(({ margen_propuesto }) => margen_propuesto !== undefined);
  return (
    <>
      <Group gap="xs" my="sm">
        <Button variant="default" size="xs" onClick={() => onAll(true)}>
          Aprobar todos
        </Button>
        <Button variant="default" size="xs" onClick={() => onAll(false)}>
          Rechazar todos
        </Button>
      </Group>
      <table className={styles.prices} aria-label="Precios por validar">
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Valor Unitario</th>
            <th scope="col">Propuesto</th>
            <th scope="col">Diferencia</th>
            {withMargin && <th scope="col">Margen</th>}
            <th scope="col">Validación</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ linea, producto, cantidad, precio, valor_propuesto, margen, margen_propuesto, rechazo }) => {
            const verdict = verdicts[linea];
            return (
              <tr key={linea}>
                <th scope="row">
                  {producto.part_number}
                  <small>{producto.nombre}</small>
                  {rechazo !== null && <small>{`Rechazado antes: ${rechazo}`}</small>}
                </th>
                <td>{formatCount(cantidad)}</td>
                <td>{money(precio)}</td>
                <td>
                  <strong>{valor_propuesto === null ? 'Precio de lista' : money(valor_propuesto)}</strong>
                </td>
                <td>
                  {formatPercent(
                    precio === 0 || valor_propuesto === null ? null : (valor_propuesto / precio - 1) * 100,
                  )}
                </td>
                {withMargin && <td>{formatPercent(valor_propuesto === null ? margen : margen_propuesto)}</td>}
                <td>
                  <SegmentedControl
                    size="xs"
                    aria-label={`Validación de ${producto.part_number}, línea ${linea}`}
                    value={verdict ? (verdict.aprobada ? 'si' : 'no') : ''}
                    onChange={(value) => onJudge(linea, { ...verdict, aprobada: value === 'si' })}
                    data={[
                      { value: 'si', label: 'Aprobar' },
                      { value: 'no', label: 'Rechazar' },
                    ]}
                  />
                  {verdict && !verdict.aprobada && (
                    <TextInput
                      mt="xs"
                      size="xs"
                      placeholder="Motivo"
                      aria-label={`Motivo del rechazo de ${producto.part_number}`}
                      maxLength={200}
                      value={verdict.motivo ?? ''}
                      onChange={(e) => onJudge(linea, { aprobada: false, motivo: e.currentTarget.value })}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
