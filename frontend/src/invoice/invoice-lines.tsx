import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { lineTotal } from '@power/domain/invoice/sums.shared';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Money } from '../ui/format/money.tsx';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { type InvoiceValues, NEW_LINE } from './invoice-form.ts';
import styles from './invoice.module.css';

export type InvoiceFormApi = UseFormReturn<InvoiceValues, unknown, InvoiceValues>;

const TEXTS = [
  ['modelo_salida', 'Modelo salida'],
  ['modelo_interno', 'Modelo interno'],
] as const;
const FIGURES = [
  ['cantidad_oc', 'Cantidad OC', 0],
  ['cantidad_invoice', 'Cantidad invoice', 0],
  ['unitario', 'Unitario', 2],
] as const;

function Line({ form, n, onRemove }: { form: InvoiceFormApi; n: number; onRemove: () => void }) {
  const errors = form.formState.errors.productos?.[n];
  const line = form.watch(`productos.${n}`);
  return (
    <div className={styles.line} role="group" aria-label={`Producto ${n + 1}`}>
      {TEXTS.map(([name, label]) => (
        <TextInput
          key={name}
          aria-label={`${label}, producto ${n + 1}`}
          placeholder={label}
          autoComplete="off"
          error={errors?.[name]?.message}
          {...form.register(`productos.${n}.${name}`)}
        />
      ))}
      {FIGURES.map(([name, label, decimals]) => (
        <NumberControl
          key={name}
          control={form.control}
          name={`productos.${n}.${name}`}
          decimals={decimals}
          aria-label={`${label}, producto ${n + 1}`}
          placeholder={label}
        />
      ))}
      <span className={styles.total}>
        <Money
          value={lineTotal({ cantidad_invoice: line.cantidad_invoice || 0, unitario: line.unitario || 0 })}
          divisa={form.watch('moneda') ?? 'USD'}
        />
      </span>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Quitar el producto ${n + 1}`} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </div>
  );
}

/** The products that the supplier charges: its model, ours, what was ordered and what it sends. */
export function InvoiceLines({ form }: { form: InvoiceFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'productos' });
  return (
    <section className={styles.card} aria-label="Productos">
      <h2>Productos</h2>
      <div className={styles.lines}>
        <div className={`${styles.line} ${styles.headings}`} aria-hidden>
          {[...TEXTS, ...FIGURES].map(([name, label]) => (
            <span key={name}>{label}</span>
          ))}
          <span>Total</span>
        </div>
        {fields.map(({ id }, n) => (
          <Line key={id} form={form} n={n} onRemove={() => remove(n)} />
        ))}
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={() => append({ ...NEW_LINE }, { focusName: `productos.${fields.length}.modelo_salida` })}
          >
            Agregar producto
          </Button>
        </Group>
      </div>
    </section>
  );
}
