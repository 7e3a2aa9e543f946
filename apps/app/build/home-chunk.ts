import { join } from 'node:path'
import { appFolder } from './folders.ts'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

const sources = join(appFolder, 'src/')
const home = join(sources, 'screens/home/home.page.tsx')
/** Base styles, first in the file of the home page, which every page loads. */
const baseStyles = join(sources, 'styles/index.css')

/** Package files that home may use; the packages' entry files import more than home needs. */
const shared =
  /\/packages\/(client\/src\/(?!upload|realtime\/|react\/use-)|meta\/src\/(?!expressions\/|text\/web-address|field\.|accept|phone|password|geo|check-in\/|calendar|duration))/
const isIonic = (id: string): boolean => /@ionic\/|^ionic-component:/.test(id.replace('\0', ''))

/**
 * Names the chunk of the app's modules that the home page imports, so that its first load is few files. Modules that
 * import Ionic stay out: a group includes all imports of its members, and Ionic's components are needed only after a
 * touch.
 */
export function homeChunk(name: string) {
  const chunks = new Map<string, string | null>()
  const collect = (id: string, graph: Graph): boolean => {
    if (isIonic(id)) return true
    if (!id.startsWith(sources)) return false
    const known = chunks.get(id)
    if (known !== undefined) return known === null
    chunks.set(id, name)
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    const needsIonic = imported.filter((inner) => collect(inner, graph)).length > 0
    if (needsIonic) chunks.set(id, null)
    return needsIonic
  }
  return (id: string, graph: Graph): string | null => {
    if (shared.test(id) || id === baseStyles) return name
    collect(home, graph)
    return chunks.get(id) ?? null
  }
}
