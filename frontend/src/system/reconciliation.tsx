import { formatInstant } from '@power/domain/kernel/dates';
import { Button } from '@mantine/core';
import { IconScale, IconScaleOutline } from '@tabler/icons-react';
import { Fragment } from 'react';
import { formatCount } from '../ui/format/numbers.ts';
import { reconcile, repair } from './operate.ts';
import type { SystemStatusReply } from './status.ts';
import { LineTable } from '../ui/line-table.tsx';
import styles from './system.module.css';

/** Streams that are told; *Servidor del registro* has them all. */
const SHOWN = 3;

type Found = NonNullable<SystemStatusReply['cuadratura']>;

const verdict = ({ ok, total, intervenidos, error }: Found): string => {
  if (error !== null) return 'La comparación falló';
  if (ok === null) return 'En curso';
  if (total === 0 && intervenidos.length > 0) return 'No se pudo comparar todo: alguien intervino el registro';
  return ok
    ? 'El stock coincide con los pedidos'
    : `${formatCount(total)} ${total === 1 ? 'diferencia' : 'diferencias'} entre pedidos y stock`;
};

const Differences = ({ of }: { of: Found }) => (
  <LineTable
    label="Diferencias de stock"
    head={['Pedido', 'Producto', 'Bodega', 'Diferencia', { label: 'Acciones', hidden: true }]}
    below={
      of.total > of.diferencias.length && (
        <p className={styles.none}>{`Se muestran las primeras ${formatCount(of.diferencias.length)}.`}</p>
      )
    }
  >
    <tbody>
      {of.diferencias.map((d) => (
        <tr key={`${d.pedido} ${d.producto} ${d.bodega} ${d.tipo}`}>
          <th scope="row">
            {d.pedido}
            <small>{d.estatus ?? 'No existe'}</small>
          </th>
          <td>{d.part_number}</td>
          <td>{d.bodega}</td>
          <td className={styles.error}>{d.mensaje}</td>
          <td>
            <Button size="compact-xs" variant="default" onClick={() => void repair(d)}>
              Reparar
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </LineTable>
);

/** What the last comparison of orders and stock found, and the repair of each difference. */
export function Reconciliation({ of }: { of: SystemStatusReply['cuadratura'] }) {
  const differs = of !== null && of.diferencias.length > 0;
  return (
    <section className={differs ? styles.wide : styles.block} aria-label="Stock y pedidos">
      <h2>Stock y pedidos</h2>
      {of === null ? (
        <p className={styles.none}>Todavía no se ha comparado: se hace cada noche.</p>
      ) : (
        <p className={styles.chain} data-ok={of.ok !== false && of.error === null}>
          {of.ok === false ? <IconScaleOutline size={20} aria-hidden /> : <IconScale size={20} aria-hidden />}
          <span>
            <strong>{verdict(of)}</strong>
            {of.ok !== null &&
              ` · ${formatCount(of.pedidos)} pedidos y ${formatCount(of.productos)} productos comparados`}{' '}
            · {formatInstant(of.fecha)}
            {of.intervenidos.slice(0, SHOWN).map((detail) => (
              <Fragment key={detail}>
                <br />
                {detail}
              </Fragment>
            ))}
            {of.intervenidos.length > SHOWN && ` Y ${formatCount(of.intervenidos.length - SHOWN)} más.`}
            {of.en_movimiento > 0 && (
              <>
                <br />
                {`${formatCount(of.en_movimiento)} estaban en movimiento: compara de nuevo en unos minutos.`}
              </>
            )}
          </span>
        </p>
      )}
      {differs && <Differences of={of} />}
      <Button
        mt="md"
        size="xs"
        variant="default"
        disabled={of?.estado === 'en_espera' || of?.estado === 'en_proceso'}
        onClick={() => void reconcile()}
      >
        Comparar ahora
      </Button>
    </section>
  );
}
