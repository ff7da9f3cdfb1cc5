import { Button, Group, NativeSelect } from '@mantine/core';
import { entryKind } from '@power/domain/inventory/notes/kinds.shared';
import type { ProductPlaces } from '@power/domain/inventory/views/stock-lookup';
import { useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { warehouses } from '../calls/inventory.ts';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { Units } from './units.tsx';
import type { Handheld } from './use-handheld.ts';
import styles from './handheld.module.css';

/** Units of one entry by hand. */
const MOST = 100_000;

interface Props {
  readonly product: ProductPlaces;
  readonly work: Handheld;
  readonly onDone: () => void;
}

/** Goods that came without document: a note of entry of one line, in the warehouse where they are. */
export function Receive({ product, work, onDone }: Props) {
  const own = useCurrentUser().bodega;
  const options = useMasterOptions(warehouses, 'codigo', 'nombre');
  const [units, setUnits] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const [motivo, setMotivo] = useState(entryKind.motivos[0]);
  const bodega = chosen ?? (own || options[0]?.value || '');
  return (
    <form
      className={styles.form}
      aria-label={`Recibir ${product.part_number}`}
      onSubmit={(e) => {
        e.preventDefault();
        const { _id: producto, part_number } = product;
        work.act({
          tipo: 'recibir',
          producto,
          part_number,
          bodega,
          cantidad: units,
          motivo,
          ejecucion: crypto.randomUUID(),
        });
        onDone();
      }}
    >
      <Units value={units} most={MOST} onChange={setUnits} />
      <NativeSelect
        size="lg"
        label="Bodega"
        data={[...options]}
        value={bodega}
        onChange={(e) => setChosen(e.currentTarget.value)}
      />
      <NativeSelect
        size="lg"
        label="Motivo"
        data={[...entryKind.motivos]}
        value={motivo}
        onChange={(e) => setMotivo(e.currentTarget.value)}
      />
      <Group gap="xs" grow>
        <Button type="submit" size="lg" disabled={bodega === ''}>
          Recibir
        </Button>
        <Button size="lg" variant="default" onClick={onDone}>
          Cancelar
        </Button>
      </Group>
    </form>
  );
}
