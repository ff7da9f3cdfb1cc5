import { formatDay } from '@power/domain/kernel/dates';
import { inscripcionHref } from '@power/domain/trainings/public-page.shared';
import type { ReactNode } from 'react';
import { shopIsOpen, shopName } from '../kernel/page-reply.ts';
import { type Told, TOLD } from './enrolment-words.ts';

/** What anybody may know of a public training: how many places are left, not who has the others. */
export interface ShownTraining {
  readonly number: number;
  readonly nombre: string;
  readonly descripcion: string;
  readonly relator: string;
  readonly fecha: string;
  readonly hora: string;
  readonly lugar: string;
  readonly enLinea: boolean;
  readonly libres: number;
  readonly enEspera: number;
}

/** What the form held when it was refused; consent is given anew. */
export type TypedFields = Partial<Record<'nombre' | 'email' | 'empresa', string>>;

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <html lang="es-CL">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${shopName()}`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/tienda/tienda.css" />
      <link rel="stylesheet" href="/tienda/inscripcion.css" />
    </head>
    <body>
      <header>
        {shopIsOpen() ? (
          <a className="marca" href="/web">
            {shopName()}
          </a>
        ) : (
          <span className="empresa marca">{shopName()}</span>
        )}
      </header>
      <main>{children}</main>
    </body>
  </html>
);

/** It was never public, was called off, or there is none of that number. */
export const NoTraining = () => (
  <Frame title="Capacitación no disponible">
    <section className="vacio">
      <h1>Esta capacitación no está disponible.</h1>
      <p>Puede que se haya cancelado, o que la dirección esté incompleta. Pide la dirección a quien te la envió.</p>
    </section>
  </Frame>
);

const placesText = ({ libres, enEspera }: ShownTraining): string =>
  libres > 0
    ? libres === 1
      ? 'Queda 1 cupo.'
      : `Quedan ${libres} cupos.`
    : `No quedan cupos. Si te inscribes ahora quedas en la lista de espera, en el lugar ${enEspera + 1}, y tomas el primer cupo que se libere.`;

const Field = (props: {
  readonly label: string;
  readonly name: string;
  readonly type?: 'email';
  readonly complete: string;
  readonly required?: boolean;
  readonly typed: string | undefined;
}) => (
  <label>
    {props.label}
    <input
      name={props.name}
      type={props.type ?? 'text'}
      autoComplete={props.complete}
      maxLength={200}
      required={props.required}
      defaultValue={props.typed}
    />
  </label>
);

const Form = ({
  training,
  clave,
  typed,
}: {
  readonly training: ShownTraining;
  readonly clave: string;
  readonly typed: TypedFields;
}) => (
  <form method="post" action={inscripcionHref(training.number)} className="inscripcion">
    <h2>Inscríbete</h2>
    <p className={training.libres > 0 ? undefined : 'aviso'}>{placesText(training)}</p>
    <Field label="Nombre y apellido" name="nombre" complete="name" required typed={typed.nombre} />
    <Field label="Correo" name="email" type="email" complete="email" required typed={typed.email} />
    <Field label="Empresa (opcional)" name="empresa" complete="organization" typed={typed.empresa} />
    <div className="oculto" aria-hidden="true">
      <label>
        Sitio web: déjalo vacío
        <input name="sitio_web" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
    <label className="acepto">
      <input type="checkbox" name="acepto" value="si" required />
      <span>
        {`Acepto que ${shopName()} guarde mi nombre, correo y empresa para organizar esta capacitación y escribirme sobre ella. Puedo pedir que los borren respondiendo a ese correo.`}
      </span>
    </label>
    {training.libres <= 0 && <input type="hidden" name="espera" value="si" />}
    <input type="hidden" name="clave" value={clave} />
    <button type="submit">{training.libres > 0 ? 'Inscribirme' : 'Quedar en lista de espera'}</button>
  </form>
);

const Notice = ({ told }: { readonly told: Told }) => (
  <p className="aviso" role={told.hecho ? 'status' : 'alert'} data-hecho={told.hecho}>
    <strong>{told.titulo}</strong>
    {` ${told.texto}`}
  </p>
);

/** A public training, how an enrolment went, and the form for one; over once its day is past. */
export function EnrolmentView({
  training,
  aviso,
  past,
  clave,
  typed,
}: {
  readonly training: ShownTraining;
  readonly aviso: string | undefined;
  readonly past: boolean;
  readonly clave: string;
  readonly typed: TypedFields;
}) {
  const { nombre, descripcion, relator, fecha, hora, lugar, enLinea, number } = training;
  const told = aviso === undefined ? undefined : (TOLD[aviso] ?? TOLD.otro);
  return (
    <Frame title={nombre}>
      {told && <Notice told={told} />}
      <h1>{nombre}</h1>
      <dl className="datos">
        <dt>Cuándo</dt>
        <dd>{`${formatDay(fecha)} a las ${hora}`}</dd>
        <dt>Dónde</dt>
        <dd>{[lugar, enLinea && 'En línea: el link llega por correo el día antes'].filter(Boolean).join(' · ')}</dd>
        {relator !== '' && (
          <>
            <dt>Relator</dt>
            <dd>{relator}</dd>
          </>
        )}
      </dl>
      {descripcion !== '' && <p className="texto">{descripcion}</p>}
      {past ? (
        <p className="aviso">Esta capacitación ya pasó: no recibe más inscripciones.</p>
      ) : told?.hecho ? (
        <p>
          <a className="boton" href={inscripcionHref(number)}>
            Inscribir a otra persona
          </a>
        </p>
      ) : (
        <Form training={training} clave={clave} typed={typed} />
      )}
    </Frame>
  );
}
