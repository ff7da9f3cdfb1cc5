import type { Glance, Hints } from '../make-request.ts';
import { cheap, slow } from './pace.ts';
import type { Recipe } from './recipe.ts';
import { orderRecipes } from './order-recipes.ts';
import { stockRecipes } from './stock-recipes.ts';
import { generalRecipes } from './general-recipes.ts';

/** What chance alone does not find. Commands that are not here take part all the same. */
const RECIPES: Readonly<Record<string, Recipe>> = { ...slow, ...orderRecipes, ...stockRecipes, ...generalRecipes };

export const weightOf = (name: string): number => RECIPES[name]?.weight ?? cheap(name);

export const aboutOf = (name: string): string | undefined => RECIPES[name]?.about;

export const hintsOf = (name: string): Hints =>
  RECIPES[name]?.hints ?? (name.startsWith('attach-to-') ? { nombre: () => 'nota.txt' } : {});

export const fieldsOf = (name: string, glance: Glance): Readonly<Record<string, unknown>> =>
  RECIPES[name]?.fields?.(glance) ?? {};
