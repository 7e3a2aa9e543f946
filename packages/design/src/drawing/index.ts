export { drawing, isObjectName, objectNames, type ObjectName } from './objects.ts'
export { fairLine } from './share-image.ts'
export { repainted, withInks } from './ink.ts'

export type { Time } from './parts/view.ts'
export { seeded } from './random.ts'
export { drawScene, sceneNames, type SceneName } from './scene.ts'
export { thread } from './thread.ts'
