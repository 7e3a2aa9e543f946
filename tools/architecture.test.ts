import { existsSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from '../apps/server/modules.ts'
import { moduleFolders, namesIn, ownFiles, read, root, sourceFiles } from './architecture/source-files.ts'
import { countRawWrites, explainsRawWrites, rawWrites } from './architecture/raw-writes.ts'
import { isStillOpen, openRequests, untypedRequests } from './architecture/requests.ts'
import {
  bannedFolders,
  countedLines,
  domains,
  longestFile,
  longestReadme,
  moduleFiles,
  mostFiles,
  ownerOf,
  pagesWithoutTest,
  roleFolders,
  screensWithoutModule,
  testOfPage,
} from './architecture/shape.ts'

test('The check finds files to inspect', () => {
  expect(sourceFiles.length).toBeGreaterThan(100)
})

test(`No file has more than ${longestFile} lines`, () => {
  expect(sourceFiles.filter((file) => countedLines(read(file)) > longestFile)).toEqual([])
})

test('Files and folders are named in kebab-case', () => {
  const isKebab = (name: string) => /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) || name === 'README.md'
  expect(ownFiles.filter((file) => !file.split('/').every(isKebab))).toEqual([])
})

test('No folder has a generic name', () => {
  expect(ownFiles.filter((file) => bannedFolders.test(file))).toEqual([])
})

test('Every module is in a domain and has folders named by nouns', () => {
  const unlisted = moduleFolders.flatMap((module) =>
    namesIn(module, 'files')
      .filter((name) => !moduleFiles.has(name) && !name.endsWith('.test.ts'))
      .map((name) => `${module}/${name}`),
  )
  expect(unlisted).toEqual([])
  expect(moduleFolders.filter((module) => !domains.has(module.split('/')[1] ?? ''))).toEqual([])
})

test('Modules are divided by noun, not by role', () => {
  const cutByRole = moduleFolders.filter((module) =>
    namesIn(module, 'folders').some((folder) => roleFolders.has(folder)),
  )
  expect(cutByRole).toEqual([])
})

test(`A folder has at most ${mostFiles} source files`, () => {
  const isSource = (name: string) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.\w+$/.test(name)
  const folders = [...new Set(sourceFiles.map((file) => dirname(file)))]
  const counts = folders.map((folder) => [folder, namesIn(folder, 'files').filter(isSource).length] as const)
  expect(counts.filter(([, count]) => count > mostFiles)).toEqual([])
})

test('Modules write tables directly no more often than before, and give a reason', () => {
  const isOwnCode = (file: string) =>
    file.startsWith('modules/') && !/\.test\.ts$|\/testing\/|\/demo\b/.test(file)
  const writing = sourceFiles.filter((file) => isOwnCode(file) && countRawWrites(read(file)) > 0)
  const counts = Object.fromEntries(
    [...Map.groupBy(writing, ownerOf)].map(([module, files]) => [
      module,
      files.reduce((sum, file) => sum + countRawWrites(read(file)), 0),
    ]),
  )
  expect(counts).toEqual(rawWrites)
  expect(writing.filter((file) => !explainsRawWrites(read(file)))).toEqual([])
})

test('The check finds raw writes in every form', () => {
  const written = [
    'sql`insert into "Cart" (name)`',
    'sql`delete from ${sql.table(Cart.name)} where true`',
    'sql`update ${table} c\n set a = 1`',
    'sql`with old as (delete from "A") UPDATE "B" set a = 1`',
  ]
  expect(written.map(countRawWrites)).toEqual([1, 1, 1, 2])
  const others = ['// delete from "Cart"', 'sql`select 1 for update`', 'sql`on conflict do update set a = 1`']
  expect(others.map(countRawWrites)).toEqual([0, 0, 0])
})

test('A method is in the file of its wire name', () => {
  const fileOf = (method: string) => `${method.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  const lost = modules.flatMap(({ name, methods }) =>
    Object.keys(methods).filter((method) => !isDeclared(name, method, fileOf(method))),
  )
  expect(lost).toEqual([])
})

/**
 * True when a file of that name, in the module or in the framework, exports the method (`export` cannot name a value).
 */
function isDeclared(module: string, method: string, fileName: string): boolean {
  const isThere = (file: string) =>
    file.includes(`/${module.replaceAll('_', '-')}/`) || file.startsWith('packages/framework/')
  const value = method === 'export' ? 'exportList' : method
  return sourceFiles.some(
    (file) => basename(file) === fileName && isThere(file) && read(file).includes(`export const ${value} =`),
  )
}

test('Every module has a public API and a short README', () => {
  const isSilent = (module: string) => !existsSync(join(root, module, 'README.md'))
  expect(
    moduleFolders.filter((module) => !existsSync(join(root, module, 'index.ts')) || isSilent(module)),
  ).toEqual([])
  const isLong = (module: string) => read(`${module}/README.md`).length > longestReadme
  expect(moduleFolders.filter(isLong)).toEqual([])
})

test('The index.ts of a package only re-exports its contents', () => {
  const indexes = sourceFiles.filter((file) => /^packages\/.*\/index\.ts$/.test(file))
  const handsOn = (text: string) => !/^(export )?(async )?(function|class|const|let) /m.test(text)
  expect(indexes.filter((file) => !handsOn(read(file)))).toEqual([])
})

test('Every screen folder is named after a module or is on the list of exceptions', () => {
  const nouns = new Set(moduleFolders.map((module) => basename(module)))
  const screens = ['apps/app/src/screens', 'apps/desk/src/overrides'].flatMap((folder) =>
    namesIn(folder, 'folders'),
  )
  expect(screens.filter((noun) => !nouns.has(noun) && !screensWithoutModule.has(noun))).toEqual([])
  expect([...screensWithoutModule].filter((noun) => !screens.includes(noun))).toEqual([])
})

test('Every page of app and desk has a test of what a person does on it', () => {
  const pages = sourceFiles.filter((file) => /^apps\/(app|desk)\/src\/.*\.page\.tsx$/.test(file))
  const untested = pages.filter((page) => !sourceFiles.includes(testOfPage(page)))
  expect(pages.length).toBeGreaterThan(60)
  expect(untested.filter((page) => !pagesWithoutTest.has(page))).toEqual([])
  expect([...pagesWithoutTest].filter((page) => !untested.includes(page))).toEqual([])
})

test('Every screen of the app has a page to test', () => {
  const folders = new Set(
    sourceFiles.filter((file) => file.endsWith('.page.tsx')).map((file) => dirname(file)),
  )
  const screens = sourceFiles.filter((file) => /^apps\/app\/.*\.screen\.tsx$/.test(file))
  expect(screens.filter((screen) => !folders.has(dirname(screen)))).toEqual([])
})

test('Relative imports stay inside their module', () => {
  // Tools, benches and journeys are outside of the layers and may import anything.
  const inside = sourceFiles.filter((file) => !/^(tools|bench|e2e)\//.test(file))
  const leaving = inside.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
      .map((match) => normalize(join(dirname(file), match[1] ?? '')))
      .filter((target) => ownerOf(target) !== ownerOf(file))
      .map((target) => `${file} -> ${target}`),
  )
  expect(leaving).toEqual([])
})

test('No file names a path of a developer’s machine', () => {
  const machine = new RegExp(`['"\`(\\s](/(${['work', 'root', 'Users'].join('|')})/|/home/\\w|/tmp/\\w)`)
  expect(
    ownFiles.filter((file) => /\.(ts|tsx|mjs|md|json|css)$/.test(file) && machine.test(read(file))),
  ).toEqual([])
})

test('Every token that a style uses is defined', () => {
  const sheets = ownFiles
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('\n')
  const defined = new Set(sheets.match(/--(mela|il)-[\w-]+(?=:)/g))
  const named = new Set(sheets.match(/(?<=var\()--(mela|il)-[\w-]+/g))
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter((token) => !defined.has(token))).toEqual([])
})

test('The lock file names no registry', () => {
  expect(read('package-lock.json').match(/"resolved": "https?:[^"]*"/g) ?? []).toEqual([])
})

test('The server has no .tsx files', () => {
  const server = /^(packages\/(meta|framework|contract)|modules|apps\/server|demo)\//
  expect(ownFiles.filter((file) => server.test(file) && file.endsWith('.tsx'))).toEqual([])
})

test('The repository has one package.json', () => {
  expect(ownFiles.filter((file) => basename(file) === 'package.json')).toEqual([])
})

test('Every dependency has a line in docs/dependencies.md, and every line has a dependency', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  const declared = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
  const explained = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1])
  expect(explained.toSorted()).toEqual(declared.toSorted())
})

test('The apps ask the server by typed requests alone', () => {
  const untyped = sourceFiles.flatMap((file) =>
    untypedRequests(file, read(file)).map((problem) => `${file}: ${problem}`),
  )
  expect(untyped).toEqual([])
  const stale = Object.keys(openRequests).filter(
    (file) => !existsSync(join(root, file)) || !isStillOpen(read(file)),
  )
  expect(stale).toEqual([])
})

test('A request past the typed ones is found in every way in which it is written', () => {
  const screen = 'apps/desk/src/screens/home/home.page.tsx'
  const refused = [
    "const path = '/api/method/ping'",
    'const path = `${host}/api/resource/Gallery`',
    'const page = await fetch(address)',
    'const page = await globalThis.fetch(address)',
    'const request = new XMLHttpRequest()',
    'const cart = await send<Cart>(request)',
    'const form = unwrap(body)',
    'const form = shapedAs<Form>(request)',
    'await send(actionRequest(method, name))',
  ]
  expect(refused.filter((code) => untypedRequests(screen, code).length === 0)).toEqual([])
  const typed = [
    "const cart = await call('mela.cart.get_cart', {})",
    "useCall(methodRequest('mela.desk.get_types'))",
    'void query.refetch()',
    "// '/api/method/ping' is what a comment may name",
    "import { prefetch } from './prefetch.ts'\nprefetch()",
  ]
  expect(typed.filter((code) => untypedRequests(screen, code).length > 0)).toEqual([])
  expect(untypedRequests('packages/client/src/send.ts', 'fetch(address)')).toEqual([])
})
