// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, missing, refuse } from '#client/testing'
import { lamp, lampVariant } from '../../../testing/fixtures.ts'
import { fill, press, renderScreen, shown } from '../../../testing/render-screen.tsx'

const added = {
  ...{ cart_token: 'T-1', cart: { version: 1, lines: 1, item_count: 2 } },
  line: { variant: 'VAR-1', business: 'BS-00001', title: 'Clay lamp', quantity: 2, most: 9 },
}

test('A guest adds two to the cart', async () => {
  const server = await renderScreen('/product/clay-lamp', {
    answers: [response('mela.catalog.get_product', lamp()), response('mela.cart.add', added)],
  })
  await press('Increase quantity: Clay lamp')
  await press('Add to cart')
  expect(await shown.findByText('Added to cart')).toBeDefined()
  expect(shown.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/yourcart')
  expect(server.inputsOf('mela.cart.add')).toMatchObject([
    { variant: 'VAR-1', business: 'BS-00001', quantity: 2 },
  ])
})

test('A product that could not be added says why', async () => {
  await renderScreen('/product/clay-lamp', {
    answers: [
      response('mela.catalog.get_product', lamp()),
      refuse('mela.cart.add', { message: 'Only 1 left of Clay lamp' }),
    ],
  })
  await press('Add to cart')
  expect((await shown.findByRole('alert')).textContent).toBe('Only 1 left of Clay lamp')
})

test('A shopper chooses another variant and sees its price', async () => {
  const variant = (name: string, price: number) =>
    lampVariant({
      ...{ name, price, label: name, options: { Size: name } },
      offers: lampVariant().offers.map((offer) => ({ ...offer, price })),
    })
  await renderScreen('/product/clay-lamp', {
    answers: [
      response(
        'mela.catalog.get_product',
        lamp({
          options: [{ option: 'Size', values: ['Small', 'Large'] }],
          variants: [variant('Small', 250), variant('Large', 400)],
        }),
      ),
    ],
  })
  expect(await shown.findByRole('heading', { level: 1, name: 'Clay lamp, Small' })).toBeDefined()
  await press('Large')
  expect(await shown.findByRole('heading', { level: 1, name: 'Clay lamp, Large' })).toBeDefined()
  expect(shown.getByText('₹400')).toBeDefined()
})

test('A guest leaves an email for what is out of stock', async () => {
  const offers = lampVariant().offers.map((offer) => ({ ...offer, in_stock: 0 as const }))
  const server = await renderScreen('/product/clay-lamp', {
    answers: [
      response('mela.catalog.get_product', lamp({ variants: [lampVariant({ in_stock: 0, offers })] })),
      response('mela.inventory.notify_when_back_in_stock', { is_waiting: 1 }),
    ],
  })
  await fill('Email', 'meena@example.org')
  await press('Notify me')
  expect(await shown.findByText('We will notify you when it is back in stock.')).toBeDefined()
  expect(server.inputsOf('mela.inventory.notify_when_back_in_stock')).toEqual([
    { variant: 'VAR-1', email: 'meena@example.org' },
  ])
})

const backOrdered = (
  back_order: NonNullable<ReturnType<typeof lampVariant>['offers'][number]['back_order']>,
) => {
  const offers = lampVariant().offers.map((offer) => ({ ...offer, in_stock: 0 as const, back_order }))
  return lamp({ variants: [lampVariant({ in_stock: 0, offers })], in_stock: 0 })
}

test('A product that is not released yet is pre-ordered, and says from when it ships', async () => {
  const preOrder = { kind: 'pre-order', release_on: '2026-12-12', days: null, left: 3 } as const
  const server = await renderScreen('/product/clay-lamp', {
    answers: [response('mela.catalog.get_product', backOrdered(preOrder)), response('mela.cart.add', added)],
  })
  expect((await shown.findByText(/^Pre-order\. Ships from/)).textContent).toBe(
    'Pre-order. Ships from 12\u00a0Dec\u00a02026',
  )
  await press('Pre-order')
  expect(await shown.findByText('Added to cart')).toBeDefined()
  expect(server.inputsOf('mela.cart.add')).toMatchObject([{ variant: 'VAR-1', quantity: 1 }])
})

test('A back-order says in about how many days it ships', async () => {
  const backOrder = { kind: 'back-order', release_on: null, days: 10, left: 3 } as const
  await renderScreen('/product/clay-lamp', {
    answers: [response('mela.catalog.get_product', backOrdered(backOrder))],
  })
  expect(await shown.findByText('Back-order. Ships in about 10 days')).toBeDefined()
  expect(shown.getByRole('button', { name: 'Add to cart' })).toBeDefined()
})

test('A product that is no longer sold leads to the categories', async () => {
  await renderScreen('/product/clay-lamp', { answers: [refuse('mela.catalog.get_product', missing)] })
  expect(await shown.findByRole('heading', { name: 'This product is no longer available' })).toBeDefined()
})
