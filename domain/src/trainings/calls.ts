import type { CallBase } from '../kernel/call.ts';
import { documentCalls } from '../kernel/document-calls.ts';
import { enrolPerson, takeAttendance, withdrawPerson } from './enrol.ts';
import { enrolVisitor } from './enrol-visitor.ts';
import { enrolOwn, withdrawOwn } from './enrol-own.ts';
import { capacitacionId, TRAINERS, visibleTraining } from './guards.ts';
import { cancelTraining, changeTraining, scheduleTraining } from './keep-training.ts';
import { registerArrival } from './register-arrival.ts';
import { training } from './training.ts';
import { enrolmentPage } from './views/enrolment-page.ts';
import { trainingCertificate, trainingExport, trainingGrid } from './views/queries.ts';
import { checkCertificate, offeredTrainings, ownCertificate, ownEnrolments } from './views/own-trainings.ts';
import { trainingDocument } from './views/training-document.ts';
import { trainingSheet } from './views/sheet.ts';

/** Sheet, history and files of trainings. */
export const trainingCalls = documentCalls(trainingDocument, {
  related: [],
  aggregate: training,
  id: capacitacionId,
  sheet: trainingSheet,
  read: TRAINERS,
  historia: TRAINERS,
  attach: TRAINERS,
  visible: visibleTraining,
  // Whoever has the seed makes certificates.
  shown: ({ semilla: _, ...shown }) => shown,
  actions: {
    inscribir: enrolPerson,
    recibir: registerArrival,
    asistencia: takeAttendance,
    editar: changeTraining,
    historia: 'history',
    cancelar: cancelTraining,
  },
  anytime: [],
});

/** Every call of trainings, but those of their sheet. */
export const trainingsContract = [
  scheduleTraining,
  changeTraining,
  cancelTraining,
  enrolPerson,
  withdrawPerson,
  takeAttendance,
  registerArrival,
  enrolOwn,
  withdrawOwn,
  offeredTrainings,
  ownEnrolments,
  ownCertificate,
  checkCertificate,
  enrolVisitor,
  enrolmentPage,
  trainingGrid,
  trainingExport,
  trainingCertificate,
] as readonly unknown[] as readonly CallBase[];
