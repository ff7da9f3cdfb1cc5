import { FALLAS } from '@power/domain/service/cases/parts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { NumberInput } from '../ui/forms/number-input.tsx';
import type { CaseItem, Failure } from './case-draft.ts';
import styles from './service.module.css';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly item: CaseItem;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (item: CaseItem) => void;
  readonly onRemove: () => void;
}

/** One product of the case: what it fails of and what came with it. */
export function CaseItemCard({ item, faults, onChange, onRemove }: Props) {
  const { key, venta } = item;
  const name = venta.serie ?? venta.producto.part_number;
  return (
    <section className={styles.card} aria-label={`Producto ${name}`}>
      <div className={styles.head}>
        <h2>
          {venta.producto.part_number}
          <small>{venta.serie === null ? `Pedido N° ${venta.pedido}, sin serie` : `Serie ${venta.serie}`}</small>
        </h2>
        <Button variant="subtle" color="red" size="sm" aria-label={`Quitar ${name}`} onClick={onRemove}>
          Quitar
        </Button>
      </div>
      <div className={styles.fields}>
        <Select
          allowDeselect={false}
          label="Falla"
          withAsterisk
          searchable
          data={[...FALLAS]}
          nothingFoundMessage="Ninguna con ese nombre: elige «Otra»"
          value={item.falla}
          error={faults[`${key}.falla`]}
          onChange={(falla) => onChange({ ...item, falla: falla as Failure | null })}
        />
        {venta.serie === null && (
          <NumberInput
            label="Cantidad"
            description={`Se vendieron ${venta.cantidad}`}
            withAsterisk
            decimals={0}
            value={item.cantidad}
            error={faults[`${key}.cantidad`]}
            onChange={(cantidad) => onChange({ ...item, cantidad })}
          />
        )}
        <TextInput
          label="Accesorios"
          description="Lo que llega con el producto"
          autoComplete="off"
          maxLength={500}
          value={item.accesorios}
          onChange={(event) => onChange({ ...item, accesorios: event.currentTarget.value })}
        />
        <Textarea
          label="Descripción de la falla"
          withAsterisk
          autosize
          minRows={2}
          maxLength={2000}
          value={item.descripcion}
          error={faults[`${key}.descripcion`]}
          onChange={(event) => onChange({ ...item, descripcion: event.currentTarget.value })}
        />
      </div>
    </section>
  );
}
