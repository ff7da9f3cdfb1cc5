import { formatInstant } from '@power/domain/kernel/dates';
import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { formatCount } from '../ui/format/numbers.ts';
import { verify } from './operate.ts';
import type { SystemStatusReply } from './status.ts';
import styles from './system.module.css';

/** What the last check of the log's hash chains found. */
export function Verification({ of }: { of: SystemStatusReply['verificacion'] }) {
  return (
    <section className={styles.block} aria-label="Verificación del registro">
      <h2>Verificación del registro</h2>
      {of === null ? (
        <p className={styles.none}>Todavía no se ha verificado: se hace cada noche.</p>
      ) : (
        <p className={styles.chain} data-ok={of.ok !== false}>
          {of.ok === false ? <IconShieldX size={20} aria-hidden /> : <IconShieldCheck size={20} aria-hidden />}
          <span>
            <strong>
              {of.ok === null ? 'En curso' : of.ok ? 'La cadena está intacta' : 'La cadena NO está intacta'}
            </strong>{' '}
            · {formatCount(of.eventos)} eventos ·{' '}
            {of.fecha && !Number.isNaN(Date.parse(of.fecha)) ? formatInstant(of.fecha) : of.fecha}
            {of.detalle && (
              <>
                <br />
                {of.detalle}
              </>
            )}
          </span>
        </p>
      )}
      <Button
        mt="md"
        size="xs"
        variant="default"
        disabled={of?.estado === 'en_espera' || of?.estado === 'en_proceso'}
        onClick={() => void verify()}
      >
        Verificar ahora
      </Button>
    </section>
  );
}
