import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../api/hooks.ts';
import { messageOf } from '../api/call-error.ts';
import { loadStop } from '../calls/dispatches.ts';
import { refreshRoutes } from './refresh-routes.ts';
import styles from './stops.module.css';

/** Where the action *Cargar* leads. */
export const SCAN_FIELD = 'cargar-bulto';

/** Packages are scanned one after the other: the field is empty again for the next one, and a wrong one stays to be read. */
export function ScanField({ despacho, left }: { readonly despacho: number; readonly left: number }) {
  const { run, busy } = useCommand(loadStop);
  const [codigo, setCodigo] = useState('');
  const [said, setSaid] = useState<{ readonly ok: boolean; readonly text: string }>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = codigo.trim();
    if (read === '') return;
    setCodigo('');
    try {
      const reply = await run({ id: despacho, codigo: read });
      setSaid({ ok: reply.ok, text: String(reply.mensaje) });
    } catch (error) {
      setSaid({ ok: false, text: messageOf(error) });
    }
    refreshRoutes();
  };
  return (
    <form className={styles.scan} onSubmit={(e) => void submit(e)}>
      <Group align="flex-end" wrap="nowrap" gap="xs">
        <TextInput
          id={SCAN_FIELD}
          flex={1}
          size="md"
          label="Etiqueta del embalaje o pedido, o N° de pedido"
          placeholder={left === 0 ? 'Todo está cargado' : 'Escanea para cargar'}
          autoComplete="off"
          maxLength={100}
          value={codigo}
          onChange={(e) => setCodigo(e.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={busy}>
          Cargar
        </Button>
      </Group>
      <div aria-live="assertive" className={styles.meta} data-wrong={said !== undefined && !said.ok}>
        {said?.text}
      </div>
    </form>
  );
}
