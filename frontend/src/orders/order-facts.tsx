import { dteName } from '@power/domain/orders/billing.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Anchor } from '@mantine/core';
import { formatInstant } from '@power/domain/kernel/dates';
import { formatMoney } from '../ui/format/numbers.ts';
import { type Fact, Facts } from '../ui/dialogs/facts.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import { orderLooks } from '@power/domain/orders/order-looks';
import styles from './order-sheet.module.css';

const mail = (address: string) =>
  address ? (
    <Anchor href={`mailto:${address}`} inherit>
      {address}
    </Anchor>
  ) : null;
const phone = (number: string) =>
  number ? (
    <Anchor href={`tel:${number.replace(/\s/g, '')}`} inherit>
      {number}
    </Anchor>
  ) : null;

/** Points are pesos to spend: the sign is the specification's (document 2 §2). */
export const PointsBanner = ({ points }: { points: number }) =>
  points > 0 ? (
    <p className={styles.points} role="status">{`Este pedido utilizó ${formatMoney(points)} Pesos Mobile`}</p>
  ) : null;

/** Card payment of a web order: authorisation, amount, date and last digits. */
function CardPayment({ datos }: { datos: NonNullable<OrderSheet['datos_wp']> }) {
  return (
    <section className={styles.card} aria-label="Pago con tarjeta">
      <h3>Pago con tarjeta</h3>
      <Facts
        of={[
          ['Código de autorización', datos.authorization_code],
          ['Monto', formatMoney(datos.amount)],
          [
            'Fecha',
            Number.isNaN(Date.parse(datos.transaction_date))
              ? datos.transaction_date
              : formatInstant(datos.transaction_date),
          ],
          ['Últimos dígitos', `•••• ${datos.card_detail.card_number.slice(-4)}`],
        ]}
      />
    </section>
  );
}

export const addressText = (a: NonNullable<OrderSheet['direccion_despacho']>): string =>
  [a.calle, a.comuna, a.region, a.referencia].filter(Boolean).join(', ');

/** Left column of an order: client, payment, executive, delivery (document 2 §2). */
export function OrderFacts({ order, conditionName }: { order: OrderSheet; conditionName: (code: string) => string }) {
  const { client, ejecutivo } = order;
  const cliente: Fact[] = [
    ['Nombre', client.name],
    ['Tipo', client.tipo_cliente ?? 'Sin Tipo'],
    ['Código SAP', order.cliente_sap],
    ['Correo', mail(client.email)],
    ['Teléfono', phone(client.phone)],
  ];
  return (
    <div className={styles.facts}>
      <Facts of={[['Estatus', <StateChip key="e" looks={orderLooks} value={order.estatus} />]]} />
      <section aria-label="Cliente">
        <h3>Cliente</h3>
        <Facts of={cliente} />
      </section>
      <p className={styles.condition}>
        CONDICIÓN DE PAGO <strong>{conditionName(order.condicion_pago)}</strong>
      </p>
      {order.factura && (
        <section aria-label="Factura">
          <h3>Factura</h3>
          <Facts
            of={[
              ['Documento', `${dteName(order.factura.tipo_dte)} N° ${order.factura.folio}`],
              ['Fecha', formatInstant(order.factura.fecha)],
              ['Total facturado', formatMoney(order.factura.total)],
            ]}
          />
        </section>
      )}
      {order.datos_wp && <CardPayment datos={order.datos_wp} />}
      <section aria-label="Ejecutivo">
        <h3>Ejecutivo</h3>
        <Facts
          of={[
            ['Nombre', ejecutivo.nombre],
            ['Correo', mail(ejecutivo.email)],
            ['Teléfono', phone(ejecutivo.telefono)],
          ]}
        />
      </section>
      <section aria-label="Entrega">
        <h3>Entrega</h3>
        <Facts
          of={[
            ['Tipo', order.tipo_entrega],
            ['Bodega', order.bodega_entrega],
            ...(order.direccion_despacho ? [['Dirección', addressText(order.direccion_despacho)] as Fact] : []),
            ...(order.despacho?.chofer
              ? [['Chofer', [order.despacho.chofer, order.despacho.patente].filter(Boolean).join(' · ')] as Fact]
              : []),
            ...(order.despacho?.courier
              ? [['Courier', order.despacho.courier] as Fact, ['N° de seguimiento', order.despacho.seguimiento] as Fact]
              : []),
            ...(order.orden_compra ? [['Orden de compra', order.orden_compra] as Fact] : []),
            ...(order.observacion ? [['Observación', order.observacion] as Fact] : []),
          ]}
        />
      </section>
    </div>
  );
}
