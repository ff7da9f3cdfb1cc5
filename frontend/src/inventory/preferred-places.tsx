import { scannedText } from '@power/domain/kernel/scanned-code';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { useCommand } from '../api/hooks.ts';
import { addPreferredPlace, removePreferredPlace } from '../calls/inventory.ts';
import { tell } from '../ui/dialogs/tell.ts';
import styles from './product-stock.module.css';

/** Where a product is kept, the first place before the others; who keeps the warehouse adds and takes away. */
export function PreferredPlaces({ producto, of }: { producto: string; of: readonly string[] }) {
  const add = useCommand(addPreferredPlace);
  const remove = useCommand(removePreferredPlace);
  const may = useMay()(addPreferredPlace);
  const [typed, setTyped] = useState('');
  return (
    <section className={styles.block} aria-label="Ubicaciones preferidas">
      <h2>Ubicaciones preferidas</h2>
      {of.length === 0 ? (
        <p className={styles.none}>No tiene: se guarda donde haya lugar.</p>
      ) : (
        <ol className={styles.places}>
          {of.map((ubicacion) => (
            <li key={ubicacion}>
              {ubicacion}
              {may && (
                <ActionIcon
                  variant="subtle"
                  aria-label={`Quitar ${ubicacion}`}
                  disabled={remove.busy}
                  onClick={() => void tell('No se pudo quitar', () => remove.run({ producto, ubicacion }))}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ol>
      )}
      {may && (
        <form
          className={styles.adding}
          onSubmit={(e) => {
            e.preventDefault();
            const ubicacion = scannedText(typed).toUpperCase();
            if (ubicacion === '' || add.busy) return;
            void tell('No se pudo agregar', () => add.run({ producto, ubicacion })).then((ok) => ok && setTyped(''));
          }}
        >
          <TextInput
            aria-label="Ubicación preferida"
            placeholder="BOD-R01-N2-P03"
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={(e) => setTyped(e.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={add.busy}>
            Agregar
          </Button>
        </form>
      )}
    </section>
  );
}
