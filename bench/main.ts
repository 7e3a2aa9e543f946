import type { Bench } from './benches/bench.ts'
import { cache } from './benches/cache.ts'
import { cart } from './benches/store/cart.ts'
import { catalog } from './benches/store/catalog.ts'
import { catalogLarge } from './benches/store/catalog-large.ts'
import { checkout } from './benches/store/checkout.ts'
import { document } from './benches/document.ts'
import { formMount } from './benches/form-mount.ts'
import { lighthousePages } from './benches/lighthouse.ts'
import { insert } from './benches/insert.ts'
import { intake } from './benches/intake.ts'
import { list } from './benches/list.ts'
import { lookUps } from './benches/look-up.ts'
import { memory } from './benches/memory.ts'
import { million } from './benches/million.ts'
import { ordersLarge } from './benches/store/orders-large.ts'
import { posting } from './benches/posting.ts'
import { realtime } from './benches/realtime.ts'
import { registrations } from './benches/registrations.ts'
import { script } from './benches/script.ts'
import { statement } from './benches/statement.ts'
import { start } from './benches/start.ts'
import { typing } from './benches/typing.ts'
import { type Row, tableOf } from './report/table.ts'
import { openBenchSite, type BenchSite } from './site/bench-site.ts'

/** Benches in order: pages before the events that fill the lists, memory after all work. */
const benches: readonly Bench[] = [
  ...[start, script, lighthousePages, formMount, typing, document, cache, list, memory],
  ...[insert, million, posting, statement, intake, registrations, checkout, realtime, lookUps],
  ...[catalog, catalogLarge, cart, ordersLarge],
]

const options = new Set(['--strict', '--profile'])

function chosen(words: readonly string[]): readonly Bench[] {
  const unknown = words.filter((word) => !options.has(word) && !benches.some(({ name }) => name === word))
  if (unknown.length > 0)
    throw new Error(`No bench is called ${unknown.join(', ')}: ${benches.map(({ name }) => name).join(', ')}`)
  const named = benches.filter(({ name }) => words.includes(name))
  return named.length > 0 ? named : benches
}

/** Runs one bench; a failure does not stop the others. */
async function runOne(bench: Bench, benchSite: BenchSite): Promise<readonly Row[] | null> {
  const begun = performance.now()
  try {
    const rows = await bench.run(benchSite)
    console.log(`${bench.name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    return rows
  } catch (error) {
    console.error(`${bench.name} broke:`, error)
    return null
  }
}

const words = process.argv.slice(2)
const wanted = chosen(words)
console.log('Preparing the demo organisation')
const benchSite = await openBenchSite()
const rows: Row[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void benchSite.close().finally(() => process.exit(1)))
try {
  for (const bench of wanted) {
    const made = await runOne(bench, benchSite)
    if (made === null) process.exitCode = 1
    rows.push(...(made ?? []))
  }
} finally {
  await benchSite.close()
}
console.log(['', ...tableOf(rows), ''].join('\n'))
if (words.includes('--strict') && rows.some(({ isMet }) => isMet === false)) process.exitCode = 1
