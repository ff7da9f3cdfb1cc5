import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { addPreferredPlace, removePreferredPlace } from '../calls/inventory.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import styles from './product-stock.module.css';

/** Where a product is kept, the first place before the others; who keeps the warehouse adds and takes away. */
export function PreferredPlaces({ producto, of }: { producto: string; of: readonly string[] }) {
  const add = useCommand(addPreferredPlace);
  const remove = useCommand(removePreferredPlace);
  const may = useMay()(addPreferredPlace);
  const [typed, setTyped] = useState('');
  const tell = async (sent: Promise<{ ok: boolean; mensaje: string }>): Promise<boolean> => {
    try {
      const { ok, mensaje } = await sent;
      showToast({ titulo: mensaje, tono: ok ? 'ok' : 'danger' });
      return ok;
    } catch (error) {
      showToast({ titulo: messageOf(error), tono: 'danger' });
      return false;
    }
  };
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
                  onClick={() => void tell(remove.run({ producto, ubicacion }))}
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
            const ubicacion = typed.trim().toUpperCase();
            if (ubicacion === '' || add.busy) return;
            void tell(add.run({ producto, ubicacion })).then((ok) => ok && setTyped(''));
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
