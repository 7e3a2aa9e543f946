import { basename } from 'node:path'
import type { CSSOptions, Plugin } from 'vite'

/** The name that a class of `orders.module.css` has in a page: the same in every build, on the server and in development. */
const classNameOf = (local: string, file: string): string =>
  `${basename(file.split('?', 1).join(), '.module.css')}__${local}`

/** CSS Modules settings of Vite for servers and builds. */
export const styleSettings: CSSOptions = { modules: { generateScopedName: classNameOf } }

/** Writes class names of CSS Modules as plain text where they are used: the tables of names would be loaded by every page. */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      enforce: 'pre',
      apply: 'build',
      transform: (code, id) =>
        /\/src\/.*\.tsx?$/.test(id) && code.includes('.module.css') ? withPlainNames(code, id) : undefined,
    },
    {
      name: 'styles-without-tables',
      enforce: 'post',
      apply: 'build',
      transform: (_code, id) =>
        /\.module\.css$/.test(id)
          ? { code: 'export {}', map: null, moduleSideEffects: 'no-treeshake' }
          : undefined,
    },
  ]
}

/** The source with `'orders__row'` in the place of `styles.row`. */
function withPlainNames(code: string, file: string): string {
  const imports = [...code.matchAll(/^import (\w+) from ('[^']+\.module\.css')$/gm)]
  return imports.reduce((text, [statement, name = '', sheet = '']) => {
    const nameOf = (_use: string, local: string) => classNameOf(local, sheet.slice(1, -1))
    const plain = text
      .replace(statement, `import ${sheet}`)
      .replace(new RegExp(`\\$\\{${name}\\.(\\w+)\\}`, 'g'), nameOf)
      .replace(
        new RegExp(`(?<![\\w.$/])${name}\\.(\\w+)`, 'g'),
        (use, local: string) => `'${nameOf(use, local)}'`,
      )
    if (new RegExp(`(?<![\\w.$/'])${name}\\[`).test(plain))
      throw new Error(`class-names: ${file} must write each class of ${sheet} as ${name}.<class>`)
    return plain
  }, code)
}
