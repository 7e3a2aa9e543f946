// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { missing, refuse, response } from '#client/testing'
import { press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'

type ClassList = Methods['mela.class_lists.get_class_list']['output']
type Variant = Methods['mela.catalog.get_best_offers']['output']['variants'][number]

const item = (name: string, changes: Partial<ClassList['items'][number]> = {}) => ({
  ...{ item: name, title: name, quantity: 1, is_required: 1 as const, product: `PRD-${name}`, sku: null },
  ...{ note: null, substitute: null },
  ...changes,
})

const mira = { student: 'STU-1', full_name: 'Mira V', has: [] }

const list = (changes: Partial<ClassList> = {}): ClassList => ({
  ...{ name: 'CLS-1', title: 'For the second term', class: 'Class 4', academic_year: '2026-27' },
  ...{ note: 'Label everything', due_on: '2026-12-10', state: 'published', progress: null },
  delivery: { place: 'Asha School', day: '2026-12-18' },
  items: [
    item('Notebook', { quantity: 3 }),
    item('Crayons', { substitute: { product: 'PRD-Pencils', sku: null } }),
    item('Bottle', { is_required: 0 }),
  ],
  children: [mira],
  ...changes,
})

const offer = (name: string, price: number, changes: Partial<Variant> = {}): Variant => ({
  ...{ variant: `VAR-${name}`, product: `PRD-${name}`, sku: name, title: `${name} of paper`, route: name },
  ...{ variant_label: '', image: null, business: 'BS-1', business_name: 'Paper House', price, sellers: 2 },
  ...{ compare_at_price: null, in_stock: 1, left: null },
  ...changes,
})

const offers = response('mela.catalog.get_best_offers', {
  variants: [
    offer('Notebook', 50),
    offer('Crayons', 90, { in_stock: 0 }),
    offer('Pencils', 80),
    offer('Bottle', 300),
  ],
})

const open = (shownList: ClassList, answers: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen('/class-lists/CLS-1', {
    account: 'USR-1',
    answers: [response('mela.class_lists.get_class_list', shownList), offers, ...(answers.answers ?? [])],
  })

const filled = response('mela.cart.add_best_offers', {
  ...{ cart: { version: 2, lines: 2, item_count: 4 }, cart_token: null },
  items: [
    { variant: 'VAR-Notebook', quantity: 2, added: 2, state: 'insufficient_stock' },
    { variant: 'VAR-Pencils', quantity: 1, added: 1, state: 'added' },
  ],
})

test('A parent adds what is needed in one request, and a substitute only after agreeing', async () => {
  const server = await open(list(), { answers: [filled] })
  expect(await shown.findAllByRole('button', { name: 'Add 3 items to cart' })).not.toHaveLength(0)
  expect(
    shown.getByText('Out of stock. Add “Pencils of paper” for ₹80 instead?', { exact: false }),
  ).toBeDefined()
  await press('Add instead')
  await press('Add 4 items to cart')
  expect(server.inputsOf('mela.cart.add_best_offers')).toMatchObject([
    {
      items: [
        { variant: 'VAR-Notebook', quantity: 3 },
        { variant: 'VAR-Pencils', quantity: 1 },
      ],
    },
  ])
  expect(await shown.findByText('3 items added to your cart')).toBeDefined()
  expect(shown.getByText('Notebook: only 2 are available and in your cart')).toBeDefined()
  expect(shown.getAllByRole('link', { name: 'View cart' })[0]?.getAttribute('href')).toBe('/yourcart')
})

test('A mark that the child has an item is stored at once and lowers the total', async () => {
  let has: string[] = []
  const server = await renderScreen('/class-lists/CLS-1', {
    account: 'USR-1',
    answers: [
      offers,
      {
        methods: {
          'mela.class_lists.get_class_list': () => list({ children: [{ ...mira, has }] }),
          'mela.class_lists.set_tick': () => {
            has = ['Notebook']
            return { class_list: 'CLS-1', item: 'Notebook', student: 'STU-1', has: 1 as const }
          },
        },
      },
    ],
  })
  await press('Already have: Notebook', 'checkbox')
  expect(server.inputsOf('mela.class_lists.set_tick')).toEqual([
    { class_list: 'CLS-1', item: 'Notebook', student: 'STU-1', has: 1 },
  ])
  await waitFor(() => expect(shown.getAllByRole('button', { name: 'Nothing to add' })).not.toHaveLength(0))
  await press('Add this item: Bottle', 'checkbox')
  expect(await shown.findAllByRole('button', { name: 'Add 1 item to cart' })).not.toHaveLength(0)
})

test('Two children of a class need twice as much, and each has own marks', async () => {
  await open(list({ children: [mira, { student: 'STU-2', full_name: 'Kani V', has: ['Notebook'] }] }))
  expect(await shown.findAllByRole('button', { name: 'Add 3 items to cart' })).not.toHaveLength(0)
  expect(shown.getByRole('checkbox', { name: 'Kani V already has it: Notebook' })).toHaveProperty(
    'checked',
    true,
  )
  expect(shown.getByRole('checkbox', { name: 'Mira V already has it: Notebook' })).toHaveProperty(
    'checked',
    false,
  )
})

test('A closed list shows its items without a way to add them', async () => {
  await open(list({ state: 'closed' }))
  expect(await shown.findByText('This list is closed.')).toBeDefined()
  expect(await shown.findByText('Notebook')).toBeDefined()
  expect(shown.queryByRole('button', { name: /cart/ })).toBeNull()
  expect(shown.queryByRole('checkbox')).toBeNull()
})

test('A list of another class is not available', async () => {
  await renderScreen('/class-lists/CLS-9', {
    account: 'USR-1',
    answers: [refuse('mela.class_lists.get_class_list', { ...missing, code: 'class_lists.not_found' })],
  })
  expect(await shown.findByRole('heading', { name: 'This list is not available' })).toBeDefined()
})

test('The teacher sees how many children have each item, and whose packages the class receives', async () => {
  const progress = { collection: 'class_list:CLS-1', ticks: [{ item: 'Notebook', children: 7 }] }
  await open(list({ children: [], progress }), {
    answers: [
      response('mela.orders.get_collections', {
        families: 1,
        packages: [
          {
            ...{ fulfilment: 'ORD-1-1', order: 'ORD-1', seller: 'Paper House', state: 'shipped' },
            ...{ delivered_at: null, collectors: [{ full_name: 'Mira V', registration: null }] },
            items: [{ product: 'PRD-Notebook', sku: 'Notebook', title: 'Notebook of paper', quantity: 3 }],
          },
        ],
      }),
    ],
  })
  const row = await shown.findByRole('row', { name: /Notebook/ })
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['7', '1'])
  expect(shown.getByText('Mira V')).toBeDefined()
  expect(shown.queryByRole('button', { name: /cart/ })).toBeNull()
})
