import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { formatCount, formatMoney } from '../../ui/format/numbers.ts';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { availableFor } from './check-draft.ts';
import type { Draft, DraftLine } from './draft.ts';
import styles from './new-order.module.css';

interface Props {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onLine: (key: string, change: Partial<DraftLine>) => void;
  readonly onRemove: (key: string) => void;
  /** The line is done, back to the search. */
  readonly onDone: () => void;
}

/** Up and down go to the same column of the next line and out of the first one, Enter finishes the line, Ctrl+Supr removes it. */
function keys(event: KeyboardEvent<HTMLElement>, props: Props, key: string) {
  if (event.key === 'Enter') {
    event.preventDefault();
    props.onDone();
  }
  if (event.key === 'Delete' && event.ctrlKey) {
    event.preventDefault();
    props.onRemove(key);
    props.onDone();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const row = event.currentTarget.closest('tr');
  const other = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  if (event.key === 'ArrowUp' && !other) return props.onDone();
  other?.querySelector<HTMLInputElement>(`[data-campo='${event.currentTarget.dataset.campo}']`)?.focus();
}

export function DraftLines(props: Props) {
  const { draft, errors, onLine, onRemove } = props;
  if (draft.lineas.length === 0) return <p className={styles.none}>Todavía no hay productos en este pedido.</p>;
  return (
    <div className={styles.box}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Producto</th>
            <th scope="col">Disponible</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Valor Unitario</th>
            <th scope="col">Total Precio</th>
            <th scope="col">
              <span className="visually-hidden">Quitar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {draft.lineas.map((line, n) => {
            const available = availableFor(line, draft.bodega_entrega);
            const short = available !== undefined && (line.cantidad ?? 0) > available;
            return (
              <tr key={line.key} data-error={errors[line.key] !== undefined}>
                <td>{n + 1}</td>
                <th scope="row">
                  {line.producto.part_number}
                  <small>{line.producto.nombre}</small>
                  {errors[line.key] && (
                    <small role="alert" className={styles.error}>
                      {errors[line.key]}
                    </small>
                  )}
                </th>
                <td className={short ? styles.short : ''}>
                  {formatCount(available)}
                  {short && ' · falta'}
                </td>
                <td>
                  <NumberInput
                    aria-label={`Cantidad de ${line.producto.part_number}`}
                    data-campo="cantidad"
                    data-linea={line.key}
                    size="xs"
                    w={84}
                    decimals={0}
                    value={line.cantidad}
                    onChange={(cantidad) => onLine(line.key, { cantidad })}
                    onKeyDown={(e) => keys(e, props, line.key)}
                  />
                </td>
                <td>
                  <NumberInput
                    aria-label={`Valor unitario de ${line.producto.part_number}`}
                    data-campo="precio"
                    size="xs"
                    w={116}
                    decimals={0}
                    value={line.precio}
                    onChange={(precio) => onLine(line.key, { precio, propio: true })}
                    onKeyDown={(e) => keys(e, props, line.key)}
                  />
                </td>
                <td>{formatMoney((line.precio ?? 0) * (line.cantidad ?? 0))}</td>
                <td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Quitar ${line.producto.part_number}`}
                    title="Ctrl + Supr"
                    onClick={() => onRemove(line.key)}
                    tabIndex={-1}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
