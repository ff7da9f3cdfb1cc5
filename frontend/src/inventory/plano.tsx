import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconLayoutGridAdd, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { places, stockLookup, warehousePlan, warehouses } from '../calls/inventory.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { countInWords } from '../ui/format/numbers.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { part } from '../ui/part.tsx';
import { PlanRacks } from './plan-racks.tsx';
import styles from './plan.module.css';
import { StockFound } from './stock-found.tsx';
import { Select } from '../ui/forms/select.tsx';

const PlanDialog = part(() => import('./plan-dialog.tsx'), 'PlanDialog');

function Plan({ bodega }: { bodega: string }) {
  const plan = useQueryCall(warehousePlan, { bodega });
  useLiveRefresh(warehousePlan, warehousePlan.topic);
  const looksUp = useMay()(stockLookup);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string>();
  if (plan.error) return <EmptyState title="El plano no se pudo leer" hint={messageOf(plan.error)} />;
  if (!plan.data) return <Skeleton height={320} width="auto" mx="lg" />;
  const { bloques, ubicaciones, sin_ubicar } = plan.data;
  if (ubicaciones.length === 0)
    return <EmptyState title="Esta bodega no tiene ubicaciones" hint="Genéralas con un patrón de una vez." />;
  const used = ubicaciones.filter(({ unidades }) => unidades > 0).length;
  return (
    <div className={styles.plan}>
      <TextInput
        className={styles.search}
        aria-label="Buscar ubicación"
        placeholder="BOD-R01-N2-P03"
        leftSection={<IconSearch size={16} aria-hidden />}
        autoComplete="off"
        maxLength={60}
        value={search}
        onChange={(e) => setSearch(e.currentTarget.value)}
      />
      <p className={styles.told}>
        {`${countInWords(ubicaciones.length, ['ubicación', 'ubicaciones'])}, ${used} con mercadería; ${countInWords(sin_ubicar, ['unidad', 'unidades'])} sin ubicar.`}
      </p>
      <PlanRacks
        racks={bloques}
        places={ubicaciones}
        lit={search.trim().toUpperCase()}
        open={open}
        onOpen={looksUp ? setOpen : undefined}
      />
      {open !== undefined && (
        <section aria-label={`Contenido de ${open}`}>
          <StockFound key={open} buscar={open} />
        </section>
      )}
    </div>
  );
}

/** *Plano de la bodega*: its racks as they are walked, how full each place is, and what is in it. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const options = useMasterOptions(warehouses, 'codigo', 'nombre');
  const bodega = params.get('bodega')?.trim() || options[0]?.value || '';
  const writes = useMay()(places.import);
  const [generating, setGenerating] = useState(false);
  return (
    <div>
      <PageHeader
        title="Plano de la bodega"
        context="Sus bloques en orden de recorrido, y qué tan llena está cada ubicación"
        action={
          writes &&
          bodega !== '' && (
            <Button leftSection={<IconLayoutGridAdd size={16} />} onClick={() => setGenerating(true)}>
              Generar ubicaciones
            </Button>
          )
        }
      />
      <Select
        className={styles.warehouse}
        aria-label="Bodega"
        data={[...options]}
        value={bodega || null}
        allowDeselect={false}
        onChange={(value) => value && setParams({ bodega: value })}
      />
      {bodega !== '' && <Plan key={bodega} bodega={bodega} />}
      {generating && <PlanDialog bodega={bodega} onClose={() => setGenerating(false)} />}
    </div>
  );
}
