import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const virtualPrefix = 'ionicon:'
const fewestIcons = 1000

/**
 * Gives each icon a module of its own at build time. ionicons/icons is one module, so every page would load the icons
 * of all.
 */
export function iconSplit(): Plugin {
  const index = fileURLToPath(import.meta.resolve('ionicons/icons'))
  const icons = readIcons(readFileSync(index, 'utf8'))
  return {
    name: 'icon-split',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}.js` : undefined),
    load: (id) => (id.startsWith(`\0${virtualPrefix}`) ? iconModule(id, icons) : undefined),
    transform: (code, id) => (/\/apps\/app\/src\/.*\.tsx?$/.test(id) ? splitImports(code) : undefined),
  }
}

function readIcons(source: string): Map<string, string> {
  const pattern = /^export const (\w+) = (.+?);?$/gm
  const icons = new Map<string, string>()
  for (const [, name = '', drawing = ''] of source.matchAll(pattern)) icons.set(name, drawing)
  if (icons.size < fewestIcons) throw new Error('icon-split: the layout of ionicons has changed')
  return icons
}

function iconModule(id: string, icons: ReadonlyMap<string, string>) {
  const name = id.slice(virtualPrefix.length + 1, -'.js'.length)
  const drawing = icons.get(name)
  if (drawing === undefined) throw new Error(`icon-split: ionicons has no icon ${name}`)
  return { code: `export const ${name} = ${drawing}`, moduleSideEffects: false }
}

function splitImports(code: string): string {
  return code.replace(/import \{([^}]*)\} from ['"]ionicons\/icons['"]/g, (_statement, list: string) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import { ${name} } from '${virtualPrefix}${name}'`)
      .join(';'),
  )
}
