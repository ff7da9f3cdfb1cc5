import { isBlank, legible } from '@power/domain/kernel/text';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import type { CotizacionPublica } from '@power/domain/quotations/views/shared';
import { useState } from 'react';
import { askAboutQuotation } from '../../calls/quotations.ts';
import { useCommand } from '../../api/hooks.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { formatDayTime } from '../../ui/format/times.ts';
import styles from './offer.module.css';
import { Select } from '../../ui/forms/select.tsx';

interface Props {
  readonly offer: CotizacionPublica;
  readonly token: string;
  readonly onDone: () => void;
}

/** Questions and answers, and a new question about a line or about all of it. */
export function OfferQuestions({ offer, token, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const [linea, setLinea] = useState<string | null>(null);
  const [texto, setTexto] = useState('');
  const [nombre, setNombre] = useState('');
  const command = useCommand(askAboutQuotation);
  const ask = async () => {
    const asked = { token, linea: linea === null ? null : Number(linea), texto: texto.trim(), nombre: nombre.trim() };
    if (!(await tell('La pregunta no se envió', () => command.run(asked)))) return;
    setTexto('');
    setOpen(false);
    onDone();
  };
  const ready = !isBlank(texto) && legible(nombre).trim().length > 1;
  return (
    <section className={styles.questions}>
      {offer.preguntas.map(({ texto: question, fecha, part_number, respuesta }) => (
        <article key={`${fecha}-${question}`}>
          <small>{[part_number, formatDayTime(fecha)].filter(Boolean).join(' · ')}</small>
          <p>{question}</p>
          <p className={styles.answer}>{respuesta ? respuesta.texto : 'Esperando respuesta'}</p>
        </article>
      ))}
      {open ? (
        <form
          aria-label="Preguntar"
          onSubmit={(e) => {
            e.preventDefault();
            if (ready) void ask();
          }}
        >
          <Stack gap="sm">
            <Select
              size="md"
              label="¿Sobre qué?"
              placeholder="Toda la cotización"
              clearable
              data={offer.lineas.map((line, n) => ({
                value: String(line.linea),
                label: `${n + 1}. ${line.part_number}`,
              }))}
              value={linea}
              onChange={setLinea}
            />
            <Textarea
              size="md"
              label="Pregunta"
              withAsterisk
              autosize
              minRows={2}
              maxLength={1000}
              value={texto}
              onChange={(e) => setTexto(e.currentTarget.value)}
            />
            <TextInput
              size="md"
              label="Tu nombre"
              withAsterisk
              autoComplete="name"
              maxLength={120}
              value={nombre}
              onChange={(e) => setNombre(e.currentTarget.value)}
            />
            <Button type="submit" size="lg" disabled={!ready} loading={command.busy}>
              Enviar pregunta
            </Button>
          </Stack>
        </form>
      ) : (
        offer.estado === 'abierta' && (
          <Button size="lg" variant="default" onClick={() => setOpen(true)}>
            Hacer una pregunta
          </Button>
        )
      )}
    </section>
  );
}
