export { createEngine } from './create-engine.ts'
export type { Engine } from './engine.ts'
export { methodNames } from './method-names.ts'
export type { EngineSettings } from './settings.ts'
