import Fastify from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { releaseMemory } from './release-memory.ts'

afterEach(() => vi.useRealTimers())

function server() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = Fastify()
  const giveBack = vi.fn()
  releaseMemory(app, { idleMilliseconds: 1000, giveBack })
  app.get('/', async () => 'here')
  onTestFinished(() => app.close())
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) await app.inject('/')
  }
  return { app, giveBack, ask }
}

test('Memory used by the start is released once the server is idle, and only once', () => {
  const { giveBack } = server()
  vi.advanceTimersByTime(999)
  expect(giveBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(9_001)
  expect(giveBack).toHaveBeenCalledTimes(1)
})

test('Memory is not released while requests are running', async () => {
  const { giveBack, ask } = server()
  for (let second = 0; second < 5; second += 1) {
    await ask(200)
    vi.advanceTimersByTime(1000)
  }
  expect(giveBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(giveBack).toHaveBeenCalledTimes(1)
})

test('Open connections count as requests do', () => {
  const { app, giveBack } = server()
  vi.advanceTimersByTime(1000)
  for (let connection = 0; connection < 500; connection += 1) app.server.emit('upgrade')
  vi.advanceTimersByTime(1000)
  expect(giveBack).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(giveBack).toHaveBeenCalledTimes(2)
})

test('A few requests do not trigger a release', async () => {
  const { giveBack, ask } = server()
  vi.advanceTimersByTime(1000)
  await ask(20)
  vi.advanceTimersByTime(5000)
  expect(giveBack).toHaveBeenCalledTimes(1)
})

test('A stopped server checks no more', async () => {
  const { app, giveBack } = server()
  await app.close()
  vi.advanceTimersByTime(5000)
  expect(giveBack).not.toHaveBeenCalled()
})
