import { formatDay } from '@power/domain/kernel/dates';
import { inscripcionHref } from '@power/domain/trainings/public-page.shared';
import type { OfferedTraining } from './home.ts';

const placesText = (free: number): string =>
  free > 0 ? (free === 1 ? 'Queda 1 cupo' : `Quedan ${free} cupos`) : 'Sin cupos: con lista de espera';

/** Trainings in which a visitor may enrol. */
export const TrainingList = ({ trainings }: { readonly trainings: readonly OfferedTraining[] }) =>
  trainings.length === 0 ? null : (
    <section id="capacitaciones" aria-label="Capacitaciones">
      <h2>Capacitaciones</h2>
      <ul className="fichas">
        {trainings.map(({ number, nombre, fecha, hora, lugar, cupos_libres }) => (
          <li key={number} className="ficha">
            <div>
              <h3>
                <a href={inscripcionHref(number)}>{nombre}</a>
              </h3>
              <p className="codigo">{`${formatDay(fecha)}, ${hora} · ${lugar || 'En línea'}`}</p>
              <p className="disponible">{placesText(cupos_libres)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
