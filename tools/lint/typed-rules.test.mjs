import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRepository, repositoryRoot, tools } from '../run/places.mjs'

const folder = mkdtempSync(join(tmpdir(), 'mela-typed-rules-'))

const compilerOptions = { target: 'ESNext', module: 'NodeNext', strict: true, noEmit: true, types: [] }

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
})

afterAll(() => rmSync(folder, { recursive: true }))

function violations(source) {
  const file = join(folder, 'planted.ts')
  writeFileSync(file, source)
  const args = [tools.oxlint, '-c', inRepository('.oxlintrc.json'), '--type-check', '--format=json', file]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: repositoryRoot })
  const { diagnostics } = JSON.parse(stdout)
  return { status, codes: diagnostics.map(({ code }) => code) }
}

test('A sound file passes', () => {
  expect(violations('export const sum = (a: number, b: number): number => a + b\n')).toEqual({
    status: 0,
    codes: [],
  })
})

test.each([
  ['a promise that nobody awaits', 'Promise.resolve(1)\n', 'no-floating-promises'],
  ['a value of any type', "export const size: number = JSON.parse('1')\n", 'no-unsafe-assignment'],
  [
    'a member of any type',
    "export const size = JSON.parse('1').length as number\n",
    'no-unsafe-member-access',
  ],
  ['an object in a template', 'export const text = `${{ size: 1 }}`\n', 'restrict-template-expressions'],
  ['a type error', "export const size: number = 'one'\n", 'TS2322'],
])('Reports %s', (_title, source, code) => {
  const { status, codes } = violations(source)
  expect(status).toBe(1)
  expect(codes.join(' ')).toContain(code)
})
