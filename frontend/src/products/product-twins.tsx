import { Anchor, Modal } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ReplyOf } from '../api/types.ts';
import type { productTwins } from '@power/domain/products/views/product-twins';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { LineTable } from '../ui/line-table.tsx';

interface Props {
  readonly of: ReplyOf<typeof productTwins>['repetidos'];
  readonly onClose: () => void;
}

/** Part numbers and bar codes that several active products have, each product a step away from being mended. */
export const ProductTwins = ({ of, onClose }: Props) => (
  <Modal opened onClose={onClose} size={SHEET.record} title="Códigos repetidos">
    <p>
      Quien los escanea o los escribe tiene que elegir el producto. Corrige el código en uno de ellos, o desactiva el
      que sobra.
    </p>
    <LineTable label="Códigos repetidos" head={['Código repetido', 'Código', 'Número de parte', 'Nombre']}>
      {of.map(({ campo, valor, productos }) => (
        <tbody key={`${campo} ${valor}`}>
          {productos.map((p, n) => (
            <tr key={p._id}>
              {n === 0 && (
                <th scope="rowgroup" rowSpan={productos.length}>
                  {campo} {valor}
                </th>
              )}
              <td>
                <Anchor component={Link} to={`/sistema/producto/${p._id}`} inherit>
                  {p.codigo}
                </Anchor>
              </td>
              <td>{p.part_number}</td>
              <td>{p.nombre}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </LineTable>
  </Modal>
);
