import { modules } from '../../../apps/server/modules.ts'
import { median } from '../../measuring/statistics.ts'
import type { Row } from '../../report/table.ts'
import { openEngineSite } from '../../site/engine-site.ts'
import { openSite } from '../../site/statements.ts'
import type { Bench } from '../bench.ts'
import { BRANDS, fillCatalog } from './catalog-fill.ts'

const FEW = 1_000
const MANY = 100_000
const MAX_TIMES = 1.5
/** Milliseconds. */
const MAX_FACETS = 50
const WARM_UP = 200
const ASKED = 300

interface Times {
  readonly list: number
  readonly page: number
  readonly facets: number
}

const calling = (method: string, values: Readonly<Record<string, string>>): string =>
  `/api/method/mela.catalog.${method}?${new URLSearchParams(values)}`

function newFacets(number: number): string {
  const brand = JSON.stringify([`Maker ${1 + (number % BRANDS)}`, `Maker ${1 + ((number + 7) % BRANDS)}`])
  const attributes = JSON.stringify({ 'Kind 1': [`Value ${number % 12}`], 'Kind 2': ['Value 1', 'Value 2'] })
  return calling('get_products', { brand, attributes, price_min: String(number / 100) })
}

async function timesAt(count: number): Promise<Times> {
  const site = await openEngineSite([], modules)
  try {
    await fillCatalog(site, count)
    const { app, close } = await openSite(site.dataFolder, { poolSize: 2 })
    const time = async (pathOf: (number: number) => string): Promise<number> => {
      const times: number[] = []
      for (let number = 0; number < WARM_UP + ASKED; number += 1) {
        const url = `${pathOf(number)}&asked=${number}`
        const begun = performance.now()
        const { statusCode, body } = await app.inject({ method: 'GET', url })
        times.push(performance.now() - begun)
        if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
      }
      return median(times.slice(WARM_UP))
    }
    try {
      return {
        list: await time((number) =>
          calling('get_products', { category: 'shelf-3-4', start: String(number % 7) }),
        ),
        page: await time((number) =>
          calling('get_product', { route: `thing-${1 + ((number * 331) % count)}` }),
        ),
        facets: await time(newFacets),
      }
    } finally {
      await close()
    }
  } finally {
    await site.close()
  }
}

const milliseconds = (time: number): string => `${time.toFixed(2)} ms`

function growth(name: string, ours: number, control: number): Row {
  const times = ours / control
  return {
    name: `${name}, ${MANY.toLocaleString('en')} products beside ${FEW.toLocaleString('en')}`,
    ours: milliseconds(ours),
    control: milliseconds(control),
    ratio: times.toFixed(2),
    target: `<= ${MAX_TIMES}`,
    isMet: times <= MAX_TIMES,
  }
}

export const catalogLarge: Bench = {
  name: 'catalog-large',
  async run() {
    const few = await timesAt(FEW)
    const many = await timesAt(MANY)
    return [
      growth('list of 20 products with facets, uncached', many.list, few.list),
      growth('page of a product, uncached', many.page, few.page),
      {
        name: `facets nobody asked before, ${MANY.toLocaleString('en')} products`,
        ours: milliseconds(many.facets),
        control: milliseconds(few.facets),
        ratio: (many.facets / few.facets).toFixed(2),
        target: `<= ${MAX_FACETS} ms`,
        isMet: many.facets <= MAX_FACETS,
        remarks: [`the control is the same with ${FEW.toLocaleString('en')} products`],
      },
    ]
  },
}
