import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '../places.mjs'
import { atOnce, runSteps } from './report.mjs'
import * as steps from './steps.mjs'

const foldersIn = (path) =>
  existsSync(inRepository(path))
    ? readdirSync(inRepository(path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(path, entry.name))
    : []

const parentFolders = () => [
  ...foldersIn('modules'),
  ...foldersIn('packages').map((folder) => join(folder, 'src')),
  ...foldersIn('apps').flatMap((app) => ['screens', 'overrides'].map((part) => join(app, 'src', part))),
  'packages',
  'apps',
  'e2e',
]

const foldersOf = (noun) =>
  parentFolders()
    .map((parent) => join(parent, noun))
    .filter((folder) => existsSync(inRepository(folder)))

const everything = () => [
  atOnce(
    [
      ['lint', () => steps.lint()],
      ['format', () => steps.format()],
    ],
    [
      ['types', () => steps.types()],
      ['arrows', () => steps.arrows()],
      ['unused', () => steps.unused()],
      ['generated', () => steps.generated()],
    ],
  ),
  ['unit tests', () => steps.unitTests()],
]

/** Unit tests wait for the database now and then: the checks use that time. */
const nounSteps = (folders) => [
  atOnce(
    [['unit tests', () => steps.unitTests(folders.map((folder) => `${folder}/`))]],
    [
      ['format', () => steps.format(folders)],
      ['types', () => steps.types(folders)],
      ['lint', () => steps.lint(folders)],
    ],
  ),
]

export function check([noun]) {
  if (noun === undefined) return runSteps(everything())
  const folders = foldersOf(noun)
  if (folders.length === 0) throw new Error(`No folder is named "${noun}"`)
  return runSteps(nounSteps(folders))
}

export const testAll = () =>
  runSteps([
    atOnce(
      [
        ['lint', () => steps.lint()],
        ['format', () => steps.format()],
      ],
      [
        ['types', () => steps.types()],
        ['arrows', () => steps.arrows()],
        ['unused', () => steps.unused()],
        ['generated', () => steps.generated()],
        ['audit', () => steps.audit()],
        ['build', () => steps.buildAll()],
      ],
    ),
    ['unit tests', () => steps.unitTests()],
    ['journeys', () => steps.journeys()],
  ])
