import type { Moneda } from '@power/domain/quotations/parts';
import type { quotationVersions } from '@power/domain/quotations/views/versions';
import type { ReplyOf } from '../api/types.ts';
import { formatCount, formatMoney, formatPercent } from '../ui/format/numbers.ts';
import { DIVISA } from './currency.ts';
import styles from './versions.module.css';

export type Versions = Extract<ReplyOf<typeof quotationVersions>, { readonly ok: true }>;
type Line = Versions['lineas'][number];
type Side = NonNullable<Line['antes']>;
const WORDS = { igual: 'Igual', cambiada: 'Cambió', agregada: 'Agregada', quitada: 'Quitada' } as const;

interface Props {
  readonly lines: readonly Line[];
  readonly moneda: Moneda;
  readonly margenes: boolean;
}

/** One value of a line in both versions: the earlier one struck through where it differs. */
function Both({ line: { antes, despues }, of }: { readonly line: Line; readonly of: (side: Side) => string }) {
  const [was, is] = [antes && of(antes), despues && of(despues)];
  if (was === is) return is;
  return (
    <>
      {was !== null && <s>{was}</s>} {is !== null && <strong>{is}</strong>}
    </>
  );
}

/** Lines of two versions; heading and comment where they differ. */
export function VersionLines({ lines, moneda, margenes }: Props) {
  const money = (amount: number) => formatMoney(amount, DIVISA[moneda]);
  return (
    <div className={styles.scroll}>
      <table className={styles.lines} aria-label="Líneas de ambas versiones">
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Diferencia</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Valor Unitario</th>
            <th scope="col">Total Precio</th>
            {margenes && <th scope="col">Margen</th>}
            <th scope="col">Validación</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.linea}/${line.que}`} data-que={line.que}>
              <th scope="row">
                {line.part_number}
                <small>{line.nombre}</small>
                {(['seccion', 'comentario'] as const).map(
                  (field) =>
                    line.antes &&
                    line.despues &&
                    line.antes[field] !== line.despues[field] && (
                      <small key={field}>
                        {`${field === 'seccion' ? 'Sección' : 'Comentario'}: `}
                        <Both line={line} of={(side) => side[field] ?? '–'} />
                      </small>
                    ),
                )}
              </th>
              <td>{WORDS[line.que]}</td>
              <td>
                <Both line={line} of={({ cantidad }) => formatCount(cantidad)} />
              </td>
              <td>
                <Both line={line} of={({ precio }) => money(precio)} />
              </td>
              <td>
                <Both line={line} of={({ total }) => money(total)} />
              </td>
              {margenes && (
                <td>
                  <Both line={line} of={({ margen }) => formatPercent(margen)} />
                </td>
              )}
              <td>
                <Both line={line} of={({ validado }) => (validado ? 'Validado' : 'Pendiente')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
