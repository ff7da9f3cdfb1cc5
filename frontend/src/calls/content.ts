// Generated from the contract by `npm run calls`. Do not edit.
import type * as content_assign_featured from '@power/domain/content/assign-featured';
import type * as masters from '@power/domain/masters';
import { wire } from '../api/wire.ts';

export const assignFeatured = /* #__PURE__ */ wire<typeof content_assign_featured.assignFeatured>({ kind: 'command', method: 'POST', path: '/web/productos/asignar', accion: 'lista', access: {'perfiles':['Administrador','Marketing']} });
export const banners = {
  change: wire<typeof masters.banners.change>({ kind: 'command', method: 'POST', path: '/anuncios/modificar', access: {'perfiles':['Administrador','Marketing']} }),
  create: wire<typeof masters.banners.create>({ kind: 'command', method: 'POST', path: '/anuncios/crear', access: {'perfiles':['Administrador','Marketing']} }),
  dropPicture: wire<NonNullable<typeof masters.banners.dropPicture>>({ kind: 'command', method: 'DELETE', path: '/anuncios/:id/imagen', access: {'perfiles':['Administrador','Marketing']} }),
  dropdown: wire<typeof masters.banners.dropdown>({ kind: 'query', method: 'POST', path: '/anuncios/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Marketing']}, topic: 'banner_list', scope: 'everyone' }),
  export: wire<typeof masters.banners.export>({ kind: 'query', method: 'POST', path: '/anuncios/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Marketing'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.banners.grid>({ kind: 'query', method: 'POST', path: '/anuncios/listar', accion: 'grid', access: {'perfiles':['Administrador','Marketing']}, topic: 'banner_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.banners.import>({ kind: 'command', method: 'POST', path: '/anuncios/importar', accion: 'importar', access: {'perfiles':['Administrador','Marketing']} }),
  picture: wire<NonNullable<typeof masters.banners.picture>>({ kind: 'query', method: 'GET', path: '/anuncios/:id/imagen/:imagen', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'now':'Una imagen es siempre la misma; cuál es en cada día, lo dice su registro.'} }),
  readFile: wire<typeof masters.banners.readFile>({ kind: 'query', method: 'POST', path: '/anuncios/importar', accion: 'lectura', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.banners.rehearse>({ kind: 'query', method: 'POST', path: '/anuncios/importar', accion: 'ensayo', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.banners.remove>({ kind: 'command', method: 'POST', path: '/anuncios/eliminar', access: {'perfiles':['Administrador','Marketing']} }),
  restore: wire<NonNullable<typeof masters.banners.restore>>({ kind: 'command', method: 'POST', path: '/anuncios/restaurar', access: {'perfiles':['Administrador','Marketing']} }),
  setPicture: wire<NonNullable<typeof masters.banners.setPicture>>({ kind: 'command', method: 'POST', path: '/anuncios/imagen', access: {'perfiles':['Administrador','Marketing']} }),
  versions: wire<NonNullable<typeof masters.banners.versions>>({ kind: 'query', method: 'POST', path: '/anuncios/historial', access: {'perfiles':['Administrador','Marketing']}, topic: 'banner_list', scope: 'everyone', asOf: {'now':'El historial tiene todas las versiones, para volver a cualquiera de ellas.'} }),
};
export const featuredLists = {
  change: wire<typeof masters.featuredLists.change>({ kind: 'command', method: 'POST', path: '/listas_web/modificar', access: {'perfiles':['Administrador','Marketing']} }),
  create: wire<typeof masters.featuredLists.create>({ kind: 'command', method: 'POST', path: '/listas_web/crear', access: {'perfiles':['Administrador','Marketing']} }),
  dropdown: wire<typeof masters.featuredLists.dropdown>({ kind: 'query', method: 'POST', path: '/listas_web/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Marketing']}, topic: 'featured_list', scope: 'everyone' }),
  export: wire<typeof masters.featuredLists.export>({ kind: 'query', method: 'POST', path: '/listas_web/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Marketing'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.featuredLists.grid>({ kind: 'query', method: 'POST', path: '/listas_web/listar', accion: 'grid', access: {'perfiles':['Administrador','Marketing']}, topic: 'featured_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.featuredLists.import>({ kind: 'command', method: 'POST', path: '/listas_web/importar', accion: 'importar', access: {'perfiles':['Administrador','Marketing']} }),
  readFile: wire<typeof masters.featuredLists.readFile>({ kind: 'query', method: 'POST', path: '/listas_web/importar', accion: 'lectura', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.featuredLists.rehearse>({ kind: 'query', method: 'POST', path: '/listas_web/importar', accion: 'ensayo', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.featuredLists.remove>({ kind: 'command', method: 'POST', path: '/listas_web/eliminar', access: {'perfiles':['Administrador','Marketing']} }),
  restore: wire<NonNullable<typeof masters.featuredLists.restore>>({ kind: 'command', method: 'POST', path: '/listas_web/restaurar', access: {'perfiles':['Administrador','Marketing']} }),
  versions: wire<NonNullable<typeof masters.featuredLists.versions>>({ kind: 'query', method: 'POST', path: '/listas_web/historial', access: {'perfiles':['Administrador','Marketing']}, topic: 'featured_list', scope: 'everyone', asOf: {'now':'El historial tiene todas las versiones, para volver a cualquiera de ellas.'} }),
};
export const slides = {
  change: wire<typeof masters.slides.change>({ kind: 'command', method: 'POST', path: '/slider/modificar', access: {'perfiles':['Administrador','Marketing']} }),
  create: wire<typeof masters.slides.create>({ kind: 'command', method: 'POST', path: '/slider/crear', access: {'perfiles':['Administrador','Marketing']} }),
  dropPicture: wire<NonNullable<typeof masters.slides.dropPicture>>({ kind: 'command', method: 'DELETE', path: '/slider/:id/imagen', access: {'perfiles':['Administrador','Marketing']} }),
  dropdown: wire<typeof masters.slides.dropdown>({ kind: 'query', method: 'POST', path: '/slider/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Marketing']}, topic: 'slide_list', scope: 'everyone' }),
  export: wire<typeof masters.slides.export>({ kind: 'query', method: 'POST', path: '/slider/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Marketing'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.slides.grid>({ kind: 'query', method: 'POST', path: '/slider/listar', accion: 'grid', access: {'perfiles':['Administrador','Marketing']}, topic: 'slide_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.slides.import>({ kind: 'command', method: 'POST', path: '/slider/importar', accion: 'importar', access: {'perfiles':['Administrador','Marketing']} }),
  picture: wire<NonNullable<typeof masters.slides.picture>>({ kind: 'query', method: 'GET', path: '/slider/:id/imagen/:imagen', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'now':'Una imagen es siempre la misma; cuál es en cada día, lo dice su registro.'} }),
  readFile: wire<typeof masters.slides.readFile>({ kind: 'query', method: 'POST', path: '/slider/importar', accion: 'lectura', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.slides.rehearse>({ kind: 'query', method: 'POST', path: '/slider/importar', accion: 'ensayo', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.slides.remove>({ kind: 'command', method: 'POST', path: '/slider/eliminar', access: {'perfiles':['Administrador','Marketing']} }),
  restore: wire<NonNullable<typeof masters.slides.restore>>({ kind: 'command', method: 'POST', path: '/slider/restaurar', access: {'perfiles':['Administrador','Marketing']} }),
  setPicture: wire<NonNullable<typeof masters.slides.setPicture>>({ kind: 'command', method: 'POST', path: '/slider/imagen', access: {'perfiles':['Administrador','Marketing']} }),
  versions: wire<NonNullable<typeof masters.slides.versions>>({ kind: 'query', method: 'POST', path: '/slider/historial', access: {'perfiles':['Administrador','Marketing']}, topic: 'slide_list', scope: 'everyone', asOf: {'now':'El historial tiene todas las versiones, para volver a cualquiera de ellas.'} }),
};
export const webCategories = {
  change: wire<typeof masters.webCategories.change>({ kind: 'command', method: 'POST', path: '/web_categorias/modificar', access: {'perfiles':['Administrador','Pre-Venta']} }),
  create: wire<typeof masters.webCategories.create>({ kind: 'command', method: 'POST', path: '/web_categorias/crear', access: {'perfiles':['Administrador','Pre-Venta']} }),
  dropdown: wire<typeof masters.webCategories.dropdown>({ kind: 'query', method: 'POST', path: '/web_categorias/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Pre-Venta','Marketing','Brand Manager']}, topic: 'web_category_list', scope: 'everyone' }),
  export: wire<typeof masters.webCategories.export>({ kind: 'query', method: 'POST', path: '/web_categorias/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Pre-Venta','Marketing','Brand Manager'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.webCategories.grid>({ kind: 'query', method: 'POST', path: '/web_categorias/listar', accion: 'grid', access: {'perfiles':['Administrador','Pre-Venta','Marketing','Brand Manager']}, topic: 'web_category_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.webCategories.import>({ kind: 'command', method: 'POST', path: '/web_categorias/importar', accion: 'importar', access: {'perfiles':['Administrador','Pre-Venta']} }),
  readFile: wire<typeof masters.webCategories.readFile>({ kind: 'query', method: 'POST', path: '/web_categorias/importar', accion: 'lectura', access: {'perfiles':['Administrador','Pre-Venta']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.webCategories.rehearse>({ kind: 'query', method: 'POST', path: '/web_categorias/importar', accion: 'ensayo', access: {'perfiles':['Administrador','Pre-Venta']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.webCategories.remove>({ kind: 'command', method: 'POST', path: '/web_categorias/eliminar', access: {'perfiles':['Administrador','Pre-Venta']} }),
  restore: wire<NonNullable<typeof masters.webCategories.restore>>({ kind: 'command', method: 'POST', path: '/web_categorias/restaurar', access: {'perfiles':['Administrador','Pre-Venta']} }),
  versions: wire<NonNullable<typeof masters.webCategories.versions>>({ kind: 'query', method: 'POST', path: '/web_categorias/historial', access: {'perfiles':['Administrador','Pre-Venta','Marketing','Brand Manager']}, topic: 'web_category_list', scope: 'everyone', asOf: {'now':'El historial tiene todas las versiones, para volver a cualquiera de ellas.'} }),
};
