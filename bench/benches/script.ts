import { brotliCompressSync, gzipSync } from 'node:zlib'
import { request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../site/child.ts'
import { withChromium } from '../site/chromium.ts'
import type { Bench } from './bench.ts'

const MAX_KILOBYTES = 180

/** Milliseconds without a new script after which loading is complete. */
const SILENCE = 5_000

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

interface Weight {
  readonly what: string
  readonly gzip: number
  readonly brotli: number
}

/** Bytes of the encoded body. */
async function transferred(address: string, encoding: 'gzip' | 'br'): Promise<number> {
  const asked = request(address, { headers: { 'accept-encoding': encoding } })
  asked.end()
  const [response] = (await once(asked, 'response')) as [AsyncIterable<Buffer>]
  let bytes = 0
  for await (const part of response) bytes += part.length
  return bytes
}

async function weighFile(address: string): Promise<Weight> {
  const [gzip, brotli] = [await transferred(address, 'gzip'), await transferred(address, 'br')]
  return { what: new URL(address).pathname, gzip, brotli }
}

async function weighInline(page: Page): Promise<Weight> {
  const text = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type))
      .map(({ text }) => text)
      .join('\n'),
  )
  return { what: 'in the page', gzip: gzipSync(text).length, brotli: brotliCompressSync(text).length }
}

async function weighFirstLoad(browser: Browser, origin: string): Promise<readonly Weight[]> {
  const page = await browser.newPage(phone)
  const scripts = new Set<string>()
  let latest = Date.now()
  page.on('request', (asked) => {
    if (asked.resourceType() !== 'script') return
    scripts.add(asked.url())
    latest = Date.now()
  })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  const inline = await weighInline(page)
  while (Date.now() - latest < SILENCE) await wait(100)
  await page.close()
  const files = await Promise.all([...scripts].map(weighFile))
  return [inline, ...files.toSorted((left, right) => right.gzip - left.gzip)]
}

const kilobytes = (weights: readonly Weight[], packing: 'gzip' | 'brotli'): number =>
  weights.reduce((sum, weight) => sum + weight[packing], 0) / 1000

export const script: Bench = {
  name: 'script',
  async run(benchSite) {
    const { origin } = await benchSite.server()
    const weights = await withChromium(await freePort(), (browser) => weighFirstLoad(browser, origin))
    const total = kilobytes(weights, 'gzip')
    return [
      {
        name: 'first-load JavaScript of home, gzip',
        ours: `${total.toFixed(1)} kB`,
        target: `<= ${MAX_KILOBYTES} kB`,
        isMet: total <= MAX_KILOBYTES,
        remarks: [
          `brotli: ${kilobytes(weights, 'brotli').toFixed(1)} kB`,
          ...weights.map(({ what, gzip, brotli }) => `${gzip} gzip, ${brotli} brotli  ${what}`),
        ],
      },
    ]
  },
}
