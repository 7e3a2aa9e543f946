import { existsSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { house, houseFiles, namesIn, read, rooms, sourceFiles } from './architecture/house-files.ts'
import {
  bannedFolders,
  countedLines,
  longestFile,
  roomFiles,
  roomFolders,
  roomOf,
  screensWithoutRoom,
  wings,
} from './architecture/shape.ts'

test('the house has files to look at', () => {
  expect(sourceFiles.length).toBeGreaterThan(100)
})

test(`no file has more than ${longestFile} lines`, () => {
  expect(sourceFiles.filter((file) => countedLines(read(file)) > longestFile)).toEqual([])
})

test('files and folders are named in kebab-case', () => {
  const isKebab = (name: string) => /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) || name === 'README.md'
  expect(houseFiles.filter((file) => !file.split('/').every(isKebab))).toEqual([])
})

test('no folder is named for nothing in particular', () => {
  expect(houseFiles.filter((file) => bannedFolders.test(file))).toEqual([])
})

test('every room stands in a wing and has the shape of a room', () => {
  const strangers = rooms.flatMap((room) => [
    ...namesIn(room, 'files').filter((name) => !roomFiles.has(name) && !name.endsWith('.test.ts')),
    ...namesIn(room, 'folders').filter((name) => !roomFolders.has(name)),
  ])
  expect(strangers).toEqual([])
  expect(rooms.filter((room) => !wings.has(room.split('/')[1] ?? ''))).toEqual([])
})

test('every room has a front door and a README of at most 40 lines', () => {
  const isMissing = (room: string) => !existsSync(join(house, room, 'index.ts'))
  const isSilent = (room: string) =>
    !existsSync(join(house, room, 'README.md')) || read(`${room}/README.md`).trimEnd().split('\n').length > 40
  expect(rooms.filter((room) => isMissing(room) || isSilent(room))).toEqual([])
})

test('a front door only hands on what is inside', () => {
  const doors = sourceFiles.filter((file) => /^packages\/.*\/index\.ts$/.test(file))
  const isDoor = (text: string) => !/^(export )?(async )?(function|class|const|let) /m.test(text)
  expect(doors.filter((file) => !isDoor(read(file)))).toEqual([])
})

test('in a room, files say their role', () => {
  const hasRole = (file: string) =>
    /\/doctypes\//.test(file) ? /\.(doctype|hooks|queries|test)\.ts$/.test(file) : true
  expect(houseFiles.filter((file) => file.startsWith('modules/') && !hasRole(file))).toEqual([])
})

test('every folder of screens is named for a room, or is known to have none', () => {
  const nouns = new Set(rooms.map((room) => basename(room)))
  const screens = ['apps/app/src/screens', 'apps/desk/src/overrides'].flatMap((place) =>
    namesIn(place, 'folders'),
  )
  expect(screens.filter((noun) => !nouns.has(noun) && !screensWithoutRoom.has(noun))).toEqual([])
})

test('relative imports stay inside their room', () => {
  // Tools, benches and journeys stand outside and may look at anything.
  const inside = sourceFiles.filter((file) => !/^(tools|bench|e2e)\//.test(file))
  const leaving = inside.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
      .map((match) => normalize(join(dirname(file), match[1] ?? '')))
      .filter((target) => roomOf(target) !== roomOf(file))
      .map((target) => `${file} -> ${target}`),
  )
  expect(leaving).toEqual([])
})

test('no file names a place on somebody’s machine', () => {
  const machine = new RegExp(`['"\`(\\s](/(${['work', 'root', 'Users'].join('|')})/|/home/\\w|/tmp/\\w)`)
  expect(
    houseFiles.filter((file) => /\.(ts|tsx|mjs|md|json|css)$/.test(file) && machine.test(read(file))),
  ).toEqual([])
})

test('every token that a style names is defined', () => {
  const sheets = houseFiles
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('\n')
  const defined = new Set(sheets.match(/--(mela|il)-[\w-]+(?=:)/g))
  const named = new Set(sheets.match(/(?<=var\()--(mela|il)-[\w-]+/g))
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter((token) => !defined.has(token))).toEqual([])
})

test('the lock file names no registry', () => {
  expect(read('package-lock.json').match(/"resolved": "https?:[^"]*"/g) ?? []).toEqual([])
})

test('the server has no .tsx files', () => {
  const server = /^(packages\/(meta|framework|contract)|modules|apps\/server|demo)\//
  expect(houseFiles.filter((file) => server.test(file) && file.endsWith('.tsx'))).toEqual([])
})

test('there is one package.json', () => {
  expect(houseFiles.filter((file) => basename(file) === 'package.json')).toEqual([])
})

test('every dependency has its line in docs/dependencies.md, and every line its dependency', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  const declared = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
  const explained = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1])
  expect(explained.toSorted()).toEqual(declared.toSorted())
})
