import type { simulateBatch } from '@power/domain/pricing/views/pricing-queries';
import { Table } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { ReplyOf } from '../api/types.ts';
import { formatCount, formatMoney, formatPercent } from '../ui/format/numbers.ts';
import styles from './pricing.module.css';

type Reply = ReplyOf<typeof simulateBatch>;

/** What a bulk change would do, before anything is written. */
export function Effect({ of }: { of: Reply }) {
  const facts = [
    ['Productos', formatCount(of.productos)],
    ['Cambian', formatCount(of.cambian)],
    ['Margen medio', `${formatPercent(of.margen_antes)} a ${formatPercent(of.margen)}`],
    ['Cotizaciones abiertas', formatCount(of.cotizaciones.abiertas)],
    ['Bajo el margen mínimo', `${formatCount(of.bajo_minimo_antes)} a ${formatCount(of.bajo_minimo)}`],
  ] as const;
  return (
    <section aria-label="Efecto del cambio" aria-live="polite">
      <dl className={styles.effect}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {of.cotizaciones.abiertas > 0 && (
        <p>
          Tienen productos que cambian, y conservan su precio hasta que se actualicen:{' '}
          {of.cotizaciones.ejemplos.map((number, n) => (
            <Fragment key={number}>
              {n > 0 && ', '}
              <Link to={`/sistema/cotizacion/${number}`}>{`N° ${number}`}</Link>
            </Fragment>
          ))}
          {of.cotizaciones.abiertas > of.cotizaciones.ejemplos.length &&
            ` y ${formatCount(of.cotizaciones.abiertas - of.cotizaciones.ejemplos.length)} más`}
          .
        </p>
      )}
      {of.ejemplos.length > 0 && (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Los que más cambian</Table.Th>
              <Table.Th ta="right">Precio Lista</Table.Th>
              <Table.Th ta="right">R.Tienda</Table.Th>
              <Table.Th ta="right">R.Platinum</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {of.ejemplos.slice(0, 6).map((p) => (
              <Table.Tr key={p._id}>
                <Table.Td>{p.part_number}</Table.Td>
                {(['precio_lista', 'tienda', 'platinum'] as const).map((column) => (
                  <Table.Td key={column} ta="right">
                    {`${formatMoney(p.antes[column])} a ${formatMoney(p.despues[column])}`}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
