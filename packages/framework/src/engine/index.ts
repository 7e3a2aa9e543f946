export { mayCall, isEarlierName, methodNames } from './call-method.ts'
export { createEngine, registryOf } from './create-engine.ts'
export type { Calling, Engine, EngineSettings } from './engine.ts'
export type { ChangeWatcher } from './news.ts'
