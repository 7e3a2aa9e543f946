import { expect, test } from 'vitest'
import { testVisit } from '../data/testing-visit.ts'
import { productListCall, type ProductListPage } from '../screens/catalog/catalog-calls.ts'
import { parseProductListQuery } from '../screens/catalog/product-list/product-list-query.ts'
import { renderWith } from './render-page.ts'
import { message, request, settings } from './testing-answers.ts'

const assets = {
  ...{ css: '', entry: '/assets/index.js', pages: {}, loaders: '/assets/page-loaders.js' },
  ...{ pageCss: {}, sheets: {}, fonts: {} },
}

const nothing: ProductListPage = {
  ...{ products: [], total: 0, sort: 'position', start: 0, limit: 24, facets: [], price_range: null },
  ...{ category: null, corrected_to: null, corrected_from: null },
}

function render(route: string, search: string, page: ProductListPage) {
  const call = productListCall(parseProductListQuery(search), {
    category: route,
    list: null,
    visit: testVisit(),
  })
  const answers = { settings: message(settings), [call.key]: message(page) }
  return renderWith(assets, request(`/category/${route}`, { search }), answers)
}

const sorting = '<select'

test('An unknown category returns 404 and says so, without filters above', () => {
  for (const search of ['', '?price_max=9']) {
    const { status, html } = render('nowhere', search, nothing)
    expect(status).toBe(404)
    expect(html).toContain('content="noindex"')
    expect(html).toContain('Category not found')
    expect(html).not.toContain(sorting)
  }
})

test('Chosen filters can be removed when nothing matches', () => {
  const category: ProductListPage['category'] = {
    ...{ name: 'CAT-1', category_name: 'Clay', route: 'clay', parent_category: null, category_image: null },
    ...{ full_description: null, trail: [] },
  }
  const narrowed = render('clay', '?price_max=9', { ...nothing, category })
  expect(narrowed.status).toBe(200)
  expect(narrowed.html).toContain(sorting)
  expect(render('clay', '', { ...nothing, category }).html).not.toContain(sorting)
})
