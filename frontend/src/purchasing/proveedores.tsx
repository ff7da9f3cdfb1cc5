import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { useMemo } from 'react';
import { suppliers } from '../calls/purchasing.ts';
import { brands, countries, currencies, importPayments } from '../calls/settings.ts';
import { MasterPage } from '../masters/master-page.tsx';
import { useMasterOptions } from '../masters/use-master-options.ts';

/** `proveedores`. */
export function Component() {
  const pais = useMasterOptions(countries, 'codigo', 'nombre');
  const moneda = useMasterOptions(currencies, 'codigo', 'nombre');
  const marcas = useMasterOptions(brands, 'nombre', 'nombre');
  const payment_method = useMasterOptions(importPayments, 'codigo', 'nombre');
  const options = useMemo(() => ({ pais, moneda, marcas, payment_method }), [pais, moneda, marcas, payment_method]);
  return (
    <MasterPage
      master={supplierMaster}
      context="A quién se le compra, en qué moneda y con qué plazo."
      calls={suppliers}
      options={options}
    />
  );
}
