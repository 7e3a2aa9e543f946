import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../measuring/statistics.ts'
import { memoryOf } from '../measuring/load.ts'
import type { Row } from '../report/table.ts'
import { startChild, type Child, freePort } from '../site/child.ts'
import { fillWithEvents, namesOf } from '../site/events.ts'
import { newUsers, signIn } from '../site/users.ts'
import type { Bench } from './bench.ts'

const USERS = 50
const EACH = 20
const LISTENERS = USERS * EACH
const MAX_SECONDS = 1
const MAX_KILOBYTES = 60
const SAVES = 7
/** Milliseconds: V8 returns unused memory after eight quiet seconds. */
const SETTLING = 12_000
const DOC_TYPE = 'Mela Event'

async function startListeners(server: Child, users: readonly string[], document: string): Promise<Child> {
  const order = { origin: server.origin, users, each: EACH, doctype: DOC_TYPE, document }
  const listeners = await startChild({
    script: 'bench/listeners.ts',
    words: [JSON.stringify(order)],
    port: await freePort(),
    readyPath: '/ready',
    patience: 20_000,
  })
  for (const end = Date.now() + 60_000; ; await wait(50)) {
    if ((await fetch(`${listeners.origin}/connected`)).ok) return listeners
    if (Date.now() > end) throw new Error('The listeners did not come in')
  }
}

/** Seconds between a save and its last notified listener. */
async function timeOfSave(server: Child, listeners: Child, asking: { path: string; headers: HeadersInit }) {
  await fetch(`${listeners.origin}/forget`)
  const lastReceived = fetch(`${listeners.origin}/heard`).then((response) => response.text())
  const begun = Date.now()
  const body = JSON.stringify({ short_description: `Saved at ${begun}` })
  const saved = await fetch(server.origin + asking.path, { method: 'PUT', headers: asking.headers, body })
  if (!saved.ok) throw new Error(`The save was refused: ${saved.status} ${await saved.text()}`)
  return (Number(await lastReceived) - begun) / 1000
}

async function timesOf(server: Child, listeners: Child, document: string): Promise<number[]> {
  const headers = { 'content-type': 'application/json', authorization: await signIn(server) }
  const path = `/api/resource/${encodeURIComponent(DOC_TYPE)}/${encodeURIComponent(document)}`
  const times: number[] = []
  for (let count = 0; count < SAVES; count += 1)
    times.push(await timeOfSave(server, listeners, { path, headers }))
  return times
}

function speedRow(times: readonly number[]): Row {
  const slowest = Math.max(...times)
  return {
    name: `a saved document reaches ${LISTENERS} listeners`,
    ours: `${slowest.toFixed(2)} s`,
    target: `<= ${MAX_SECONDS} s`,
    isMet: slowest <= MAX_SECONDS,
    remarks: [
      `the slowest of ${SAVES} saves to ${USERS} users' connections; the median took ${median(times).toFixed(2)} s`,
    ],
  }
}

function memoryRow(before: number, after: number): Row {
  const each = ((after - before) * 1000) / LISTENERS
  return {
    name: 'memory of an open connection',
    ours: `${each.toFixed(0)} kB`,
    target: `<= ${MAX_KILOBYTES} kB`,
    isMet: each <= MAX_KILOBYTES,
    remarks: [
      `the server's process stood in ${before.toFixed(0)} MB without and ${after.toFixed(0)} MB with ${LISTENERS}`,
    ],
  }
}

/** Megabytes after unused memory was returned. */
async function settledMemory({ pid }: Child): Promise<number | null> {
  await wait(SETTLING)
  return memoryOf(pid)?.now ?? null
}

export const realtime: Bench = {
  name: 'realtime',
  async run(benchSite) {
    const server = await benchSite.server()
    await fillWithEvents(server)
    const [document = ''] = await namesOf(server, [['start_date', '<', '2002-01-01']])
    const users = await newUsers(benchSite.dataFolder, USERS)
    const before = await settledMemory(server)
    const listeners = await startListeners(server, users, document)
    try {
      const times = await timesOf(server, listeners, document)
      const after = await settledMemory(server)
      const memory = before !== null && after !== null ? [memoryRow(before, after)] : []
      return [speedRow(times), ...memory]
    } finally {
      await listeners.stop()
    }
  },
}
