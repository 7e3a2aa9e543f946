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

test('packages are installed once for a lock, with what development needs, and again for another', async () => {
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

test('an installation that failed is tried again', async () => {
  const folder = makeSampleRepository()
  const [code] = await launch(folder, { env: { TEST_NPM_CODE: '1' } }).exit
  expect(code).toBe(1)
  expect(await startAndStop(folder)).toBe(0)
  expect(linesOf(folder, 'installed')).toHaveLength(2)
})

test.runIf(process.platform === 'linux')(
  'the packaged Node is linked where npm did not link it',
  async () => {
    const folder = makeSampleRepository()
    await startAndStop(folder)
    expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(
      `../node-${process.platform}-${process.arch}/bin/node`,
    )
  },
)

test('a wish to stop that arrives twice at once reaches the server once, and is waited for', async () => {
  const folder = makeSampleRepository()
  const { child, isServing, exit } = launch(folder)
  await isServing('server')
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect((await exit)[0]).toBe(0)
  expect(linesOf(folder, 'server')).toEqual(['SIGINT'])
})

test('a launcher that is killed takes the server with it', async () => {
  const folder = makeSampleRepository()
  const { child, isServing, output } = launch(folder)
  await isServing('server')
  child.kill('SIGKILL')
  // The server holds the other end of the pipe: it closes when the server is gone.
  await output
  expect(linesOf(folder, 'server')).toEqual(['disconnect'])
})

test('an unknown command is refused with those that there are', async () => {
  const child = spawn(process.execPath, ['tools/run.mjs', 'dance'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [text] = await once(child.stderr, 'data')
  expect(String(text)).toMatch(/"dance".*start, test/)
})
