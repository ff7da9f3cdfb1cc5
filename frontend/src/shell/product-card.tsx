import type { FoundProduct } from '@power/domain/products/views/product-search';
import { Table } from '@mantine/core';
import { Facts } from '../ui/dialogs/facts.tsx';
import { notice } from '../ui/dialogs/prompts.ts';
import { arrivalOf } from '../ui/format/arrival.ts';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';

const PRICES = [
  ['Integrador', 'tier_3_calculo'],
  ['Tienda', 'tienda'],
  ['Mobile', 'mobile'],
  ['Silver', 'silver'],
  ['Gold', 'gold'],
  ['Platinum', 'platinum'],
] as const;

/** A product at a glance from the search: codes, stock by warehouse and the net price of each type of customer. */
export const showProduct = (p: FoundProduct): void =>
  void notice({
    titulo: p.nombre,
    boton: 'Cerrar',
    texto: (
      <>
        <Facts
          of={[
            ['Part number', p.part_number],
            ['Código', p.codigo],
            ['Código SAP', p.codigo_sap],
            ['Marca', p.marca],
            ['Disponible', formatCount(p.disponible)],
            ['Por recibir', arrivalOf(p)],
            ['Estado', p.bloqueado ? 'Bloqueado' : 'Activo'],
          ]}
        />
        <Table mt="md" aria-label="Stock por bodega">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Bodega</Table.Th>
              <Table.Th ta="right">Físico</Table.Th>
              <Table.Th ta="right">Disponible</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {p.stock.map((s) => (
              <Table.Tr key={s.bodega}>
                <Table.Td>{s.bodega}</Table.Td>
                <Table.Td ta="right">{formatCount(s.fisico)}</Table.Td>
                <Table.Td ta="right">{formatCount(s.disponible)}</Table.Td>
              </Table.Tr>
            ))}
            {p.stock.length === 0 && (
              <Table.Tr>
                <Table.Td colSpan={3}>Sin stock en ninguna bodega</Table.Td>
              </Table.Tr>
            )}
          </Table.Tbody>
        </Table>
        <Table mt="md" aria-label="Precio neto por tipo de cliente">
          <Table.Thead>
            <Table.Tr>
              {PRICES.map(([tipo]) => (
                <Table.Th key={tipo} ta="right">
                  {tipo}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Table.Tr>
              {PRICES.map(([tipo, field]) => (
                <Table.Td key={tipo} ta="right">
                  {formatMoney(p.precios[field])}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </>
    ),
  });
