import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from '../../apps/server/modules.ts'
import { read, sourceFiles } from './source-files.ts'

/** Names that a convention gives to a file of each module or screen, which nothing imports by that name alone. */
const conventional: ReadonlyMap<string, RegExp> = new Map([
  ['demo', /^modules\/.*\/demo\.ts$/],
  ['message', /^modules\/.*\/messages\.ts$/],
  ['messages', /^modules\/.*\/messages\.ts$/],
  ['serverPage', /\.screen\.tsx$/],
])

const declaration =
  /^export (?:declare |abstract |async )*(?:const|let|function\*?|type|interface|class|enum) (\w+)/gm

const namesOf = (text: string): string[] => [...text.matchAll(declaration)].flatMap(([, name = '']) => [name])

/** An app, a package, the demo, or all modules: code that is read together. */
const scopeOf = (file: string): string =>
  /^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? ''

const methodsOf = new Map(modules.map(({ name, methods }) => [name, new Set(Object.keys(methods ?? {}))]))

/** A method has the name of its module before its own on the wire, so that two modules may have the same operation. */
const isMethod = (file: string, name: string): boolean =>
  file.startsWith('modules/') && methodsOf.get(file.split('/')[2] ?? '')?.has(name) === true

const isCounted = (file: string): boolean =>
  /^(apps|packages|modules|demo)\//.test(file) &&
  /\.tsx?$/.test(file) &&
  !/\.(test|d)\.tsx?$|\/testing\//.test(file)

function declaredTwice(): string[] {
  const files = new Map<string, string[]>()
  for (const file of sourceFiles.filter(isCounted))
    for (const name of namesOf(read(file))) {
      if (conventional.get(name)?.test(file) === true || isMethod(file, name)) continue
      const key = `${scopeOf(file)}: ${name}`
      files.set(key, [...new Set([...(files.get(key) ?? []), file])])
    }
  return [...files]
    .filter(([, found]) => found.length > 1)
    .map(([key, found]) => `${key} in ${found.join(', ')}`)
}

test('No exported name is declared in two files of an app, a package or the modules', () => {
  expect(declaredTwice()).toEqual([])
})

test('Exported declarations of each kind are found, and others are not', () => {
  expect(
    namesOf(
      'export const a = 1\nexport async function b() {}\nexport interface C {}\nconst d = 1\nexport { e }',
    ),
  ).toEqual(['a', 'b', 'C'])
  expect(sourceFiles.filter(isCounted).map((file) => basename(file))).toContain('plan-schema.ts')
})
