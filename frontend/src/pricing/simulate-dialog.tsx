import { isBlank } from '@power/domain/kernel/text';
import type { Supuestos } from '@power/domain/pricing/what-if.shared';
import { Alert, Button, Group, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { simulatePrices, startPriceBatch } from '../calls/pricing.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { Effect } from './effect.tsx';
import { filterOf, nothingChosen, ProductFilter } from './product-filter.tsx';
import { Suppositions } from './suppositions.shared.tsx';

const WAYS = [
  { value: 'aereo', label: 'Stock por aire' },
  { value: 'maritimo', label: 'Stock por mar' },
];

/**
 * *Simular* over the price list: another dollar, freight or margin table, and what prices would come to. What is shown is
 * applied as any bulk change; what is supposed comes true where it is kept: the month's rate, the brand, the margin tables.
 */
export function SimulateDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const [chosen, setChosen] = useState(nothingChosen);
  const [supuestos, setSupuestos] = useState<Supuestos>({});
  const [transporte, setTransporte] = useState<'aereo' | 'maritimo'>('aereo');
  const [motivo, setMotivo] = useState('');
  const applies = useMay()(startPriceBatch);
  const { run, busy } = useCommand(startPriceBatch);
  const filtro = filterOf(chosen);
  const ready = Object.keys(filtro).length > 0;
  const [asked] = useDebouncedValue(ready ? JSON.stringify({ supuestos, transporte, filtro }) : '', 400);
  const effect = useQueryCall(simulatePrices, asked ? JSON.parse(asked) : {}, {
    enabled: asked !== '',
    keepPrevious: true,
  });
  const found = effect.data && 'productos' in effect.data ? effect.data : undefined;
  const { tier } = supuestos;
  const onlyTier = tier !== undefined && Object.keys(supuestos).length === 1;
  const settled = asked === JSON.stringify({ supuestos, transporte, filtro }) && !effect.isPlaceholderData;
  const moves = settled && found !== undefined && found.cambian > 0;
  const apply = async () => {
    const cambio = onlyTier
      ? { tipo: 'tier' as const, tier }
      : { tipo: 'supuestos' as const, supuestos, transporte, dolar: found!.dolar };
    if (await tell('El cambio no se inició', () => run({ cambio, filtro, motivo: motivo.trim() }))) onClose();
  };
  return (
    <Modal
      opened
      onClose={() => !busy && onClose()}
      title="Simular la lista de precios"
      size={SHEET.history}
      closeOnClickOutside={false}
    >
      <Stack gap="sm">
        <ProductFilter value={chosen} onChange={setChosen} />
        <Suppositions
          value={supuestos}
          onChange={setSupuestos}
          dolar={found?.dolar}
          fields={[transporte === 'aereo' ? 'factor_aereo' : 'factor_maritimo', 'tier', 'puntos']}
        />
        <SegmentedControl
          aria-label="Transporte del stock"
          data={WAYS}
          value={transporte}
          onChange={(value) => {
            setTransporte(value as typeof transporte);
            setSupuestos(({ factor_aereo: _a, factor_maritimo: _m, ...others }) => others);
          }}
        />
        {!ready && <Alert variant="light">Elige al menos una marca o un tier para ver el efecto.</Alert>}
        {effect.error && asked !== '' && (
          <Alert color="red" variant="light">
            {messageOf(effect.error)}
          </Alert>
        )}
        {ready && found && <Effect of={found} />}
        <p>
          {onlyTier
            ? 'Aplicar cambia el tier de los productos: sus precios siguen esa tabla.'
            : 'Aplicar fija estos precios en los productos que cambian, y se deshace en Cambios de precios; el costo sigue a las compras y los precios fijados a mano no se mueven.'}{' '}
          Lo supuesto se registra en{' '}
          <Link to="/sistema/lista-de-precios/tipo-de-cambio-mensual">Tipo de cambio mensual</Link>,{' '}
          <Link to="/sistema/configuraciones/marcas">Marcas</Link> (factores) y{' '}
          <Link to="/sistema/lista-de-precios/margenes">Tablas de márgenes</Link>.
        </p>
        <TextInput
          label="Motivo"
          withAsterisk
          maxLength={200}
          value={motivo}
          onChange={(e) => setMotivo(e.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cerrar
          </Button>
          <Button loading={busy} disabled={!applies || !moves || isBlank(motivo)} onClick={() => void apply()}>
            {onlyTier ? 'Aplicar el tier' : 'Aplicar estos precios'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
