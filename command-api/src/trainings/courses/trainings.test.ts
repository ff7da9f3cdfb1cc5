import { training, type TrainingState } from '@power/domain/trainings/training';
import { entryCode, entrySubject } from '@power/domain/trainings/entry-code.shared';
import { signedMark } from '@power/infra/platform/access/mark';
import { settings } from '@power/infra/platform/service/settings';
import '../../kernel/environment.testing.ts';
import { openSpine, person } from '../../kernel/spine.testing.ts';

const MARKETING = person('Marketing');
const capacitacion = (cupos: number) => ({
  nombre: 'Cámaras IP',
  fecha: '2026-01-05',
  hora: '10:00',
  lugar: 'Sala 1',
  cupos,
});

test('people who enrol at once never take more than there are places, and a refused one draws no number', async () => {
  const spine = await openSpine();
  const made = await spine.issue(MARKETING, 'schedule-training', {
    accion: 'capacitacion',
    capacitacion: capacitacion(3),
  });
  expect(made).toMatchObject({ ok: true, number: 1 });
  const enrol = (n: number) =>
    spine.issue(MARKETING, 'enrol-person', {
      accion: 'inscribir',
      id: 1,
      inscrito: { nombre: `Persona ${n}`, email: `p${n}@cliente.test` },
    });
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(enrol));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
  expect(replies.filter(({ ok }) => !ok).map(({ codigo }) => codigo)).toEqual(Array(3).fill('SIN_CUPOS'));
  const { inscritos } = (await spine.state<TrainingState>(training, '1'))!;
  expect(new Set(inscritos.map(({ inscripcion }) => inscripcion)).size).toBe(3);
  const late = { ...capacitacion(3), fecha: '2025-12-31' };
  expect(
    await spine.issue(MARKETING, 'schedule-training', { accion: 'capacitacion', capacitacion: late }),
  ).toMatchObject({ codigo: 'FECHA_PASADA' });
  const next = await spine.issue(MARKETING, 'schedule-training', {
    accion: 'capacitacion',
    capacitacion: capacitacion(1),
  });
  expect(next).toMatchObject({ number: 2 });
});

test('at the door a code of ours is taken once, however often it is read at once; one that was made up is not', async () => {
  const spine = await openSpine();
  await spine.issue(MARKETING, 'schedule-training', { accion: 'capacitacion', capacitacion: capacitacion(3) });
  await spine.issue(MARKETING, 'enrol-person', {
    accion: 'inscribir',
    id: 1,
    inscrito: { nombre: 'Ana', email: 'ana@cliente.test' },
  });
  const mark = signedMark(settings.JWT_SECRET, entrySubject(1, 1));
  const show = (codigo: string) => spine.issue(MARKETING, 'register-arrival', { accion: 'llegada', id: 1, codigo });
  const codes = async (...all: string[]) => (await Promise.all(all.map(show))).map(({ codigo }) => codigo);
  expect(await codes(entryCode(1, 1, '0000000000'), entryCode(1, 2, mark), entryCode(2, 1, mark), 'hola')).toEqual(
    Array(4).fill('CODIGO_DESCONOCIDO'),
  );
  const code = entryCode(1, 1, mark);
  expect((await codes(code, code, code)).toSorted()).toEqual(['YA_REGISTRADA', 'YA_REGISTRADA', undefined]);
  expect((await spine.state<TrainingState>(training, '1'))!.inscritos).toMatchObject([{ asistio: true }]);
});
