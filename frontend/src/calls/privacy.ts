// Generated from the contract by `npm run calls`. Do not edit.
import type * as privacy_erase_person from '@power/domain/privacy/erase-person';
import type * as privacy_forget_person from '@power/domain/privacy/forget-person';
import type * as privacy_views_person_grid from '@power/domain/privacy/views/person-grid';
import type * as privacy_views_person_traces from '@power/domain/privacy/views/person-traces';
import { wire } from '../api/wire.ts';

export const erasePerson = /* #__PURE__ */ wire<typeof privacy_erase_person.erasePerson>({ kind: 'command', method: 'POST', path: '/privacidad/modificar', accion: 'borrar', access: {'perfiles':['Administrador']} });
export const forgetPerson = /* #__PURE__ */ wire<typeof privacy_forget_person.forgetPerson>({ kind: 'command', method: 'POST', path: '/privacidad/modificar', accion: 'olvidar', access: {'perfiles':['Administrador']} });
export const personGrid = /* #__PURE__ */ wire<typeof privacy_views_person_grid.personGrid>({ kind: 'query', method: 'POST', path: '/privacidad/listar', accion: 'grid', access: {'perfiles':['Administrador']}, topic: 'personas', scope: 'everyone', asOf: {'none':'De las personas no se guarda cómo figuraban antes: quien se olvida no debe quedar.'} });
export const personTraces = /* #__PURE__ */ wire<typeof privacy_views_person_traces.personTraces>({ kind: 'query', method: 'POST', path: '/privacidad/listar', accion: 'rastros', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'now':'Se cuenta lo que se borraría ahora.'} });
