import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import type { DemoContext } from '#framework/modules'

/** What a module's demo is given in a test: pictures are addresses of files that nobody stored. */
export function demoContext(engine: Engine, documents: Documents): DemoContext {
  return {
    ...engine.contextFor(documents),
    today: documents.today,
    picture: (name) => `/files/${name}.webp`,
  }
}
