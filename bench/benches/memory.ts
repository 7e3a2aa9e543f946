import { setTimeout as wait } from 'node:timers/promises'
import { loadFor, memoryOf } from '../measuring/load.ts'
import type { Row } from '../report/table.ts'
import { asGuest, fillWithEvents, listPath, newListPath } from '../site/events.ts'
import { signIn } from '../site/users.ts'
import type { Bench } from './bench.ts'

const MAX_MEGABYTES = 200
const SECONDS = 3
/** Milliseconds: memory is returned after fifteen quiet seconds, thirty at most. */
const SETTLING = 35_000

const name = 'memory of the server after the bench'
const target = `< ${MAX_MEGABYTES} MB`

type Memory = ReturnType<typeof memoryOf>

function rowOf(used: Memory, busy: Memory): Row {
  if (used === null) return { name, ours: 'not measured here', target, isMet: null }
  return {
    name,
    ours: `${used.now.toFixed(0)} MB`,
    target,
    isMet: used.now < MAX_MEGABYTES,
    remarks: [
      `${busy?.now.toFixed(0) ?? '?'} MB at the last request, at most ${used.most.toFixed(0)} MB on the way`,
    ],
  }
}

export const memory: Bench = {
  name: 'memory',
  async run(benchSite) {
    const server = await benchSite.server()
    await fillWithEvents(server)
    const authorization = await signIn(server)
    const uncached = { ...asGuest(newListPath()), nextPath: newListPath }
    await loadFor(server, asGuest(listPath('1999-12-31')), SECONDS)
    await loadFor(server, asGuest('/'), SECONDS)
    await loadFor(server, uncached, SECONDS)
    await loadFor(server, { ...uncached, headers: { authorization } }, SECONDS)
    const busy = memoryOf(server.pid)
    await wait(SETTLING)
    return [rowOf(memoryOf(server.pid), busy)]
  },
}
