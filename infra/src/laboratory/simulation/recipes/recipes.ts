import type { Glance, Hints } from '../make-request.ts';
import { cheap, slow } from './pace.ts';
import type { Recipe, Rows } from './recipe.ts';
import { routeRecipes } from './route-recipes.ts';
import { purchaseRecipes } from './purchase-recipes.ts';
import { orderRecipes } from './order-recipes.ts';
import { stockRecipes } from './stock-recipes.ts';
import { handoverRecipes } from './handover-recipes.ts';
import { generalRecipes } from './general-recipes.ts';

/** What chance alone does not find. Commands that are not here take part all the same. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  ...slow,
  ...orderRecipes,
  ...routeRecipes,
  ...purchaseRecipes,
  ...handoverRecipes,
  ...stockRecipes,
  ...generalRecipes,
};

export const weightOf = (name: string): number => RECIPES[name]?.weight ?? cheap(name);

export const aboutOf = (name: string): string | undefined => RECIPES[name]?.about;

export const hintsOf = (name: string): Hints =>
  RECIPES[name]?.hints ?? (name.startsWith('attach-to-') ? { nombre: () => 'nota.txt' } : {});

/** Whether a person does a command with a document in this state; undefined where its recipe does not say. */
export const suitsOf = (name: string): Recipe['suits'] => RECIPES[name]?.suits;

/** Whether the lists have what a command needs. */
export const isReady = (name: string, rows: Rows): boolean => RECIPES[name]?.ready?.(rows) ?? true;

export const fieldsOf = (name: string, glance: Glance): Readonly<Record<string, unknown>> =>
  RECIPES[name]?.fields?.(glance) ?? {};
