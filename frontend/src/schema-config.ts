/**
 * The schema library compiles validators with `new Function`, which the content security policy forbids; it looks at this
 * when its first schema is built, in whichever chunk that happens, and setting it here does not fetch the library.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
