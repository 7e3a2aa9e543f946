import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inHouse } from './places.mjs'
import { atOnce, runSteps } from './report.mjs'
import * as steps from './steps.mjs'

const foldersIn = (path) =>
  existsSync(inHouse(path))
    ? readdirSync(inHouse(path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(path, entry.name))
    : []

/** Where rooms are, one folder a noun. */
const floors = () => [
  ...foldersIn('modules'),
  ...foldersIn('packages').map((room) => join(room, 'src')),
  ...foldersIn('apps').flatMap((app) => ['screens', 'overrides'].map((part) => join(app, 'src', part))),
  'packages',
  'apps',
  'e2e',
]

const roomsOf = (noun) =>
  floors()
    .map((floor) => join(floor, noun))
    .filter((room) => existsSync(inHouse(room)))

const everything = () => [
  atOnce(
    [['lint', () => steps.lint()]],
    [
      ['format', () => steps.format()],
      ['types', () => steps.types()],
      ['arrows', () => steps.arrows()],
      ['unused', () => steps.unused()],
      ['generated', () => steps.generated()],
    ],
  ),
  ['unit tests', () => steps.unitTests()],
]

const roomOnly = (rooms) => [
  ['format', () => steps.format(rooms)],
  ['types', () => steps.types()],
  ['lint', () => steps.lint(rooms)],
  ['unit tests', () => steps.unitTests(rooms.map((room) => `${room}/`))],
]

/** Checks one noun, wherever it lives, in a minute; or, without a noun, all that needs no build. */
export function check([noun]) {
  if (noun === undefined) return runSteps(everything())
  const rooms = roomsOf(noun)
  if (rooms.length === 0) throw new Error(`No folder is named "${noun}"`)
  return runSteps(roomOnly(rooms))
}
