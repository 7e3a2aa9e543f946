import { median } from '../measuring/statistics.ts'
import { startMela } from '../site/bench-site.ts'
import type { Bench } from './bench.ts'

const ROUNDS = 5
const MAX_SECONDS = 3

async function startOnce(dataFolder: string): Promise<number> {
  const begun = performance.now()
  const server = await startMela(dataFolder)
  const seconds = (performance.now() - begun) / 1000
  await server.stop()
  return seconds
}

export const start: Bench = {
  name: 'start',
  async run({ dataFolder, stopServer: leaveServer }) {
    await leaveServer()
    const seconds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) seconds.push(await startOnce(dataFolder))
    return [
      {
        name: 'warm start to /readyz',
        ours: `${median(seconds).toFixed(2)} s`,
        target: `< ${MAX_SECONDS} s`,
        isMet: median(seconds) < MAX_SECONDS,
        remarks: [`each: ${seconds.map((one) => one.toFixed(2)).join(', ')} s`],
      },
    ]
  },
}
