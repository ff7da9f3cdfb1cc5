import { collected, due } from '@power/domain/dispatches/collection.shared';
import { stopLooks } from '@power/domain/dispatches/dispatch-looks';
import { routeDocument } from '@power/domain/dispatches/views/route-document';
import type { RouteSheet, StopSheet } from '@power/domain/dispatches/views/sheet';
import { Anchor, Button, Group } from '@mantine/core';
import { IconCheck, IconNavigation, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useOpens } from '../access/opens.shared.ts';
import { useMay } from '../access/use-may.ts';
import { download } from '../api/client.ts';
import { useStore } from '../api/store.ts';
import { loadStop, routeCalls } from '../calls/dispatches.ts';
import { DocumentTotals } from '../documents/document-totals.tsx';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDay, formatDayTime } from '../ui/format/times.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { fileOrTell } from '../ui/dialogs/tell.ts';
import { type RoadDeed, roadQueue } from './road-queue.shared.ts';
import { useDialogsAhead } from './route-dialogs.shared.tsx';
import { ScanField } from './scan-field.tsx';
import { StopActions } from './stop-actions.tsx';
import type { TaskStop } from './stop-tasks.ts';
import styles from './stops.module.css';

const icon = { size: 16, stroke: 1.6 };

/** The way to an address in whatever map the phone opens. */
const wayTo = ({ calle, comuna, region }: NonNullable<StopSheet['direccion']>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${calle}, ${comuna}, ${region}, Chile`)}`;

export const taskOf = (sheet: RouteSheet, stop: StopSheet): TaskStop => ({
  despacho: sheet.number,
  linea: stop.linea,
  pedido: stop.pedido.number,
  cliente: stop.pedido.client.name,
  falta: due(stop),
  cobrar: stop.cobrar,
  lineas: stop.lineas ?? [],
  embalajes: stop.embalajes,
});

const ofStop = ({ number }: RouteSheet, { linea }: StopSheet, deeds: readonly RoadDeed[]): readonly RoadDeed[] =>
  deeds.filter((deed) => deed.despacho === number && deed.linea === linea);
const settles = ({ tipo }: RoadDeed): boolean => tipo !== 'cobrar';

/** The next stop to drive to: the first one that nobody settled, here or on the server. */
export const nextStop = (sheet: RouteSheet, waiting: readonly RoadDeed[] = []): StopSheet | undefined =>
  sheet.estado === 'En Ruta'
    ? sheet.paradas.find((p) => p.estado === 'Pendiente' && !ofStop(sheet, p, waiting).some(settles))
    : undefined;

const UNSENT = {
  entregar: 'Entrega por enviar',
  rechazar: 'Rechazo por enviar',
  reprogramar: 'Reprogramación por enviar',
  cobrar: 'Cobro por enviar',
} as const;

/** A file of a stop: what was signed, how the goods were left. */
function FileLink({
  sheet,
  id,
  label,
}: {
  readonly sheet: RouteSheet;
  readonly id: string | null;
  readonly label: string;
}) {
  const file = sheet.adjuntos?.find(({ _id }) => _id === id);
  if (!file) return null;
  const open = () =>
    fileOrTell(`${file.nombre} no se pudo abrir`, () =>
      download(routeCalls.file, { id: String(sheet.number), adjunto: file._id }, file.nombre),
    );
  return (
    <Button variant="default" size="sm" onClick={() => void open()}>
      {label}
    </Button>
  );
}

/** Units of each line that the customer took, and the packages. */
function partText({ parte, lineas = [] }: StopSheet): string {
  const units = (parte?.lineas ?? []).map(({ linea, cantidad }) => {
    const line = lineas.find((one) => one.linea === linea);
    return `${cantidad} de ${line?.cantidad ?? cantidad} ${line?.part_number ?? `de la línea ${linea}`}`;
  });
  const parcels = parte?.embalajes ?? [];
  const packed = parcels.length > 0 ? [`embalajes ${parcels.join(', ')}`] : [];
  return [...units, ...packed].join(', ');
}

function Outcome({ stop }: { readonly stop: StopSheet }) {
  const { receptor, motivo, nueva_fecha, resuelta_at, parte, sin_cobro } = stop;
  if (resuelta_at === null) return null;
  return (
    <p>
      {receptor && `Recibió ${receptor.nombre}, RUT ${receptor.rut}. `}
      {parte && `Entrega parcial: ${partText(stop)}. `}
      {motivo && `${motivo}. `}
      {nueva_fecha && `${parte ? 'El resto, para' : 'Para'} el ${formatDay(nueva_fecha)}. `}
      {sin_cobro && `Sin cobro: ${sin_cobro}. `}
      <span className={styles.meta}>{formatDayTime(resuelta_at)}</span>
    </p>
  );
}

interface StopProps {
  readonly sheet: RouteSheet;
  readonly stop: StopSheet;
  readonly place: number;
  readonly readOnly: boolean;
  /** What this phone has not sent yet. */
  readonly waiting: readonly RoadDeed[];
}

function Stop({ sheet, stop, place, readOnly, waiting }: StopProps) {
  const opens = useOpens();
  const { pedido, direccion, telefono } = stop;
  const name = `Pedido N° ${pedido.number}`;
  const unsent = ofStop(sheet, stop, waiting);
  const address = `/sistema/pedido/${pedido.number}`;
  return (
    <li className={styles.stop} data-next={nextStop(sheet, waiting)?.linea === stop.linea}>
      <div className={styles.head}>
        <strong>
          {place}.{' '}
          {opens(address) ? (
            <Anchor component={Link} to={address} inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}{' '}
          · {pedido.client.name}
        </strong>
        <Group gap="xs">
          {!stop.cargada && stop.embalajes.length > 0 && (
            <span className={styles.meta}>
              {stop.embalajes.length === 1
                ? `Embalaje ${stop.embalajes[0]} cargado`
                : `Embalajes ${stop.embalajes.join(', ')} cargados`}
            </span>
          )}
          {stop.cargada && stop.estado === 'Pendiente' && (
            <span className={styles.meta}>
              <IconCheck size={14} aria-hidden /> Cargada
            </span>
          )}
          <StateChip looks={stopLooks} value={stop.estado} />
        </Group>
      </div>
      <p>
        {direccion
          ? [direccion.calle, direccion.referencia, direccion.comuna].filter(Boolean).join(', ')
          : 'Sin dirección de despacho'}
      </p>
      {stop.cobrar > 0 && (
        <p className={styles.meta}>
          {`Por cobrar ${formatMoney(stop.cobrar)}`}
          {collected(stop) > 0 && `, cobrado ${formatMoney(collected(stop))}`}
        </p>
      )}
      <Outcome stop={stop} />
      {(stop.firma ?? stop.foto) !== null && (
        <Group gap="xs">
          <FileLink sheet={sheet} id={stop.firma} label="Ver firma" />
          <FileLink sheet={sheet} id={stop.foto} label="Ver foto" />
        </Group>
      )}
      {unsent.map((deed) => (
        <p key={deed.id} className={styles.meta} role="status">
          {UNSENT[deed.tipo]}
        </p>
      ))}
      {stop.estado === 'Pendiente' && (
        <Group gap="xs">
          {direccion && (
            <Button
              component="a"
              href={wayTo(direccion)}
              target="_blank"
              rel="noreferrer"
              variant="default"
              size="md"
              leftSection={<IconNavigation {...icon} />}
            >
              Cómo llegar
            </Button>
          )}
          {telefono && (
            <Button
              component="a"
              href={`tel:${telefono.replaceAll(/\s/g, '')}`}
              variant="default"
              size="md"
              leftSection={<IconPhone {...icon} />}
            >
              Llamar
            </Button>
          )}
        </Group>
      )}
      {!readOnly && unsent.length === 0 && <StopActions sheet={sheet} stop={stop} task={taskOf(sheet, stop)} />}
    </li>
  );
}

/** The stops of a route in the order in which they are driven, for the hand that loads them and the one that drives. */
export function Stops({ sheet, readOnly }: { readonly sheet: RouteSheet; readonly readOnly: boolean }) {
  const may = useMay();
  const waiting = useStore(roadQueue().waiting);
  useDialogsAhead(sheet.estado === 'En Ruta' && !readOnly);
  const loading = !readOnly && (sheet.estado === 'Planificado' || sheet.estado === 'Cargando') && may(loadStop);
  return (
    <>
      {loading && sheet.paradas.length > 0 && (
        <ScanField despacho={sheet.number} left={sheet.paradas.filter((p) => !p.cargada).length} />
      )}
      <ol className={styles.stops} aria-label="Paradas">
        {sheet.paradas.map((stop, n) => (
          <Stop key={stop.linea} sheet={sheet} stop={stop} place={n + 1} readOnly={readOnly} waiting={waiting} />
        ))}
      </ol>
      {sheet.paradas.length === 0 && <p>Sin paradas. Agrégalas con «Agregar pedidos».</p>}
      <DocumentTotals of={routeDocument.totals(sheet)} />
    </>
  );
}
