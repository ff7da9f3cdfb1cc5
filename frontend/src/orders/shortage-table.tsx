import { Anchor } from '@mantine/core';
import { z } from 'zod';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './order-sheet.module.css';

const row = z.object({
  part_number: z.string(),
  solicitado: z.number(),
  disponible: z.number(),
  codigo_sap: z.string(),
  retenido_por: z
    .array(
      z.object({
        pedido: z.number().nullable(),
        reserva: z.number().optional(),
        cliente: z.string(),
        ejecutivo: z.string(),
        cantidad: z.number(),
      }),
    )
    .default([]),
  otros_pedidos: z.number().default(0),
});
export type Shortage = z.infer<typeof row>;
const rows = z.array(row).catch([]);

export const SHORTAGE_TITLE = 'Los siguientes productos no tienen stock suficiente:';

/** Products that the stock does not bear, of a refused validation: out of stock and held by other orders. */
export const shortagesOf = (reply: Readonly<Record<string, unknown>>): Shortage[] => [
  ...rows.parse(reply.arrProductosSinStock ?? []),
  ...rows.parse(reply.arrProductosComprometidos ?? []),
];

/** Who holds what is missing, so that the validator knows whom to ask. */
function Holders({ of }: { of: readonly Shortage[] }) {
  const held = of.flatMap(({ part_number, retenido_por }) =>
    retenido_por.map((holder) => ({ ...holder, part_number })),
  );
  if (held.length === 0) return null;
  const more = of.filter(({ otros_pedidos }) => otros_pedidos > 0);
  return (
    <ul className={styles.holders} aria-label="Quién lo tiene comprometido">
      {held.map((h) => (
        <li key={`${h.part_number}/${h.pedido}/${h.reserva}`}>
          {h.part_number}: {formatCount(h.cantidad)} en{' '}
          {h.pedido === null ? `la Reserva N° ${h.reserva}` : `el Pedido N° ${h.pedido}`} de {h.cliente} ({h.ejecutivo})
        </li>
      ))}
      {more.map(({ part_number, otros_pedidos: n }) => (
        <li key={`${part_number}/más`}>
          {part_number}: y {formatCount(n)} {n === 1 ? 'pedido' : 'pedidos'} más, todos en Revisar Stock
        </li>
      ))}
    </ul>
  );
}

/** Part Number, Solicitado, Disponible and the way to the stock of each (document 2 §8). */
export const ShortageTable = ({ of }: { of: readonly Shortage[] }) => (
  <>
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Part Number</th>
          <th scope="col">Solicitado</th>
          <th scope="col">Disponible</th>
          <th scope="col">
            <span className="visually-hidden">Stock</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {of.map((s) => (
          <tr key={s.part_number}>
            <th scope="row">{s.part_number}</th>
            <td>{formatCount(s.solicitado)}</td>
            <td>{formatCount(s.disponible)}</td>
            <td>
              <Anchor
                href={`/sistema/stock-ejecutivos?codigo_sap=${encodeURIComponent(s.codigo_sap)}`}
                target="_blank"
                rel="noopener"
                inherit
              >
                Revisar Stock
              </Anchor>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <Holders of={of} />
  </>
);
