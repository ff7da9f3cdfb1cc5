import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { landedCostPreview as declared } from '@power/domain/purchasing/landed/views/queries';
import { useWatch } from 'react-hook-form';
import { messageOf } from '../../api/call-error.ts';
import { useQueryCall } from '../../api/hooks.ts';
import type { ReplyOf } from '../../api/types.ts';
import { landedCostPreview } from '../../calls/purchasing.ts';
import { formatCount, formatMoney, formatPercent, formatRate } from '../../ui/format/numbers.ts';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { LineTable } from '../../ui/line-table.tsx';
import { costForm, type CostFormApi, type CostValues, isMeasured } from './cost-form.ts';
import styles from './landed.module.css';

type Preview = ReplyOf<typeof declared>;
const PAUSE_MS = 400;

/** Kilos and cubic metres of what came, where something is shared out by them. */
function Measures({ form, received }: { readonly form: CostFormApi; readonly received: Preview['recibido'] }) {
  const medidas = useWatch({ control: form.control, name: 'medidas' }) ?? [];
  const set = (producto: string, change: object) => {
    const before = medidas.find((one) => one.producto === producto) ?? { producto, peso: 0, volumen: 0 };
    const others = medidas.filter((one) => one.producto !== producto);
    form.setValue('medidas', [...others, { ...before, ...change }], { shouldDirty: true });
  };
  return (
    <LineTable
      label="Peso y volumen"
      head={['Producto', { label: 'Unidades', figure: true }, 'Peso total (kg)', 'Volumen total (m³)']}
    >
      <tbody>
        {received.map(({ producto_id, part_number, cantidad }) => {
          const own = medidas.find(({ producto }) => producto === producto_id);
          return (
            <tr key={producto_id}>
              <th scope="row">{part_number}</th>
              <td data-figure="true">{formatCount(cantidad)}</td>
              {(['peso', 'volumen'] as const).map((name) => (
                <td key={name}>
                  <NumberInput
                    value={own?.[name]}
                    decimals={4}
                    aria-label={`${name === 'peso' ? 'Peso' : 'Volumen'} de ${part_number}`}
                    onChange={(value) => set(producto_id, { [name]: Number.isNaN(value) ? 0 : (value ?? 0) })}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </LineTable>
  );
}

/** From how much to how much. */
export const change = (before: string, after: string): string => (before === after ? after : `${before} a ${after}`);

/** What posting would do to each product. Without the right to see costs, average and margin are not there. */
function Effects({ lineas }: { readonly lineas: Preview['lineas'] }) {
  const costs = lineas.some(({ pmp }) => pmp !== undefined);
  return (
    <LineTable
      label="Costo por producto"
      head={[
        'Producto',
        { label: 'Unidades', figure: true },
        { label: 'Costo en bodega', figure: true },
        { label: 'Costo unitario', figure: true },
        ...(costs ? [{ label: 'PMP', figure: true }] : []),
        { label: 'Precio Lista', figure: true },
        ...(costs ? [{ label: 'Margen', figure: true }] : []),
        { label: 'Ajuste de lo vendido', figure: true },
      ]}
    >
      <tbody>
        {lineas.map((line) => (
          <tr key={line.linea}>
            <th scope="row">
              {line.part_number}
              <small>{line.nombre}</small>
            </th>
            <td data-figure="true">{formatCount(line.cantidad)}</td>
            <td data-figure="true">{formatMoney(line.costo_total)}</td>
            <td data-figure="true">{formatRate(line.costo_unitario)}</td>
            {costs && <td data-figure="true">{change(formatRate(line.pmp_antes), formatRate(line.pmp))}</td>}
            <td data-figure="true">{change(formatMoney(line.lista_antes), formatMoney(line.lista))}</td>
            {costs && (
              <td data-figure="true">{change(formatPercent(line.margen_antes), formatPercent(line.margen))}</td>
            )}
            <td data-figure="true">{formatMoney(line.ajuste_vendido)}</td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}

/** What a preview comes to, in pesos. */
export const Sums = ({ of }: { readonly of: readonly (readonly [label: string, pesos: number])[] }) => (
  <dl className={styles.sums}>
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatMoney(value)}</dd>
      </div>
    ))}
  </dl>
);

/** What the goods come to, before anything is posted. */
export function CostPreview({ form }: { readonly form: CostFormApi }) {
  const values = useWatch({ control: form.control }) as CostValues;
  const [typed] = useDebouncedValue(JSON.stringify(values), PAUSE_MS);
  const sent = costForm.safeParse(JSON.parse(typed));
  const { real: _, ...costo } = sent.data ?? { real: false };
  const { data, error } = useQueryCall(landedCostPreview, { costo } as never, {
    enabled: sent.success,
    keepPrevious: true,
    staleTime: 0,
  });
  const reply = (sent.success ? data : undefined) as Preview | { ok: false; mensaje?: string } | undefined;
  const found = reply?.ok ? reply : undefined;
  const trouble = found ? found.problema : reply && 'mensaje' in reply ? reply.mensaje : error && messageOf(error);
  return (
    <section className={styles.card} aria-label="Vista previa" aria-live="polite">
      <h2>Vista previa</h2>
      {!sent.success && <p>Elige las órdenes e ingresa los tipos de cambio: aquí verás el costo de cada producto.</p>}
      {trouble && (
        <Alert color="yellow" variant="light">
          {trouble}
        </Alert>
      )}
      {found && isMeasured(values) && <Measures form={form} received={found.recibido} />}
      {found?.sumas && (
        <>
          <Sums
            of={[
              ['CIF en pesos', found.sumas.cif_pesos],
              ['Seguro teórico', found.sumas.seguro_teorico_pesos],
              ['Valor aduanero', found.sumas.valor_aduanero],
              ['Ad valorem', found.sumas.ad_valorem_pesos],
              ['IVA (19%)', found.sumas.iva],
              ['Gastos en Chile', found.sumas.gastos],
              ['Costo en bodega', found.sumas.costo_total],
            ]}
          />
          <Effects lineas={found.lineas} />
        </>
      )}
    </section>
  );
}
