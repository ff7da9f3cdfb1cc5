import type { Supuestos } from '@power/domain/pricing/what-if.shared';
import { Alert, Button, Group, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
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
 * *Simular* over the price list: another dollar, freight or margin table, and what prices would come to. A tier is applied
 * as any bulk change; the others come true where they are kept: the month's rate, the brand, the margin tables.
 */
export function SimulateDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const [chosen, setChosen] = useState(nothingChosen);
  const [supuestos, setSupuestos] = useState<Supuestos>({});
  const [transporte, setTransporte] = useState<'aereo' | 'maritimo'>('aereo');
  const [motivo, setMotivo] = useState('');
  const { run, busy } = useCommand(startPriceBatch);
  const filtro = filterOf(chosen);
  const ready = Object.keys(filtro).length > 0;
  const [asked] = useDebouncedValue(ready ? JSON.stringify({ supuestos, transporte, filtro }) : '', 400);
  const effect = useQueryCall(simulatePrices, (asked ? JSON.parse(asked) : {}) as never, {
    enabled: asked !== '',
    keepPrevious: true,
  });
  const found = effect.data && 'productos' in effect.data ? effect.data : undefined;
  const { tier } = supuestos;
  const onlyTier = tier !== undefined && Object.keys(supuestos).length === 1;
  const apply = async () => {
    const change = { cambio: { tipo: 'tier' as const, tier: tier! }, filtro, motivo: motivo.trim() };
    if (await tell('El cambio no se inició', () => run(change))) onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Simular la lista de precios" size="xl">
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
        {onlyTier ? (
          <TextInput
            label="Motivo"
            withAsterisk
            maxLength={200}
            value={motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
        ) : (
          <p>
            El costo de los productos importados sigue al dólar y al flete; los precios fijados a mano no se mueven. El
            dólar se registra en{' '}
            <Link to="/sistema/lista-de-precios/tipo-de-cambio-mensual">Tipo de cambio mensual</Link> y los márgenes en{' '}
            <Link to="/sistema/lista-de-precios/margenes">Tablas de márgenes</Link>.
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cerrar
          </Button>
          {onlyTier && (
            <Button
              loading={busy}
              disabled={!ready || motivo.trim() === '' || !found || found.cambian === 0}
              onClick={() => void apply()}
            >
              Aplicar el tier
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
