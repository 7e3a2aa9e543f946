import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './places.mjs'
import { launch, linesOf, makeSampleRepository } from './sample-repository.mjs'

async function startAndStop(folder) {
  const { child, isServing, exit } = launch(folder)
  await isServing('server')
  child.kill('SIGTERM')
  return (await exit)[0]
}

test('Packages are installed once per lock file, including development ones', async () => {
  const folder = makeSampleRepository()
  expect(await startAndStop(folder)).toBe(0)
  expect(await startAndStop(folder)).toBe(0)
  expect(linesOf(folder, 'installed')).toEqual([
    expect.stringMatching(/^ci --include=dev --include=optional/),
  ])
  writeFileSync(join(folder, 'package-lock.json'), '{ "changed": true }')
  expect(await startAndStop(folder)).toBe(0)
  expect(linesOf(folder, 'installed')).toHaveLength(2)
})

test('A failed installation is retried', async () => {
  const folder = makeSampleRepository()
  const [code] = await launch(folder, { env: { TEST_NPM_CODE: '1' } }).exit
  expect(code).toBe(1)
  expect(await startAndStop(folder)).toBe(0)
  expect(linesOf(folder, 'installed')).toHaveLength(2)
})

test.runIf(process.platform === 'linux')(
  'The packaged Node is linked where npm did not link it',
  async () => {
    const folder = makeSampleRepository()
    await startAndStop(folder)
    expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(
      `../node-${process.platform}-${process.arch}/bin/node`,
    )
  },
)

test('Two simultaneous stop signals reach the server once, and its exit is awaited', async () => {
  const folder = makeSampleRepository()
  const { child, isServing, exit } = launch(folder)
  await isServing('server')
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect((await exit)[0]).toBe(0)
  expect(linesOf(folder, 'server')).toEqual(['SIGINT'])
})

test('A killed launcher ends the server', async () => {
  const folder = makeSampleRepository()
  const { child, isServing, output } = launch(folder)
  await isServing('server')
  child.kill('SIGKILL')
  // The server has the other end of the pipe, which closes when the server ends.
  await output
  expect(linesOf(folder, 'server')).toEqual(['disconnect'])
})

test('An unknown command is refused with the list of known ones', async () => {
  const child = spawn(process.execPath, ['tools/run.mjs', 'dance'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [text] = await once(child.stderr, 'data')
  expect(String(text)).toMatch(/"dance".*start, test/)
})
