import { Alert, Button, Skeleton } from '@mantine/core';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { caseSale } from '../calls/service.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { formatDay } from '../ui/format/times.ts';
import { type CaseDraft, cannotAdd, type FoundSale } from './case-draft.ts';
import styles from './service.module.css';

export type Sought = { readonly serie: string } | { readonly pedido: number };

interface Props {
  readonly sought: Sought;
  readonly draft: CaseDraft;
  readonly onAdd: (venta: FoundSale) => void;
}

/** One sale that was found: to whom, by which invoice, until when it is under warranty. */
function Found({ venta, draft, onAdd }: { readonly venta: FoundSale } & Omit<Props, 'sought'>) {
  const why = cannotAdd(draft, venta);
  const { producto, serie } = venta;
  return (
    <li className={styles.sale}>
      <div>
        <strong>{producto.part_number}</strong> · {producto.nombre}
        <dl className={styles.facts}>
          <dt>Cliente</dt>
          <dd>{venta.cliente.nombre}</dd>
          <dt>Venta</dt>
          <dd>
            Pedido N° {venta.pedido}, factura {venta.factura} del {formatDay(venta.vendido)}
          </dd>
          <dt>Garantía</dt>
          <dd data-over={!venta.en_garantia}>
            {venta.en_garantia ? 'Hasta el' : 'Venció el'} {formatDay(venta.garantia_hasta)}
          </dd>
          {serie === null && (
            <>
              <dt>Vendidas</dt>
              <dd>{formatCount(venta.cantidad)}</dd>
            </>
          )}
        </dl>
      </div>
      <div className={styles.add}>
        <Button
          disabled={why !== undefined}
          aria-label={`Agregar ${serie ?? producto.part_number}`}
          onClick={() => onAdd(venta)}
        >
          Agregar
        </Button>
        {why !== undefined && <small>{why}</small>}
      </div>
    </li>
  );
}

/** What a serial or an order sold, and the earlier cases of the serial. */
export function FoundSales({ sought, draft, onAdd }: Props) {
  const found = useQueryCall(caseSale, sought, { staleTime: 0 });
  if (found.error)
    return (
      <Alert color="red" variant="light" role="alert" mt="md" title="La venta no se pudo leer">
        {messageOf(found.error)}
      </Alert>
    );
  if (!found.data) return <Skeleton height={96} mt="md" />;
  const { ventas, problema, casos } = found.data;
  return (
    <div role="status" className={styles.found}>
      {problema !== null && (
        <Alert color="yellow" variant="light" title="No hay una venta que mostrar">
          {problema}
        </Alert>
      )}
      <ul className={styles.sales}>
        {ventas.map((venta) => (
          <Found key={`${venta.pedido}/${venta.linea}`} venta={venta} draft={draft} onAdd={onAdd} />
        ))}
      </ul>
      {casos.length > 0 && (
        <div>
          <h3>Casos anteriores de esta serie</h3>
          <ul className={styles.cases}>
            {casos.map(({ number, estado, createdAt, falla, resolucion, vida }) => (
              <li key={number}>
                RMA N° {number}, {formatDay(createdAt)}: {falla}. {vida ?? resolucion ?? estado}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
