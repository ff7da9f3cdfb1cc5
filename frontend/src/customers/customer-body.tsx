import { customerDocument } from '@power/domain/customers/views/customer-document';
import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import { Anchor, Tabs } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { customerAccount } from '../calls/customers.ts';
import { customerStatement } from '../calls/finance.ts';
import { orderGrid } from '../calls/orders.ts';
import { pointsGrid } from '../calls/points.ts';
import { quotationGrid } from '../calls/quotations.ts';
import { DocumentLines } from '../documents/document-lines.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { AccountFigures } from './account-figures.tsx';
import styles from './customer-body.module.css';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerPoints } from './customer-points.tsx';
import { CustomerQuotations } from './customer-quotations.tsx';

const counted = (label: string, n: number | undefined): string => (n ? `${label} (${formatCount(n)})` : label);

function Contacts({ sheet: { contactos } }: { sheet: CustomerSheet }) {
  if (contactos.length === 0) return <p>Sin contactos. Agrégalos con «Editar».</p>;
  return (
    <ul className={styles.contacts}>
      {contactos.map((c, n) => (
        <li key={n}>
          <strong>{c.nombre}</strong>
          {c.cargo && <span>{c.cargo}</span>}
          {c.email && <Anchor href={`mailto:${c.email}`}>{c.email}</Anchor>}
          {c.telefono && <Anchor href={`tel:${c.telefono.replaceAll(/\s/g, '')}`}>{c.telefono}</Anchor>}
        </li>
      ))}
    </ul>
  );
}

/** What a customer owes and has, and what it asked for: each list with its newest and the way to the rest. */
export function CustomerBody({ sheet }: { readonly sheet: CustomerSheet }) {
  const may = useMay();
  const { data } = useQueryCall(customerAccount, { id: sheet._id });
  useLiveRefresh(customerAccount, customerAccount.topic, (clave) => clave === sheet._id);
  const account = data?.ok ? data : undefined;
  return (
    <>
      <AccountFigures account={account} />
      {may(customerStatement) && (
        <Anchor component={Link} to={`/sistema/estado-cuenta/${sheet._id}`} size="sm">
          Ver estado de cuenta
        </Anchor>
      )}
      <Tabs defaultValue="direcciones" keepMounted={false}>
        <Tabs.List aria-label="Del cliente" className={styles.tabs ?? ''}>
          <Tabs.Tab value="direcciones">{counted('Direcciones', sheet.direcciones.length)}</Tabs.Tab>
          <Tabs.Tab value="contactos">{counted('Contactos', sheet.contactos.length)}</Tabs.Tab>
          {may(orderGrid) && <Tabs.Tab value="pedidos">{counted('Pedidos', account?.pedidos)}</Tabs.Tab>}
          {may(quotationGrid) && (
            <Tabs.Tab value="cotizaciones">{counted('Cotizaciones', account?.cotizaciones)}</Tabs.Tab>
          )}
          {may(pointsGrid) && <Tabs.Tab value="puntos">Pesos Mobile</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="direcciones" pt="sm" className={styles.wide}>
          {sheet.direcciones.length > 0 ? (
            <DocumentLines lines={customerDocument.lines} sheet={sheet} />
          ) : (
            <p>Sin direcciones. Agrégalas con «Editar».</p>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="contactos" pt="sm">
          <Contacts sheet={sheet} />
        </Tabs.Panel>
        <Tabs.Panel value="pedidos" pt="sm" className={styles.wide}>
          <CustomerOrders id={sheet._id} legalcode={sheet.legalcode} />
        </Tabs.Panel>
        <Tabs.Panel value="cotizaciones" pt="sm" className={styles.wide}>
          <CustomerQuotations id={sheet._id} legalcode={sheet.legalcode} />
        </Tabs.Panel>
        <Tabs.Panel value="puntos" pt="sm" className={styles.wide}>
          <CustomerPoints id={sheet._id} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
