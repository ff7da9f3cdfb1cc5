import { typedOptions } from '../ui/forms/typed-option.ts';
import { isBlank } from '@power/domain/kernel/text';
import type { CambioMasivo } from '@power/domain/products/bulk-change.shared';
import { COLUMNAS_PRECIO, type ColumnaPrecio, PRICE_NAMES } from '@power/domain/products/prices.shared';
import { Alert, Button, Modal, MultiSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { simulateBatch, startPriceBatch } from '../calls/pricing.ts';
import { FormFoot } from '../ui/forms/form-foot.tsx';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { tell } from '../ui/dialogs/tell.ts';
import { useUnsaved } from '../ui/forms/use-unsaved.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { Effect } from './effect.tsx';
import { filterOf, nothingChosen, ProductFilter, TIERS } from './product-filter.tsx';
import { Select } from '../ui/forms/select.tsx';

const KINDS = [
  { value: 'porcentaje', label: 'Porcentaje' },
  { value: 'margen', label: 'Margen' },
  { value: 'tier', label: 'Tier' },
  { value: 'tabla', label: 'Según tabla' },
];
const COLUMNS = COLUMNAS_PRECIO.map((value) => ({ value, label: PRICE_NAMES[value] }));

/** Reprices many products: which, how, the effect before anything is written, and then in the background. */
export function BulkDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  useReturnFocus();
  const [kind, setKind] = useState<CambioMasivo['tipo']>('porcentaje');
  const [amount, setAmount] = useState<number>();
  const [columns, setColumns] = useState<string[]>([...COLUMNAS_PRECIO]);
  const [tier, setTier] = useState<string>('3');
  const [chosen, setChosen] = useState(nothingChosen);
  const [motivo, setMotivo] = useState('');
  const { run, busy } = useCommand(startPriceBatch);
  const columnas = columns as ColumnaPrecio[];
  const change: CambioMasivo | undefined =
    kind === 'tabla'
      ? { tipo: 'tabla' }
      : kind === 'tier'
        ? { tipo: 'tier', tier: Number(tier) }
        : amount === undefined || columnas.length === 0
          ? undefined
          : kind === 'porcentaje'
            ? { tipo: 'porcentaje', porcentaje: amount, columnas }
            : { tipo: 'margen', margen: amount, columnas };
  const filter = filterOf(chosen, ids);
  const ready = change !== undefined && Object.keys(filter).length > 0;
  const wanted = ready ? JSON.stringify({ cambio: change, filtro: filter }) : '';
  const [asked] = useDebouncedValue(wanted, 400);
  const effect = useQueryCall(simulateBatch, asked ? JSON.parse(asked) : {}, {
    enabled: asked !== '',
    keepPrevious: true,
  });
  // What is applied is what was shown: not while the effect is that of what was typed before.
  const settled = asked === wanted && !effect.isPlaceholderData && !effect.isError;
  const unsaved = useUnsaved(amount !== undefined || !isBlank(motivo));
  const close = async () => {
    if (!busy) await unsaved.leave(onClose);
  };
  const apply = async () => {
    if (await tell('El cambio no se inició', () => run({ cambio: change!, filtro: filter, motivo: motivo.trim() })))
      unsaved.done(onClose);
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title="Cambio masivo de precios"
      size={SHEET.history}
      closeOnClickOutside={false}
    >
      {unsaved.guard}
      <Stack gap="sm">
        {ids.length > 0 ? (
          <p>{`${ids.length} ${ids.length === 1 ? 'producto elegido' : 'productos elegidos'} en la lista.`}</p>
        ) : (
          <ProductFilter value={chosen} onChange={setChosen} />
        )}
        <SegmentedControl
          aria-label="Tipo de cambio"
          data={KINDS}
          value={kind}
          onChange={(value) => {
            setKind(value as CambioMasivo['tipo']);
            setAmount(undefined);
          }}
        />
        {kind === 'tier' && (
          <Select
            label="Tier"
            data={TIERS}
            value={tier}
            onChange={(value) => setTier(value ?? '3')}
            allowDeselect={false}
          />
        )}
        {(kind === 'porcentaje' || kind === 'margen') && (
          <>
            <NumberInput
              label={kind === 'porcentaje' ? 'Porcentaje' : 'Margen (%)'}
              {...(ids.length > 0 && { 'data-autofocus': true })}
              placeholder={kind === 'porcentaje' ? '5 sube un 5%; -5 lo baja' : '25'}
              value={amount}
              onChange={setAmount}
              onBlur={() => undefined}
            />
            <MultiSelect filter={typedOptions} label="Columnas" data={COLUMNS} value={columns} onChange={setColumns} />
          </>
        )}
        {Object.keys(filter).length === 0 && (
          <Alert variant="light">Elige al menos una marca o un tier para ver el efecto.</Alert>
        )}
        {effect.error && asked !== '' && (
          <Alert color="red" variant="light">
            {messageOf(effect.error)}
          </Alert>
        )}
        {ready && effect.data && 'productos' in effect.data && <Effect of={effect.data} />}
        <TextInput
          label="Motivo"
          withAsterisk
          maxLength={200}
          value={motivo}
          onChange={(e) => setMotivo(e.currentTarget.value)}
        />
        <FormFoot>
          <Button variant="default" disabled={busy} onClick={() => void close()}>
            Cancelar
          </Button>
          <Button
            loading={busy}
            disabled={!ready || !settled || isBlank(motivo) || !effect.data || effect.data.cambian === 0}
            onClick={() => void apply()}
          >
            Aplicar cambio
          </Button>
        </FormFoot>
      </Stack>
    </Modal>
  );
}
