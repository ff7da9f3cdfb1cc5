import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { complementoPedido } from '@power/domain/purchasing/landed/complement/parts';
import type { complementPreview as declared } from '@power/domain/purchasing/landed/views/complement-preview';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { messageOf } from '../../api/call-error.ts';
import { useQueryCall } from '../../api/hooks.ts';
import type { ReplyOf } from '../../api/types.ts';
import { complementPreview } from '../../calls/purchasing.ts';
import { formatCount, formatMoney, formatPercent, formatRate } from '../../ui/format/numbers.ts';
import { LineTable } from '../../ui/line-table.tsx';
import type { ComplementValues } from './complement-form.ts';
import { change, Sums } from './cost-preview.tsx';
import styles from './landed.module.css';

type Preview = ReplyOf<typeof declared>;
const PAUSE_MS = 400;

/** What each product gets of it. Without the right to see costs, average and margin are not there. */
function Effects({ lineas }: { readonly lineas: Preview['lineas'] }) {
  const costs = lineas.some(({ pmp }) => pmp !== undefined);
  const figure = (label: string) => ({ label, figure: true });
  return (
    <LineTable
      label="Complemento por producto"
      head={[
        'Producto',
        figure('En stock'),
        figure('Su parte'),
        figure('A lo que está en stock'),
        figure('Al costo de lo vendido'),
        ...(costs ? [figure('PMP')] : []),
        figure('Precio Lista'),
        ...(costs ? [figure('Margen')] : []),
      ]}
    >
      <tbody>
        {lineas.map((line) => (
          <tr key={line.linea}>
            <th scope="row">
              {line.part_number}
              <small>{line.nombre}</small>
            </th>
            <td data-figure="true">{`${formatCount(line.en_stock)} de ${formatCount(line.cantidad)}`}</td>
            <td data-figure="true">{formatMoney(line.pesos)}</td>
            <td data-figure="true">{formatMoney(line.ajuste_stock)}</td>
            <td data-figure="true">{formatMoney(line.ajuste_vendido)}</td>
            {costs && <td data-figure="true">{change(formatRate(line.pmp_antes), formatRate(line.pmp))}</td>}
            <td data-figure="true">{change(formatMoney(line.lista_antes), formatMoney(line.lista))}</td>
            {costs && (
              <td data-figure="true">{change(formatPercent(line.margen_antes), formatPercent(line.margen))}</td>
            )}
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}

interface Props<Sent> {
  readonly form: UseFormReturn<ComplementValues, unknown, Sent>;
  readonly id: number;
}

/** What a complement would do, before it is added. */
export function ComplementPreview<Sent>({ form, id }: Props<Sent>) {
  const { motivo: _, ...values } = useWatch({ control: form.control }) as ComplementValues;
  const [typed] = useDebouncedValue(JSON.stringify({ ...values, tipo_cambio: values.tipo_cambio ?? null }), PAUSE_MS);
  // Who billed it and under which number changes no figure: they need not be there yet.
  const { emisor, documento, ...rest } = JSON.parse(typed) as Record<string, unknown>;
  const sent = complementoPedido.safeParse({ ...rest, emisor: emisor || '–', documento: documento || '–' });
  const { data, error } = useQueryCall(complementPreview, { id, complemento: sent.data } as never, {
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
      {!sent.success && (
        <p>Ingresa el monto: aquí verás qué cambia en cada producto. Nada cambia hasta que lo agregas.</p>
      )}
      {trouble && (
        <Alert color="yellow" variant="light">
          {trouble}
        </Alert>
      )}
      {found?.sumas && (
        <>
          <Sums
            of={[
              ['En pesos', found.sumas.pesos],
              ['A lo que está en stock', found.sumas.ajuste_stock],
              ['Al costo de lo vendido', found.sumas.ajuste_vendido],
            ]}
          />
          <Effects lineas={found.lineas} />
        </>
      )}
    </section>
  );
}
