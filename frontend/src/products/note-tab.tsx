import { isBlank } from '@power/domain/kernel/text';
import { Button, Chip, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useMay } from '../access/use-may.ts';
import { notePresets, removeProductNote, setProductNote } from '../calls/products.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { NoteCell } from './note.shared.tsx';
import { presetOf } from './note-preset.ts';
import { refreshProducts } from './product-commands.shared.ts';
import type { Sheet } from './product-facts.tsx';

/** One note, with coloured presets; the one before stays in the history. */
export function NoteTab({ product: p }: { product: Sheet['producto'] }) {
  const writes = useMay()(setProductNote);
  const presets = useQueryCall(notePresets, {}, { staleTime: Infinity, enabled: writes });
  const [texto, setTexto] = useState(p.nota.txt);
  const [preset, setPreset] = useState(() => presetOf(p.nota));
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<never>) => {
    setBusy(true);
    const done = await tell('La nota no fue guardada', work);
    setBusy(false);
    refreshProducts();
    return done;
  };
  const commandId = () => ({ commandId: crypto.randomUUID() });
  const save = () =>
    run(() => call(setProductNote, { id: p._id, texto, presetCode: preset as never }, commandId()) as Promise<never>);
  const remove = async () => {
    if (!(await run(() => call(removeProductNote, { id: p._id }, commandId()) as Promise<never>))) return;
    setTexto('');
    setPreset(null);
  };
  return (
    <>
      {p.nota.tiene ? (
        <p>
          <NoteCell nota={p.nota} /> {p.nota.txt} <small>{`· ${p.nota.by ?? ''}, ${formatDayTime(p.nota.at)}`}</small>
        </p>
      ) : (
        <p>Sin nota.</p>
      )}
      {writes && (
        <>
          <Chip.Group
            value={preset}
            onChange={(code) => {
              const chosen = presets.data?.presets.find((one) => one.code === code);
              setPreset(chosen?.code ?? null);
              if (chosen) setTexto(chosen.texto);
            }}
          >
            <Group gap="xs" mb="sm">
              {presets.data?.presets.map((one) => (
                <Chip key={one.code} value={one.code} size="sm">
                  {one.texto}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          <Textarea
            label="Nota"
            maxLength={1000}
            autosize
            minRows={3}
            value={texto}
            onChange={(e) => setTexto(e.currentTarget.value)}
          />
          <Group mt="md" justify="flex-end">
            {p.nota.tiene && (
              <Button variant="default" disabled={busy} onClick={() => void remove()}>
                Quitar nota
              </Button>
            )}
            <Button loading={busy} disabled={isBlank(texto)} onClick={() => void save()}>
              Guardar nota
            </Button>
          </Group>
        </>
      )}
    </>
  );
}
