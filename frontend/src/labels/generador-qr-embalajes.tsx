import { SegmentedControl, Stack, Textarea } from '@mantine/core';
import { CODIGOS_EMBALAJE } from '@power/domain/labels/payload.shared';
import { useState } from 'react';
import { countInWords } from '../ui/format/numbers.ts';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PrintButtons } from './print-buttons.shared.tsx';
import { typedKeys } from '../ui/forms/typed-keys.ts';
import { usePrinting } from './use-printing.shared.ts';

/** Codes of one batch. */
const MOST = 500;
/** *E|1024* as it is scanned, or its number alone. */
const numberOf = (key: string): string => key.replace(/^E\|/i, '');

/** `generador-qr/generador-qr-embalajes`: issues codes of packages with the next numbers, or prints labels again. */
export function Component() {
  const [again, setAgain] = useState(false);
  const [many, setMany] = useState<number | undefined>(20);
  const [text, setText] = useState('');
  const claves = typedKeys(text).map(numberOf);
  const { print, busy } = usePrinting();
  const fits = many !== undefined && Number.isInteger(many) && many >= 1 && many <= MOST;
  return (
    <>
      <PageHeader
        title="QR de Embalajes"
        context="Emite códigos de embalaje e imprime sus etiquetas antes de usarlas."
      />
      <Stack px="lg" maw="44rem">
        <SegmentedControl
          aria-label="Qué se imprime"
          data={[
            { value: 'nuevos', label: 'Códigos nuevos' },
            { value: 'otra', label: 'Reimpresión' },
          ]}
          value={again ? 'otra' : 'nuevos'}
          onChange={(value) => setAgain(value === 'otra')}
        />
        {again ? (
          <Textarea
            label="Embalajes"
            description={`Uno por línea, escaneado o escrito: E|1024. ${countInWords(claves.length, ['embalaje', 'embalajes'])}.`}
            autosize
            minRows={6}
            maxRows={16}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ) : (
          <NumberInput
            label="Cuántos códigos"
            description="Cada uno lleva el número siguiente y espera su pedido: se asigna al abrir un embalaje."
            decimals={0}
            w={240}
            value={many}
            onChange={setMany}
            error={!fits && `Entre 1 y ${MOST} códigos`}
          />
        )}
        <PrintButtons
          first="100x50"
          busy={busy}
          disabled={again ? claves.length === 0 : !fits}
          onPrint={(how, salida) =>
            void print(
              {
                tipo: 'embalaje',
                sujeto: CODIGOS_EMBALAJE,
                ...(again ? { claves } : { emitir: many!, nuevas: true }),
                ...how,
              },
              salida,
            )
          }
        />
      </Stack>
    </>
  );
}
