import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { storeSerials } from '../calls/inventory.ts';
import { part } from '../ui/part.tsx';
import { countInWords } from '../ui/format/numbers.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { ProductChoice, useChosenProduct } from '../inventory/chosen-product.shared.tsx';
import { PrintButtons } from './print-buttons.shared.tsx';
import { typedKeys } from '../ui/forms/typed-keys.ts';
import { usePrinting } from './use-printing.shared.ts';

const RegisterSerials = part(() => import('../inventory/serials/register-dialog.shared.tsx'), 'RegisterSerials');

/** `generador-qr/generador-qr-serials`: issues serials of a product, or prints them again. */
export function Component() {
  const [codigo_sap, setProduct] = useState('');
  const [text, setText] = useState('');
  const [again, setAgain] = useState(false);
  const chosen = useChosenProduct(codigo_sap);
  const claves = typedKeys(text);
  const { print, busy } = usePrinting();
  const registers = useMay()(storeSerials);
  const [registering, setRegistering] = useState(false);
  return (
    <>
      <PageHeader title="QR de Series" context="Emite las series de un producto e imprime su código QR." />
      <Stack px="lg" maw="44rem">
        <ProductChoice chosen={chosen} onPick={setProduct} />
        <Textarea
          label="Series"
          description={`Una por línea; también sirve pegarlas desde Excel. ${countInWords(claves.length, ['serie', 'series'])}.`}
          autosize
          minRows={6}
          maxRows={16}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Checkbox
          label="Son series que ya existen: es una reimpresión"
          checked={again}
          onChange={(event) => setAgain(event.currentTarget.checked)}
        />
        <PrintButtons
          busy={busy}
          disabled={!chosen || claves.length === 0}
          onPrint={(how, salida) =>
            chosen && void print({ tipo: 'serie', sujeto: chosen._id, claves, nuevas: !again, ...how }, salida)
          }
        />
        {registers && (
          <Button variant="default" disabled={!chosen || claves.length === 0} onClick={() => setRegistering(true)}>
            Registrar dónde están
          </Button>
        )}
      </Stack>
      {registering && <RegisterSerials codigo_sap={codigo_sap} series={text} onClose={() => setRegistering(false)} />}
    </>
  );
}
