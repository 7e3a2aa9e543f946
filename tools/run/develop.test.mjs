import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { launch, linesOf, makeSampleRepository } from './sample-repository.mjs'

const source = 'modules/store/orders/index.ts'

function writeSource(folder, content) {
  mkdirSync(dirname(join(folder, source)), { recursive: true })
  writeFileSync(join(folder, source), content)
}

async function launchDevelopment() {
  const folder = makeSampleRepository()
  writeSource(folder, 'export const first = 1')
  const launched = launch(folder, { command: 'dev', env: { PORT: '0' } })
  await launched.isServing('vite')
  await launched.isServing('api')
  return { folder, ...launched }
}

test('A changed source restarts the API, and the development server continues', async () => {
  const { folder, isServing, starts } = await launchDevelopment()
  writeSource(folder, 'export const second = 2')
  await isServing('api', 2)
  expect(linesOf(folder, 'api')).toEqual(['SIGTERM'])
  expect(starts('vite')).toBe(1)
  expect(linesOf(folder, 'vite')).toEqual([])
})

test('An API that exited starts again at the next change', async () => {
  const { folder, isServing, hasPrinted } = await launchDevelopment()
  writeFileSync(join(folder, 'apps/server/development.ts'), 'process.exit(3)')
  await hasPrinted('The server ended (3)')
  writeFileSync(join(folder, 'apps/server/development.ts'), "console.log('serving api again')")
  await isServing('api', 2)
})

test('A stop signal reaches both programs, and both are awaited', async () => {
  const { folder, child, exit } = await launchDevelopment()
  child.kill('SIGINT')
  expect((await exit)[0]).toBe(0)
  for (const program of ['api', 'vite']) expect(linesOf(folder, program)[0]).toBe('SIGINT')
})

test('A killed launcher ends both programs', async () => {
  const { folder, child, output } = await launchDevelopment()
  child.kill('SIGKILL')
  await output
  for (const program of ['api', 'vite']) expect(linesOf(folder, program)).toEqual(['disconnect'])
})

test('A development server that cannot start ends the command with its code, and no API starts', async () => {
  const folder = makeSampleRepository()
  writeFileSync(join(folder, 'tools/dev-server/main.ts'), 'process.exit(4)')
  const { exit, starts } = launch(folder, { command: 'dev' })
  expect((await exit)[0]).toBe(4)
  expect(starts('api')).toBe(0)
})
