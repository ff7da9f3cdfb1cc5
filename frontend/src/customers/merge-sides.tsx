import type { LadoUnion, mergePreview } from '@power/domain/customers/views/merge-preview';
import { List, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReplyOf } from '../api/types.ts';
import { countInWords, formatCount, formatMoney } from '../ui/format/numbers.ts';
import { When } from '../ui/format/when.tsx';
import styles from './customer-body.module.css';

const ROWS: readonly (readonly [label: string, of: (side: LadoUnion) => ReactNode])[] = [
  ['RUT', ({ legalcode }) => legalcode],
  ['Código SAP', ({ codigo_sap }) => codigo_sap],
  ['Tipo de cliente', ({ tipo_cliente }) => tipo_cliente ?? 'Sin Tipo'],
  ['Ejecutivo', ({ ejecutivo_nombre }) => ejecutivo_nombre ?? 'Sin ejecutivo'],
  ['Correo', ({ email }) => email || '–'],
  ['Teléfono', ({ phone }) => phone || '–'],
  ['Cupo', ({ cupo }) => formatMoney(cupo)],
  ['Cupo usado', ({ usado }) => formatMoney(usado)],
  ['Pesos Mobile', ({ puntos }) => formatCount(puntos)],
  [
    'Pedidos',
    ({ pedidos, pedidos_abiertos }) =>
      `${formatCount(pedidos)} (${countInWords(pedidos_abiertos, ['abierto', 'abiertos'])})`,
  ],
  [
    'Cotizaciones',
    ({ cotizaciones, cotizaciones_abiertas }) =>
      `${formatCount(cotizaciones)} (${countInWords(cotizaciones_abiertas, ['abierta', 'abiertas'])})`,
  ],
  ['Oportunidades', ({ oportunidades }) => formatCount(oportunidades)],
  [
    'Reservas',
    ({ reservas, reservas_abiertas }) =>
      `${formatCount(reservas)} (${countInWords(reservas_abiertas, ['con productos', 'con productos'])})`,
  ],
  ['Ubicaciones', ({ ubicaciones }) => formatCount(ubicaciones)],
  ['Retiros por entregar', ({ retiros_abiertos }) => formatCount(retiros_abiertos)],
  [
    'RMA',
    ({ casos, casos_abiertos }) => `${formatCount(casos)} (${countInWords(casos_abiertos, ['abierto', 'abiertos'])})`,
  ],
  ['Claves API', ({ claves }) => formatCount(claves)],
  ['Direcciones', ({ direcciones }) => formatCount(direcciones)],
  ['Contactos', ({ contactos }) => formatCount(contactos)],
  ['Usuarios', ({ usuarios }) => formatCount(usuarios)],
  ['Creado', ({ createdAt }) => <When value={createdAt} />],
];

/** Two customers side by side, and below what goes from the first to the second. */
export function MergeSides({
  duplicado,
  destino,
  direcciones_nuevas,
  contactos_nuevos,
}: Pick<
  Extract<ReplyOf<typeof mergePreview>, { ok: true }>,
  'duplicado' | 'destino' | 'direcciones_nuevas' | 'contactos_nuevos'
>) {
  return (
    <>
      <div className={styles.wide}>
        <Table aria-label="Los dos clientes">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th>{`${duplicado.nombre} (se une)`}</Table.Th>
              <Table.Th>{`${destino.nombre} (queda)`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {ROWS.map(([label, of]) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{of(duplicado)}</Table.Td>
                <Table.Td>{of(destino)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Text size="sm" fw={600}>{`Pasa a ${destino.nombre}:`}</Text>
      <List size="sm">
        <List.Item>
          {`${countInWords(duplicado.pedidos, ['pedido', 'pedidos'])}, ${countInWords(duplicado.cotizaciones, ['cotización', 'cotizaciones'])} y ${countInWords(duplicado.oportunidades, ['oportunidad', 'oportunidades'])}. Lo ya facturado, anulado o vencido conserva el nombre y el RUT con que se emitió.`}
        </List.Item>
        <List.Item>
          {`${countInWords(direcciones_nuevas, ['dirección', 'direcciones'])} y ${countInWords(contactos_nuevos, ['contacto', 'contactos'])} que no tenía.`}
        </List.Item>
        {(duplicado.reservas > 0 || duplicado.ubicaciones > 0) && (
          <List.Item>{`${countInWords(duplicado.reservas, ['reserva', 'reservas'])} y ${countInWords(duplicado.ubicaciones, ['ubicación', 'ubicaciones'])}, con sus productos y solicitudes de retiro.`}</List.Item>
        )}
        {duplicado.casos > 0 && <List.Item>{`${formatCount(duplicado.casos)} RMA.`}</List.Item>}
        {duplicado.claves > 0 && (
          <List.Item>{`${countInWords(duplicado.claves, ['clave API, que', 'claves API, que'])} desde entonces ${duplicado.claves === 1 ? 've y pide' : 'ven y piden'} por el que queda.`}</List.Item>
        )}
        {duplicado.usado > 0 && <List.Item>{`Una deuda de ${formatMoney(duplicado.usado)}.`}</List.Item>}
        {duplicado.puntos > 0 && <List.Item>{`${formatCount(duplicado.puntos)} Pesos Mobile.`}</List.Item>}
        {duplicado.usuarios > 0 && (
          <List.Item>{`${countInWords(duplicado.usuarios, ['usuario que entra por él', 'usuarios que entran por él'])}.`}</List.Item>
        )}
      </List>
    </>
  );
}
