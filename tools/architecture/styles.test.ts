import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'
import {
  globalClasses,
  isScoped,
  scopedClasses,
  scopedSheets,
  selectorsOf,
  styleSheets,
  styleUses,
  subjectClasses,
} from './style-sheets.ts'

/** Shared classes that a second file of `styles/` styles too, in its own surroundings. This list may only become shorter. */
const styledTwice: Readonly<Record<string, readonly string[]>> = {
  app: ['big', 'button', 'icon', 'line', 'picture'],
  desk: ['badge', 'brand', 'icon'],
}

/** Classes that libraries give to their own elements. */
const ofLibraries = /^(yarl__|mantine-|ProseMirror|ion-|ionicon-|active$)/

const isOfLibrary = (selector: string): boolean =>
  globalClasses(selector).some((name) => ofLibraries.test(name))

const sharedSheets = styleSheets.filter((file) => !isScoped(file))
const appOf = (file: string): string => file.split('/')[1] ?? ''

const uses = sourceFiles
  .filter((file) => /^apps\/.*\.tsx?$/.test(file))
  .flatMap((component) => styleUses(component))

test('There are style sheets to look at', () => {
  expect(scopedSheets().length).toBeGreaterThan(40)
  expect(sharedSheets.flatMap((file) => selectorsOf(read(file))).length).toBeGreaterThan(200)
  expect(uses.length).toBeGreaterThan(150)
})

test('Selectors are read with all that they hold', () => {
  const css = `
    /* .not, */
    @keyframes rise { from { top: 0 } 50.5% { top: 1px } }
    .a, .b:is(.c, .d) > i { top: .5px }
    @media (width > 1px) { :global(.list .text).own:not(.e) { top: 0 } }`
  const selectors = selectorsOf(css)
  expect(selectors).toEqual(['.a', '.b:is(.c, .d) > i', ':global(.list .text).own:not(.e)'])
  expect(selectors.map(scopedClasses)).toEqual([['a'], ['b', 'c', 'd'], ['own', 'e']])
  expect(selectors.map(globalClasses)).toEqual([[], [], ['list', 'text']])
  expect(['.a .b', '.a > .b:not(.c .d).e', 'ul'].map(subjectClasses)).toEqual([['b'], ['b', 'e'], []])
})

test('Styles are scoped, but for the shared ones in styles/', () => {
  const loose = sharedSheets.filter((file) => !/^apps\/\w+\/src\/styles\/[a-z-]+\.css$/.test(file))
  expect(loose).toEqual([])
})

test('No class is styled in two files', () => {
  const sheets = new Map<string, Set<string>>()
  for (const file of sharedSheets)
    for (const name of selectorsOf(read(file))
      .flatMap(subjectClasses)
      .filter((one) => !ofLibraries.test(one))) {
      const key = `${appOf(file)} ${name}`
      sheets.set(key, (sheets.get(key) ?? new Set()).add(file))
    }
  const twice = [...sheets].filter(([, files]) => files.size > 1).map(([key]) => key)
  const known = Object.entries(styledTwice).flatMap(([app, names]) => names.map((name) => `${app} ${name}`))
  expect(twice.toSorted()).toEqual(known.toSorted())
})

test('A scoped style sheet styles shared classes only beside or inside its own', () => {
  const leaking = scopedSheets().flatMap(({ file }) =>
    selectorsOf(read(file))
      .filter((selector) => scopedClasses(selector).length === 0 && !isOfLibrary(selector))
      .map((selector) => `${file}: ${selector}`),
  )
  expect(leaking).toEqual([])
})

test('Every shared class that a scoped style sheet names is styled in styles/', () => {
  const shared = new Set(
    sharedSheets.flatMap((file) =>
      selectorsOf(read(file)).flatMap((selector) =>
        scopedClasses(selector).map((name) => `${appOf(file)} ${name}`),
      ),
    ),
  )
  const lost = scopedSheets().flatMap(({ file }) =>
    selectorsOf(read(file))
      .flatMap(globalClasses)
      .filter((name) => !ofLibraries.test(name) && !shared.has(`${appOf(file)} ${name}`))
      .map((name) => `${file}: ${name}`),
  )
  expect(lost).toEqual([])
})

test('Every class that a component takes from a scoped style sheet is there, and every one is used', () => {
  const sheets = scopedSheets()
  const existing = new Set(sheets.flatMap(({ file, classes }) => classes.map((name) => `${file}: ${name}`)))
  const named = new Set(uses.flatMap(({ sheet, classes }) => classes.map((name) => `${sheet}: ${name}`)))
  const missing = [...named].filter((one) => !existing.has(one))
  const unused = [...existing].filter((one) => !named.has(one))
  const idle = uses.filter(({ classes }) => classes.length === 0).map(({ component }) => component)
  expect({ missing, unused, idle }).toEqual({ missing: [], unused: [], idle: [] })
})

test('No two scoped style sheets have one name, for it is in the names of their classes', () => {
  const names = scopedSheets().map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
