/** Invented demo data: common Chilean given names and surnames, to be combined; no person is meant. */
export const GIVEN_NAMES = [
  'Camila', 'Matías', 'Valentina', 'Benjamín', 'Constanza', 'Sebastián', 'Francisca', 'Nicolás', 'Javiera', 'Felipe', 'Catalina', 'Diego', 'Fernanda', 'Ignacio',
  'Daniela', 'Rodrigo', 'Carolina', 'Cristián', 'Paulina', 'Andrés', 'Macarena', 'Claudio', 'Bárbara', 'Mauricio', 'Natalia', 'Jorge', 'Marcela', 'Héctor', 'Ximena',
  'Álvaro', 'Verónica', 'Gonzalo', 'Alejandra', 'Patricio', 'Lorena', 'Tomás', 'Pía', 'Esteban', 'Rocío', 'Hernán', 'Sofía', 'Ricardo', 'Elisa', 'Óscar', 'Mónica', 'Raúl',
] as const;

export const SURNAMES = [
  'González', 'Muñoz', 'Rojas', 'Díaz', 'Pérez', 'Soto', 'Contreras', 'Silva', 'Martínez', 'Sepúlveda', 'Morales', 'Rodríguez', 'López', 'Fuentes', 'Hernández', 'Torres',
  'Araya', 'Flores', 'Espinoza', 'Valenzuela', 'Castillo', 'Tapia', 'Reyes', 'Gutiérrez', 'Castro', 'Pizarro', 'Álvarez', 'Vásquez', 'Sánchez', 'Fernández', 'Ramírez',
  'Carrasco', 'Gómez', 'Cortés', 'Herrera', 'Núñez', 'Jara', 'Vergara', 'Rivera', 'Figueroa', 'Riquelme', 'García', 'Miranda', 'Bravo', 'Vera', 'Molina', 'Vega', 'Campos',
  'Sandoval', 'Orellana', 'Cárdenas', 'Olivares', 'Alarcón', 'Gallardo', 'Ortiz', 'Garrido', 'Salazar', 'Guzmán', 'Henríquez', 'Saavedra', 'Navarro', 'Aguilera', 'Parra',
] as const;

/** Lower case, no accents, words joined by `joint`: for mail addresses and file names. */
export const plain = (text: string, joint: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9-]+/g, ' ').trim().replaceAll(' ', joint);
