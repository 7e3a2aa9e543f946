export type { Context, Site } from './context.ts'
export { createContextFactory, type ContextFactory } from './context.ts'
