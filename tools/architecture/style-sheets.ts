import { basename } from 'node:path'
import { ownFiles, read } from './source-files.ts'

export const isScoped = (file: string): boolean => file.endsWith('.module.css')

/** Style sheets of both apps, by their paths from the root. */
export const styleSheets = ownFiles.filter((file) => /^apps\/.*\.css$/.test(file))

/** Returns the selectors of a style sheet, without those of keyframes. */
export function selectorsOf(css: string): string[] {
  const heads = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .split('{}')
    .slice(0, -1)
  return heads.flatMap((head) => selectorsIn(head.split(/[{};]/).at(-1) ?? ''))
}

/** Cuts at the commas that stand in no parenthesis. */
function selectorsIn(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop() ?? ''}${sign}`)
  }
  return selectors.map((selector) => selector.trim())
}

const globalPart = /:global\((?:[^()]|\([^()]*\))*\)/g

const classesIn = (text: string): string[] =>
  [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)

/** The classes of a selector that belong to its own file. */
export const scopedClasses = (selector: string): string[] => classesIn(selector.replace(globalPart, ''))

/** The classes of a selector that every file may name. */
export const globalClasses = (selector: string): string[] =>
  (selector.match(globalPart) ?? []).flatMap((part) => classesIn(part))

/** The classes of the element that a selector styles, not of those around it or in it. */
export function subjectClasses(selector: string): string[] {
  const plain = selector.replace(/\([^()]*\)/g, '')
  return plain === selector ? classesIn(plain.split(/[\s>+~]+/).at(-1) ?? '') : subjectClasses(plain)
}

interface StyleUse {
  component: string
  /** Path of the style sheet from the root. */
  sheet: string
  classes: string[]
}

/** Returns the imported style sheets of a component with the classes that it uses. */
export function styleUses(component: string): StyleUse[] {
  const code = read(component)
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map(
    ([, name = '', path = '']) => ({
      component,
      sheet: new URL(path, `file:///${component}`).pathname.slice(1),
      classes: [...code.matchAll(new RegExp(`(?<![\\w.$/])${name}\\.(\\w+)`, 'g'))].map(
        ([, used = '']) => used,
      ),
    }),
  )
}

/** Returns the scoped style sheets with their classes. */
export function scopedSheets(): { file: string; name: string; classes: string[] }[] {
  return styleSheets.filter(isScoped).map((file) => ({
    file,
    name: basename(file),
    classes: [...new Set(selectorsOf(read(file)).flatMap(scopedClasses))].toSorted(),
  }))
}
