import { isBlank } from '@power/domain/kernel/text';
import { Button, Textarea } from '@mantine/core';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { useState } from 'react';
import { answerQuestion } from '../calls/quotations.ts';
import { useMay } from '../access/use-may.ts';
import { useCommand } from '../api/hooks.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { tell } from './quotation-commands.ts';
import styles from './customer-panel.module.css';

type Question = QuotationSheet['preguntas'][number];

function Answer({ number, question }: { readonly number: number; readonly question: Question }) {
  const [texto, setTexto] = useState('');
  const command = useCommand(answerQuestion);
  const send = async () => {
    const answer = { cotizacion: number, pregunta: question.pregunta, texto: texto.trim() };
    if (await tell('La respuesta no se guardó', () => command.run(answer))) setTexto('');
  };
  return (
    <>
      <Textarea
        aria-label={`Respuesta a la pregunta de ${question.nombre}`}
        placeholder="Responde; el cliente lo lee en su enlace"
        autosize
        minRows={2}
        maxLength={4000}
        value={texto}
        onChange={(e) => setTexto(e.currentTarget.value)}
      />
      <Button size="xs" mt="xs" loading={command.busy} disabled={isBlank(texto)} onClick={() => void send()}>
        Responder
      </Button>
    </>
  );
}

/** What the customer asks by the link, by line; the seller answers where it is asked. */
export function CustomerQuestions({ sheet, readOnly }: { readonly sheet: QuotationSheet; readonly readOnly: boolean }) {
  const may = useMay();
  if (sheet.preguntas.length === 0) return null;
  return (
    <section className={styles.questions}>
      <h2>Preguntas del cliente</h2>
      {sheet.preguntas.map((question) => (
        <article key={question.pregunta} className={styles.question} data-open={question.respuesta === null}>
          <small>
            {`${question.nombre} · ${formatDayTime(question.fecha)}${question.part_number === null ? '' : ` · ${question.part_number}`}`}
          </small>
          <p>{question.texto}</p>
          {question.respuesta && (
            <p>
              <small>{`${question.respuesta.usuario.nombre} · ${formatDayTime(question.respuesta.fecha)}`}</small>
              <br />
              {question.respuesta.texto}
            </p>
          )}
          {!question.respuesta && !readOnly && may(answerQuestion) && (
            <Answer number={sheet.number} question={question} />
          )}
        </article>
      ))}
    </section>
  );
}
