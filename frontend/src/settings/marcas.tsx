import { brandMaster } from '@power/domain/settings/views/brand-row';
import { useMemo } from 'react';
import { brandManagerDropdown } from '../calls/access.ts';
import { brands } from '../calls/settings.ts';
import { usePeopleQuery } from '../live/refresh.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `configuraciones/marcas`. */
export function Component() {
  const { data } = usePeopleQuery(brandManagerDropdown, {});
  const options = useMemo(
    () => ({
      brand_manager: (data?.usr_ejecutivo ?? []).map(({ email, nombre }) => ({ value: email, label: nombre })),
    }),
    [data],
  );
  return (
    <MasterPage
      master={brandMaster}
      context="Quién responde por cada marca, sus factores y sus derechos de aduana."
      calls={brands}
      options={options}
    />
  );
}
