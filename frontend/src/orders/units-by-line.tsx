import { type Control, Controller, type FieldErrors } from 'react-hook-form';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './order-sheet.module.css';

/** A line of which some units are chosen, and how many it has. */
export interface UnitLine {
  readonly linea: number;
  readonly producto: { readonly part_number: string; readonly nombre: string };
  readonly cantidad: number;
}
export interface UnitValues {
  /** By `n<line>`. */
  readonly unidades: Readonly<Record<string, number | undefined>>;
}

/** Units that were chosen, by line; those that take none are left out. */
export const chosenUnits = (lines: readonly UnitLine[], { unidades }: UnitValues) =>
  lines.flatMap(({ linea }) => {
    const cantidad = unidades[`n${linea}`] ?? 0;
    return cantidad > 0 ? [{ linea, cantidad }] : [];
  });

/** For the summary of what is wrong: a line's field is called as its product. */
export const unitLabels = (lines: readonly UnitLine[]): Record<string, string> =>
  Object.fromEntries(lines.map((l) => [`unidades.n${l.linea}`, l.producto.part_number]));

interface Props {
  readonly control: Control<UnitValues>;
  readonly errors: FieldErrors<UnitValues>;
  readonly lines: readonly UnitLine[];
  readonly heads: readonly [has: string, takes: string];
  /** What the field of a product is for. */
  readonly asks: (part_number: string) => string;
}

/** How many units of each line: what it has, and a field for what is taken of it. */
export const UnitsByLine = ({ control, errors, lines, heads, asks }: Props) => (
  <table className={styles.lines}>
    <thead>
      <tr>
        {['Producto', ...heads].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ linea, producto, cantidad }) => (
        <tr key={linea}>
          <th scope="row">
            {producto.part_number}
            <small>{producto.nombre}</small>
          </th>
          <td>{formatCount(cantidad)}</td>
          <td>
            <Controller
              control={control}
              name={`unidades.n${linea}`}
              render={({ field }) => (
                <NumberInput
                  aria-label={asks(producto.part_number)}
                  size="xs"
                  w={110}
                  ml="auto"
                  data-autofocus={linea === lines[0]?.linea || undefined}
                  decimals={0}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.unidades?.[`n${linea}`]?.message}
                />
              )}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
