import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Component {
  expression: string
  imports: Map<string, CoreImport>
}

interface CoreImport {
  exported: string
  module: string
}

const virtualPrefix = 'ionic-component:'
const fewestComponents = 60
const makers = 'createComponent|createRoutingComponent|createInlineOverlayComponent'

/**
 * Gives each component of @ionic/react a module of its own at build time. @ionic/react is one module, so every page
 * would load the components of all. Types and development are unchanged.
 */
export function ionicSplit(): Plugin {
  const index = fileURLToPath(import.meta.resolve('@ionic/react'))
  const components = readComponents(readFileSync(index, 'utf8'))
  return {
    name: 'ionic-split',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}.js` : undefined),
    load: (id) => (id.startsWith(`\0${virtualPrefix}`) ? componentModule(id, components) : undefined),
    transform: (code, id) => {
      if (id === index) return openHelpers(code)
      if (id.endsWith('/@ionic/core/components/ion-app.js')) return withoutDocumentStyle(code)
      return /\/apps\/app\/src\/.*\.tsx?$/.test(id) ? splitImports(code, components) : undefined
    },
  }
}

function readComponents(source: string): Map<string, Component> {
  const core = readCoreImports(source)
  const pattern = new RegExp(`^const (Ion\\w+) = /\\*@__PURE__\\*/ ((?:${makers})\\([\\s\\S]*?\\));$`, 'gm')
  const components = new Map<string, Component>()
  for (const [, name = '', expression = ''] of source.matchAll(pattern)) {
    components.set(name, { expression, imports: importsOf(expression, core) })
  }
  if (components.size < fewestComponents)
    throw new Error('ionic-split: the layout of @ionic/react has changed')
  return components
}

function readCoreImports(source: string): Map<string, CoreImport> {
  const imports = new Map<string, CoreImport>()
  const pattern = /^import \{ ([^}]+) \} from '(@ionic\/core\/components\/[^']+)'/gm
  for (const [, list = '', module = ''] of source.matchAll(pattern)) {
    for (const specifier of list.split(',')) {
      const [exported = '', local = exported] = specifier.trim().split(' as ')
      imports.set(local, { exported, module })
    }
  }
  return imports
}

function importsOf(expression: string, core: Map<string, CoreImport>): Map<string, CoreImport> {
  const names = new Set<string>(expression.match(/\b(?:Ion\w+|defineCustomElement)\$\w+/g))
  return new Map([...core].filter(([local]) => names.has(local)))
}

function componentModule(id: string, components: Map<string, Component>) {
  const name = id.slice(virtualPrefix.length + 1, -'.js'.length)
  const component = components.get(name)
  if (!component) throw new Error(`ionic-split: @ionic/react has no component ${name}`)
  const lines = [
    "import React from 'react'",
    "import { createComponent } from '@stencil/react-output-target/runtime'",
    "import { createRoutingComponent, createInlineOverlayComponent } from '@ionic/react'",
    ...[...component.imports].map(
      ([local, { exported, module }]) => `import { ${exported} as ${local} } from '${module}'`,
    ),
    `export const ${name} = /*@__PURE__*/ ${component.expression}`,
  ]
  return { code: lines.join('\n'), moduleSideEffects: false }
}

/**
 * Exports the two private factories of @ionic/react for the split modules and marks its other components as pure, so
 * that unused ones are dropped.
 */
function openHelpers(code: string): string {
  const calls = 'createForwardRef|createReactComponent|React\\.memo|React\\.createContext'
  const pure = code
    .replace(new RegExp(`^const (\\w+) = (${calls})\\(`, 'gm'), 'const $1 = /*@__PURE__*/ $2(')
    .replace(
      /^class (\w+) extends (React\.\w+|HTMLElementSSR) (\{\n[\s\S]*?^\})$/gm,
      'const $1 = /*@__PURE__*/ (() => class $1 extends $2 $3)();',
    )
  return `${pure}\nexport { createRoutingComponent, createInlineOverlayComponent };\n`
}

/**
 * Removes the style element that ion-app writes into the document: the content security policy refuses it, and it is
 * unused.
 */
function withoutDocumentStyle(code: string): string {
  const bare = code.replace(/static get style\(\)\{return"[^"]*"\}/, 'static get style(){return""}')
  if (bare === code) throw new Error('ionic-split: the layout of ion-app has changed')
  return bare
}

function splitImports(code: string, components: Map<string, Component>): string {
  return code.replace(
    /import \{([^}]*)\} from ['"]@ionic\/react['"]/g,
    (_statement: string, list: string) => {
      const names = list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
      const split = names.filter((name) => components.has(name))
      const rest = names.filter((name) => !components.has(name))
      const lines = split.map((name) => `import { ${name} } from '${virtualPrefix}${name}'`)
      return [
        ...lines,
        ...(rest.length > 0 ? [`import { ${rest.join(', ')} } from '@ionic/react'`] : []),
      ].join(';')
    },
  )
}
