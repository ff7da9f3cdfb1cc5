import { SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { warehouses } from '../calls/inventory.ts';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { ProductChoice, useChosenProduct } from '../inventory/chosen-product.shared.tsx';
import { PrintButtons } from './print-buttons.shared.tsx';
import { typedKeys } from '../ui/forms/typed-keys.ts';
import { usePrinting } from './use-printing.shared.ts';
import { Select } from '../ui/forms/select.tsx';

/** `etiquetas`: of a product, or of places of a warehouse. */
export function Component() {
  const [tipo, setKind] = useState<'producto' | 'ubicacion'>('producto');
  const [codigo_sap, setProduct] = useState('');
  const [bodega, setWarehouse] = useState('');
  const [text, setText] = useState('');
  const chosen = useChosenProduct(codigo_sap);
  const options = useMasterOptions(warehouses, 'codigo', 'nombre');
  const { print, busy } = usePrinting();
  const claves = tipo === 'ubicacion' ? typedKeys(text) : [];
  const sujeto = tipo === 'producto' ? (chosen?._id ?? '') : bodega;
  return (
    <>
      <PageHeader title="Etiquetas" context="Etiquetas con código QR; cada impresión queda registrada." />
      <Stack px="lg" maw="44rem">
        <SegmentedControl
          aria-label="Qué se etiqueta"
          data={[
            { value: 'producto', label: 'Un producto' },
            { value: 'ubicacion', label: 'Ubicaciones' },
          ]}
          value={tipo}
          onChange={(value) => setKind(value as typeof tipo)}
        />
        {tipo === 'producto' ? (
          <ProductChoice chosen={chosen} onPick={setProduct} />
        ) : (
          <>
            <Select
              label="Bodega"
              data={options}
              value={bodega || null}
              onChange={(value) => setWarehouse(value ?? '')}
              searchable
            />
            <Textarea
              label="Ubicaciones"
              description="Una por línea: BOD-R01-N2-P03"
              autosize
              minRows={6}
              maxRows={16}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </>
        )}
        <PrintButtons
          busy={busy}
          disabled={sujeto === '' || (tipo === 'ubicacion' && claves.length === 0)}
          onPrint={(how, salida) => void print({ tipo, sujeto, claves, ...how }, salida)}
        />
      </Stack>
    </>
  );
}
