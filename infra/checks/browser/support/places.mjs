import { ask, must } from './session.mjs';

/** A place of three units, in a rack of its own. */
export async function smallPlace(office) {
  const bloque = `BOD-R${100 + Math.floor(Math.random() * 899)}`;
  const nivel = `${bloque}-N1`;
  const codigo = `${nivel}-P1`;
  await must(office, '/bloques/crear', { bloque: { codigo: bloque, bodega: 'BOD', pasillo: '', recorrido: 999 } });
  await must(office, '/niveles/crear', {
    nivel: { codigo: nivel, bloque, numero: 1, altura: 0, peso_maximo: 0 },
  });
  await must(office, '/ubicaciones/crear', {
    ubicacion: { codigo, nivel, tipo: 'picking', capacidad: 3, recorrido: 1 },
  });
  return codigo;
}

/** Units of anything that the system has at a place. */
export async function unitsAt(office, place) {
  const { productos = [] } = await ask(office, '/productos/listar', { accion: 'consultastock', buscar: place });
  return productos.flatMap(({ ubicaciones }) =>
    ubicaciones.filter(({ ubicacion }) => ubicacion === place).map(({ cantidad }) => cantidad),
  );
}
