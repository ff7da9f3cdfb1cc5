import { z } from 'zod';
import { persona } from '../kernel/person.ts';
import { legible } from '../kernel/text.ts';
import { aviso } from './hook-parts.shared.ts';

/** What a key may ask for (requirements §6, `api-clientes-crear`). */
export const ALCANCES = ['stock', 'precios', 'pedidos'] as const;
export type Alcance = (typeof ALCANCES)[number];

export const ESTADOS_CLAVE = ['Activa', 'Suspendida'] as const;
export type EstadoClave = (typeof ESTADOS_CLAVE)[number];

/** Longest time for which a key that was replaced still works, hours. */
export const MAX_TRASLAPE = 720;
const MAX_POR_MINUTO = 6000;
const MAX_POR_DIA = 1_000_000;

/** An address or a network in CIDR form, of either kind. */
const address = z.union([z.ipv4(), z.cidrv4(), z.ipv6(), z.cidrv6()]);
export const isAddress = (text: string): boolean => address.safeParse(text).success;

const limit = (max: number) =>
  z
    .number('Ingresa el límite')
    .int('El límite va en llamadas enteras')
    .min(1, 'El límite no puede ser menor a 1')
    .max(max, `A lo más ${String(max).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`);

/** What is typed of an integrator. */
export const integradorTecleado = z.strictObject({
  nombre: z.string().overwrite(legible).trim().min(1, 'Ingresa el nombre').max(100, 'A lo más 100 caracteres'),
  cliente: z.string().min(1, 'Elige el cliente').max(60),
  alcances: z
    .array(z.enum(ALCANCES))
    .min(1, 'Elige al menos un alcance')
    .refine((all) => new Set(all).size === all.length, 'Cada alcance va una vez'),
  ips: z
    .array(
      z
        .string()
        .trim()
        .refine(isAddress, {
          error: ({ input }) => `${String(input)} no es una dirección IP ni una red como 200.10.4.0/24 o 2800:150::/32`,
        }),
    )
    .max(50, 'A lo más 50 direcciones')
    .refine((all) => new Set(all).size === all.length, 'Cada dirección va una vez')
    .default([]),
  por_minuto: limit(MAX_POR_MINUTO),
  por_dia: limit(MAX_POR_DIA),
});
export type IntegradorTecleado = z.infer<typeof integradorTecleado>;

/** What the log keeps of a secret: useless to whoever reads it. `final_clave` are its last characters, by which people tell keys apart. */
export const huella = z.object({ hash: z.string(), final_clave: z.string() });
export type Huella = z.infer<typeof huella>;

/** A key of an integrator: the last one, and those that it replaced and that still work. */
export const clave = z.object({ final_clave: z.string(), desde: z.string(), vence: z.string().nullable() });

/** What may be changed of an integrator. */
export const datosIntegrador = z.object({
  nombre: z.string(),
  cliente: persona,
  alcances: z.array(z.enum(ALCANCES)),
  ips: z.array(z.string()),
  por_minuto: z.number().int(),
  por_dia: z.number().int(),
});
export type DatosIntegrador = z.infer<typeof datosIntegrador>;

export const integrador = datosIntegrador.extend({
  _id: z.string(),
  number: z.number().int(),
  estado: z.enum(ESTADOS_CLAVE),
  motivo_suspension: z.string().nullable(),
  claves: z.array(clave),
  /** Where its program is told of orders; null where it is not. */
  aviso: aviso.nullable(),
  creado_por: persona,
  createdAt: z.string(),
});
