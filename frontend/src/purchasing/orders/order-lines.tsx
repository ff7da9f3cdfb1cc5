import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ProductSearch } from '../../documents/product-search/product-search.tsx';
import { formatDecimal } from '../../ui/format/numbers.ts';
import { NumberControl } from '../../ui/forms/controlled.tsx';
import { CustomerField } from '../../users/customer-field.shared.tsx';
import type { OrderFormApi } from './order-fields.tsx';
import type { Names } from './order-form.ts';
import { ProformaButton } from './proforma-button.tsx';
import styles from './orders.module.css';

const amount = (n: unknown): number => (typeof n === 'number' && Number.isFinite(n) ? n : 0);

/** What is bought: product, units, unit price in the order's currency, and whom it is reserved for. */
export function OrderLines({ form, names }: { readonly form: OrderFormApi; readonly names: Names }) {
  const { fields, append, remove, update } = useFieldArray({ control: form.control, name: 'lineas' });
  const [known, setKnown] = useState(names);
  const input = useRef<HTMLInputElement>(null);
  const lines = useWatch({ control: form.control, name: 'lineas' });
  const moneda = useWatch({ control: form.control, name: 'moneda' });
  const total = lines.reduce((sum, { cantidad, precio }) => sum + amount(cantidad) * amount(precio), 0);
  const problem = form.formState.errors.lineas?.root?.message ?? form.formState.errors.lineas?.message;
  return (
    <section className={styles.card} aria-label="Productos">
      <div className={styles.bring}>
        <ProformaButton form={form} onNames={(more) => setKnown((all) => ({ ...all, ...more }))} />
      </div>
      <ProductSearch
        bodega=""
        tipo={undefined}
        place="la orden"
        input={input}
        error={problem}
        left=""
        first={false}
        onLines={() => undefined}
        onPick={(product, units) => {
          setKnown((all) => ({ ...all, [product._id]: `${product.part_number} · ${product.nombre}` }));
          const at = lines.findIndex(({ producto, reserva }) => producto === product._id && !reserva);
          if (at >= 0) update(at, { ...lines[at]!, cantidad: amount(lines[at]!.cantidad) + units });
          else append({ producto: product._id, cantidad: units, precio: 0, reserva: '' }, { shouldFocus: false });
        }}
      />
      <div className={styles.lines}>
        {fields.length > 0 && (
          <div className={`${styles.line} ${styles.headings}`} aria-hidden>
            {['Producto', 'Cantidad', 'Precio', 'Total', 'Reservar para', ''].map((heading) => (
              <span key={heading}>{heading}</span>
            ))}
          </div>
        )}
        {fields.map(({ id, producto }, n) => (
          <div
            key={id}
            className={styles.line}
            role="group"
            aria-label={`Línea ${n + 1}: ${known[producto] ?? producto}`}
          >
            <Text size="sm" title={known[producto] ?? producto} truncate>
              {known[producto] ?? producto}
            </Text>
            <NumberControl
              control={form.control}
              name={`lineas.${n}.cantidad`}
              decimals={0}
              aria-label={`Cantidad, línea ${n + 1}`}
              placeholder="Cantidad"
            />
            <NumberControl
              control={form.control}
              name={`lineas.${n}.precio`}
              decimals={2}
              aria-label={`Precio, línea ${n + 1}`}
              placeholder="Precio"
            />
            <span className={styles.total}>
              {formatDecimal(amount(lines[n]?.cantidad) * amount(lines[n]?.precio))} {moneda}
            </span>
            <CustomerField
              value={lines[n]?.reserva ?? ''}
              label={`Reservar para, línea ${n + 1}`}
              named={known[lines[n]?.reserva ?? '']}
              onChange={(chosen) => form.setValue(`lineas.${n}.reserva`, chosen, { shouldDirty: true })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Quitar la línea ${n + 1}`}
              onClick={() => remove(n)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </div>
        ))}
      </div>
      {fields.length > 0 && (
        <p className={styles.sum}>
          Total <strong>{`${formatDecimal(total)} ${moneda}`}</strong>
        </p>
      )}
    </section>
  );
}
