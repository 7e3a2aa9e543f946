export { mayCall, isEarlierName, methodNames } from './call-method.ts'
export { createEngine, registryOf } from './create-engine.ts'
export type { Engine, EngineSettings } from './engine.ts'
