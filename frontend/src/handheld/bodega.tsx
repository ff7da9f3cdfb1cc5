import { Button, Group, TextInput } from '@mantine/core';
import { isBlank } from '@power/domain/kernel/text';
import { IconScan, IconTruckLoading } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { moment } from '../api/moment.ts';
import { online } from '../api/network.ts';
import { useStore } from '../api/store.ts';
import { issueDeviceCode } from '../calls/access.ts';
import { placeStock } from '../calls/inventory.ts';
import { FeedbackBar } from '../picking/feedback-bar.shared.tsx';
import { useScanner } from '../picking/use-scanner.shared.ts';
import { NotNow } from '../ui/not-now.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { countInWords } from '../ui/format/numbers.ts';
import { Found } from './found.tsx';
import { Hand } from './hand.tsx';
import { part } from '../ui/part.tsx';
import { Replenish } from './replenish.tsx';
import { Refusals } from './refusals.tsx';
import { useHandheld } from './use-handheld.ts';
import styles from './handheld.module.css';

const DeviceCodes = part(() => import('./device-codes.tsx'), 'DeviceCodes');

function Work() {
  const work = useHandheld();
  const { code, hand, despacho, waiting, feedback } = work;
  const away = !useStore(online);
  const [typed, setTyped] = useState('');
  useScanner(work.scan, true);
  const ready = away ? 'Sin conexión: lo que haces se guarda y se envía después' : 'Escanea cualquier código';
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <FeedbackBar feedback={feedback} ready={ready} />
        <form
          role="search"
          onSubmit={(e) => {
            e.preventDefault();
            if (!isBlank(typed)) work.scan(typed);
            setTyped('');
          }}
        >
          <TextInput
            size="lg"
            aria-label="Código"
            placeholder={hand ? 'Ubicación donde lo dejas' : 'Producto, serie, ubicación, embalaje o pedido'}
            leftSection={<IconScan size={20} aria-hidden />}
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(e) => setTyped(e.currentTarget.value)}
          />
        </form>
        {waiting.length > 0 && (
          <p className={styles.meta} role="status">
            {countInWords(waiting.length, ['movimiento por enviar', 'movimientos por enviar'])}
          </p>
        )}
      </div>
      <Refusals />
      {despacho !== undefined && (
        <Group justify="space-between" className={styles.card} wrap="nowrap">
          <strong>
            <IconTruckLoading size={16} aria-hidden /> {`Cargando el Despacho N° ${despacho}`}
          </strong>
          <Button size="md" variant="default" onClick={work.loaded}>
            Terminar carga
          </Button>
        </Group>
      )}
      {hand ? (
        <Hand hand={hand} work={work} />
      ) : code === undefined ? (
        <Replenish work={work} />
      ) : (
        <Found key={code} code={code} work={work} />
      )}
    </div>
  );
}

/** *Bodega*: one screen for the phone in the hand. Whatever is scanned, it says what it is and what can be done with it. */
export function Component() {
  const past = useStore(moment) !== undefined;
  const may = useMay();
  const works = may(placeStock);
  const [codes, setCodes] = useState(false);
  return (
    <>
      <PageHeader
        title="Bodega"
        context="Guardar, mover, pickear, contar, recibir y cargar, con el escáner."
        {...(!past &&
          may(issueDeviceCode) && {
            action: (
              <Button variant="default" onClick={() => setCodes(true)}>
                Códigos de dispositivo
              </Button>
            ),
          })}
      />
      {codes && <DeviceCodes onClose={() => setCodes(false)} />}
      {past || !works ? <NotNow /> : <Work />}
    </>
  );
}
