import lighthouse, { type Result } from 'lighthouse'
import { median } from '../measuring/statistics.ts'
import type { Row } from '../report/table.ts'
import { withChromium } from '../site/chromium.ts'
import { namesOf } from '../site/events.ts'
import { freePort } from '../site/child.ts'
import type { Bench } from './bench.ts'

const ROUNDS = 5

const targets = [
  { id: 'performance', least: 95 },
  { id: 'accessibility', least: 100 },
  { id: 'best-practices', least: 100 },
  { id: 'seo', least: 100 },
] as const

type Category = (typeof targets)[number]['id']

const metrics = [
  { audit: 'first-contentful-paint', short: 'FCP', unit: 'ms' },
  { audit: 'largest-contentful-paint', short: 'LCP', unit: 'ms' },
  { audit: 'total-blocking-time', short: 'TBT', unit: 'ms' },
  { audit: 'cumulative-layout-shift', short: 'CLS', unit: '' },
  { audit: 'speed-index', short: 'SI', unit: 'ms' },
] as const

const options = { output: 'json', logLevel: 'error', formFactor: 'mobile' } as const
const onlyCategories = targets.map(({ id }) => id)

/** Attempts; a browser on a busy machine sometimes loses the start of its trace, so that there is no score. */
const ATTEMPTS = 3

async function audit(address: string, port: number, attempt = 1): Promise<Result> {
  const outcome = await lighthouse(address, { ...options, onlyCategories, port })
  if (outcome === undefined) throw new Error(`Lighthouse said nothing about ${address}`)
  const { runtimeError } = outcome.lhr
  if (runtimeError === undefined) return outcome.lhr
  if (attempt < ATTEMPTS) return audit(address, port, attempt + 1)
  throw new Error(`${address}: ${runtimeError.code} ${runtimeError.message}`)
}

const scoreOf = (results: readonly Result[], category: Category): number =>
  Math.round(median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)))

function metricsOf(results: readonly Result[]): string {
  const texts = metrics.map(({ audit, short, unit }) => {
    const value = median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
    return `${short} ${unit === '' ? value.toFixed(3) : `${value.toFixed(0)} ${unit}`}`
  })
  return texts.join(', ')
}

const LONGEST_DETAIL = 400

function detailOf(details: Result['audits'][string]['details']): string {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return ''
  return JSON.stringify(details.items[0] ?? '').slice(0, LONGEST_DETAIL)
}

function failures({ categories, audits }: Result, category: Category): readonly string[] {
  const references = categories[category]?.auditRefs ?? []
  const failed = references.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return failed
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ id }) => {
      const { title = '', displayValue = '', details } = audits[id] ?? {}
      return `${category}: ${id} (${title}) ${displayValue} ${detailOf(details)}`.trimEnd()
    })
}

function rowOf(page: string, results: readonly Result[]): Row {
  const scores = targets.map(({ id, least }) => ({ id, least, score: scoreOf(results, id) }))
  const missed = scores.filter(({ score, least }) => score < least)
  const performance = results.map(({ categories }) =>
    Math.round((categories['performance']?.score ?? 0) * 100),
  )
  const last = results.slice(-1)
  return {
    name: `Lighthouse mobile, ${page}`,
    ours: scores.map(({ score }) => score).join(' '),
    target: targets.map(({ least }) => least).join(' '),
    isMet: missed.length === 0,
    remarks: [
      `${metricsOf(results)}; performance of each: ${performance.join(', ')}`,
      ...missed.flatMap(({ id }) => last.flatMap((result) => failures(result, id))),
    ],
  }
}

async function measure(address: string, port: number): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let round = 0; round < ROUNDS; round += 1) results.push(await audit(address, port))
  return results
}

export const lighthousePages: Bench = {
  name: 'lighthouse',
  async run(benchSite) {
    const server = await benchSite.server()
    const today = new Date().toISOString().slice(0, 10)
    const [event = ''] = await namesOf(server, [['end_date', '>=', today]])
    const pages = [
      { page: 'home', path: '/' },
      { page: 'gallery', path: '/gallery' },
      { page: 'an event', path: `/event-detail/${encodeURIComponent(event)}` },
    ]
    const port = await freePort()
    return withChromium(port, async () => {
      const rows: Row[] = []
      for (const { page, path } of pages) rows.push(rowOf(page, await measure(server.origin + path, port)))
      return rows
    })
  },
}
