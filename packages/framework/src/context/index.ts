export type { Context, Site } from './context.ts'
export { createContextFactory, inLanguage, type ContextFactory } from './context.ts'
