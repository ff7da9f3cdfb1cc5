import { levelMaster } from '@power/domain/inventory/views/level-row';
import { useMemo } from 'react';
import { levels, racks } from '../calls/inventory.ts';
import { MasterPage } from '../masters/master-page.tsx';
import { useMasterOptions } from '../masters/use-master-options.ts';

/** `niveles`. */
export function Component() {
  const bloque = useMasterOptions(racks, 'codigo', 'codigo');
  const options = useMemo(() => ({ bloque }), [bloque]);
  return (
    <MasterPage
      master={levelMaster}
      context="Las alturas de cada bloque, con el peso que soportan."
      calls={levels}
      options={options}
    />
  );
}
