import { Button, Group, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { interactionList } from '../calls/assistant.ts';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import { countInWords, formatCount } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import styles from './dashboard-ia.module.css';

const PAGE = 20;

interface Props {
  readonly period: { readonly fechaDesde: string; readonly fechaHasta: string };
  readonly tema: string;
  readonly enabled: boolean;
}

/** What was asked, newest first, of a topic and with words. */
export function InteractionTable({ period, tema, enabled }: Props) {
  const [texto, setTexto] = useState('');
  const [pagina, setPagina] = useState(0);
  const [filtroTexto] = useDebouncedValue(texto.trim(), 300);
  const query = useQueryCall(
    interactionList,
    { ...period, ...(tema && { filtroTema: tema }), ...(filtroTexto && { filtroTexto }), pagina },
    { enabled, keepPrevious: true },
  );
  const found = query.data?.ok ? query.data : undefined;
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / PAGE));
  return (
    <section className={styles.card} aria-label="Consultas">
      <h2>{tema ? `Consultas de ${tema}` : 'Consultas'}</h2>
      <TextInput
        label="Buscar en las consultas"
        value={texto}
        maxLength={100}
        onChange={(e) => {
          setTexto(e.currentTarget.value);
          setPagina(0);
        }}
      />
      <Loaded query={query} height={320}>
        {({ total, rows }) =>
          total === 0 ? (
            <p className={styles.none}>Ninguna consulta coincide. Cambia las fechas, el tema o el texto.</p>
          ) : (
            <ul className={styles.asked}>
              {rows.map((row) => (
                <li key={row._id}>
                  <span>{row.pregunta}</span>
                  <small>{`${formatDayTime(row.fecha)} · ${row.tema}${row.respondida ? '' : ' · sin respuesta'}`}</small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Group justify="space-between">
        <span aria-live="polite">
          {found &&
            `${countInWords(found.total, ['consulta', 'consultas'])}, página ${pagina + 1} de ${formatCount(pages)}`}
        </span>
        <Group gap="xs">
          <Button variant="default" size="xs" disabled={pagina === 0} onClick={() => setPagina(pagina - 1)}>
            Anterior
          </Button>
          <Button variant="default" size="xs" disabled={pagina + 1 >= pages} onClick={() => setPagina(pagina + 1)}>
            Siguiente
          </Button>
        </Group>
      </Group>
    </section>
  );
}
