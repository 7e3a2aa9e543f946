import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, test } from './support/test.ts'
import { callMethod, csrfHeaders, managerAt } from './support/wire.ts'

const ROUTE = 'five-small-books'

/** Sends a quote of two books at ₹200 each and returns its code. */
async function sendQuote(baseURL: string | undefined): Promise<string> {
  const manager = await managerAt(baseURL)
  const filters = JSON.stringify([['route', '=', ROUTE]])
  const found = await manager.get('/api/resource/Product', { params: { filters } })
  const { data: products }: { data: { name: string }[] } = await found.json()
  const created = await manager.post('/api/resource/Quote', {
    headers: await csrfHeaders(manager),
    data: {
      ...{ customer_name: 'Hill View School', valid_until: '2099-12-31', note: 'For the library bus.' },
      lines: [{ product: products[0]?.name, quantity: 2, price: 200 }],
    },
  })
  expect(created.status(), await created.text()).toBe(200)
  const { data: quote }: { data: { name: string } } = await created.json()
  await callMethod(manager, 'quotes.send', { name: quote.name })
  const sent = await manager.get(`/api/resource/Quote/${quote.name}`)
  const { data }: { data: { code: string } } = await sent.json()
  return data.code
}

test('A customer opens a quote by its link and finds its prices in the cart', async ({ page, baseURL }) => {
  const code = await sendQuote(baseURL)
  await openApp(page, `/quotes/${code}`)
  const shown = shownPage(page)
  await expect(shown.getByRole('heading', { name: 'Quote for Hill View School' })).toBeVisible()
  await expect(shown.getByText('For the library bus.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
  await shown.getByRole('button', { name: 'Order now' }).click()
  await expect(page).toHaveURL(/\/yourcart/)
  await expect(shownPage(page).getByText(code)).toBeVisible()
  await expect(shownPage(page).getByText('₹400').first()).toBeVisible()
})
