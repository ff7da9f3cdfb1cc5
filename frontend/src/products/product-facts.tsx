import type { productSheet } from '@power/domain/products/views/product-sheet';
import { useCurrentUser } from '../access/current-user.ts';
import type { ReplyOf } from '../api/types.ts';
import { Facts } from '../ui/dialogs/facts.tsx';
import { arrivalOf } from '../ui/format/arrival.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';

export type Sheet = ReplyOf<typeof productSheet>;
const yes = (value: boolean): string => (value ? 'Sí' : 'No');

/** What a product is. Cost only where it is known to the person. */
export function ProductFacts({ sheet }: { sheet: Sheet }) {
  const { producto: p } = sheet;
  const arrives = arrivalOf(sheet);
  const { margenes } = useCurrentUser().permisos;
  return (
    <Facts
      of={[
        ['Código', p.codigo],
        ['Código SAP', p.codigo_sap],
        ['Part number', p.part_number],
        ['Nombre', p.nombre],
        ['Marca', p.marca],
        ['Categoría', p.categoria],
        ['Unidad', p.unidad],
        ['Descripción', p.descripcion],
        ['Bloqueado', yes(p.bloqueado)],
        ['Web', yes(p.web)],
        ['Lleva serie', yes(p.serializable)],
        ['Servicio', yes(p.servicio)],
        ['Modificable en cotizaciones', yes(p.modificable)],
        ['Tier', String(p.tier)],
        ...(arrives === undefined ? [] : ([['Por recibir', arrives]] as const)),
        ...(margenes
          ? ([
              ['PMP', formatMoney(p.pmp as number)],
              ['Costo FOB', formatMoney(p.costo_fob as number, 'USD')],
            ] as const)
          : []),
        ['Creado', formatDayTime(p.createdAt)],
        ['Actualizado', formatDayTime(p.updatedAt)],
      ]}
    />
  );
}

/** Every bar code by which it is found. */
export const ProductCodes = ({ sheet: { producto } }: { sheet: Sheet }) =>
  producto.ean.length === 0 ? (
    <p>No tiene códigos de barras. Agrégalos con «Editar».</p>
  ) : (
    <ul>
      {producto.ean.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
