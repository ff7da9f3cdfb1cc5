import { Alert, Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { KpiCard } from '../ui/charts/kpi-card.tsx';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { Chat } from '../ui/dialogs/chat.tsx';
import { FieldChanges } from '../ui/dialogs/field-changes.tsx';
import { Facts } from '../ui/dialogs/facts.tsx';
import { askComment, confirm, notice } from '../ui/dialogs/prompts.ts';
import { Totals } from '../ui/dialogs/totals.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { showToast } from '../ui/feedback/toasts.ts';
import { Money } from '../ui/format/money.tsx';
import { formatCount, formatMillions } from '../ui/format/numbers.ts';
import { LineTable } from '../ui/line-table.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { Shown, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

const COURSE = [12, 14, 9, 15, 17, 13, 19];
const count = { format: formatCount, against: 'ayer a esta hora', to: undefined } as const;
const nothing = () => undefined;

/** What screens and documents are put together of. */
export const Parts = () => (
  <>
    <Specimen
      name="KpiCard"
      use="Una cifra, su cambio frente al mismo momento de antes y su curso; toda la tarjeta abre su lista."
    >
      <Shown as="más es mejor">
        <div className={styles.kpi}>
          <KpiCard
            label="Vendido hoy"
            values={COURSE.map((n) => n * 1_000_000)}
            {...count}
            format={formatMillions}
            moreIs="ok"
          />
        </div>
      </Shown>
      <Shown as="más es peor">
        <div className={styles.kpi}>
          <KpiCard label="Por validar" values={COURSE} {...count} moreIs="warn" />
        </div>
      </Shown>
      <Shown as="igual">
        <div className={styles.kpi}>
          <KpiCard label="En ruta" values={[4, 4]} {...count} />
        </div>
      </Shown>
      <Shown as="atrasada">
        <div className={styles.kpi}>
          <KpiCard label="En sala" values={COURSE} {...count} since="Sin datos desde las 15:40" />
        </div>
      </Shown>
    </Specimen>
    <Specimen name="Sparkline" use="Un curso sin ejes, al lado de su cifra.">
      <Shown as="sube">
        <Sparkline values={COURSE} className={styles.spark} />
      </Shown>
      <Shown as="sin nada">
        <Sparkline values={[0, 0, 0]} className={styles.spark} />
      </Shown>
    </Specimen>
    <Specimen name="Facts" use="Los datos de un documento en dos columnas; lo que no se sabe es –.">
      <Shown as="de un pedido" wide>
        <Facts
          of={[
            ['Cliente', 'Redes Itata Ltda.'],
            ['RUT', '76.200.100-2'],
            ['Condición de pago', '30 días'],
            ['Orden de compra', null],
          ]}
        />
      </Shown>
    </Specimen>
    <Specimen name="Totals y Money" use="Bajo las líneas, a la derecha. Cero es 0; lo desconocido, –.">
      <Shown as="en pesos">
        <Totals neto={1_037_471} iva={197_120} total={1_234_591} />
      </Shown>
      <Shown as="en dólares">
        <Money value={1234.5} divisa="USD" />
      </Shown>
      <Shown as="en euros">
        <Money value={1234.5} divisa="EUR" />
      </Shown>
      <Shown as="cero y desconocido">
        <Money value={0} /> · <Money value={undefined} />
      </Shown>
    </Specimen>
    <Specimen
      name="LineTable"
      use="Pocas líneas de una página; en una pantalla angosta se desplaza de lado. Con marco, cifras que se comparan."
    >
      <Shown as="líneas" wide>
        <LineTable label="Stock por bodega" head={['Bodega', 'Físico', 'Disponible']}>
          <tbody>
            <tr>
              <th scope="row">
                BOD<small>Casa Matriz</small>
              </th>
              <td>{formatCount(1234)}</td>
              <td>{formatCount(987)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{formatCount(1234)}</td>
              <td>{formatCount(987)}</td>
            </tr>
          </tfoot>
        </LineTable>
      </Shown>
      <Shown as="con marco" wide>
        <LineTable framed label="Por ejecutivo" head={['Ejecutivo', { label: 'Cierre', text: true }, 'Facturado']}>
          <tbody>
            <tr>
              <th scope="row">Rodrigo Fuentes</th>
              <td data-text>Noviembre 2026</td>
              <td>{formatMillions(65_800_000)}</td>
            </tr>
          </tbody>
        </LineTable>
      </Shown>
    </Specimen>
    <Specimen name="FieldChanges" use="Qué cambió en un documento: antes y después.">
      <Shown as="en la historia" wide>
        <FieldChanges
          of={[
            { campo: 'tipo_entrega', antes: 'COURIER', despues: 'DESPACHO' },
            { campo: 'orden_compra', despues: 'OC-4501' },
          ]}
        />
      </Shown>
    </Specimen>
    <Specimen name="Chat" use="La conversación de un documento: lo propio a un lado, lo de otros al otro.">
      <Shown as="con dos mensajes" wide>
        <Chat
          messages={[
            {
              id: '1',
              nombre: 'Rodrigo Fuentes',
              fecha: '2026-11-20T18:40:00.000Z',
              mensaje: '¿Alcanza para hoy?',
              propio: false,
            },
            {
              id: '2',
              nombre: 'Marcela Ortiz',
              fecha: '2026-11-20T18:42:00.000Z',
              mensaje: 'Sí, sale a las 17.',
              propio: true,
            },
          ]}
        />
      </Shown>
    </Specimen>
    <Specimen name="EmptyState" use="Qué no hay, por qué y cómo se empieza.">
      <Shown as="enseña" wide>
        <EmptyState
          title="Todavía no hay pedidos"
          hint="Un pedido nuevo espera su validación; de ahí pasa a bodega y a la entrega."
          action={<Button leftSection={<IconPlus size={16} />}>Nuevo pedido</Button>}
        />
      </Shown>
    </Specimen>
    <Specimen name="PartFailure y Alert" use="Qué pasó, por qué y qué se hace; lo demás sigue funcionando.">
      <Shown as="una parte no llegó" wide>
        <PartFailure trouble="offline" place="here" onRetry={nothing} />
      </Shown>
      <Shown as="una lista no cargó" wide>
        <Alert color="red" variant="light" icon={<IconAlertTriangle />} title="La lista no se pudo cargar">
          El servidor no respondió.{' '}
          <Button size="compact-xs" variant="default">
            Reintentar
          </Button>
        </Alert>
      </Shown>
    </Specimen>
    <Specimen name="Skeleton" use="Lo que se espera más de 300 ms, con la forma de lo que viene.">
      <Shown as="tres líneas" wide>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} height={14} mb="sm" animate={false} />
        ))}
      </Shown>
    </Specimen>
    <Specimen
      name="Avisos y preguntas"
      use="Un aviso confirma y se va; se pregunta antes de lo que no se deshace; nunca una pregunta sobre otra."
    >
      <Shown as="aviso">
        <Button variant="default" onClick={() => showToast({ titulo: 'Pedido 15.010 validado' })}>
          Mostrar
        </Button>
      </Shown>
      <Shown as="se lee y se cierra">
        <Button
          variant="default"
          onClick={() => void notice({ titulo: 'El pedido no se validó', texto: 'Faltan 3 unidades de DS-2CD2043.' })}
        >
          Mostrar
        </Button>
      </Shown>
      <Shown as="se confirma">
        <Button
          variant="default"
          onClick={() => void confirm({ titulo: 'Anular el pedido 15.010', boton: 'Anular Pedido', peligro: true })}
        >
          Mostrar
        </Button>
      </Shown>
      <Shown as="pide un motivo">
        <Button
          variant="default"
          onClick={() =>
            void askComment({
              titulo: 'Retirar el precio',
              etiqueta: 'Motivo',
              boton: 'Retirar precio',
              obligatorio: true,
            })
          }
        >
          Mostrar
        </Button>
      </Shown>
    </Specimen>
  </>
);
