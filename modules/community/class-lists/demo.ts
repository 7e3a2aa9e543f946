import type { DocType } from '#framework/doctypes'
import type { DemoContext } from '#framework/modules'
import { AcademicYear, Class } from '#community/students'
import { addDays } from '#meta'
import { CollectionPoint } from '#site/places'
import { ClassList } from './class-list/class-list.doctype.ts'

const OF = 'Class 4'

interface DemoItem {
  readonly title: string
  readonly route: string
  readonly quantity: number
  readonly note?: string
  readonly substitute?: string
  readonly isOptional?: boolean
}

const demoItems: readonly DemoItem[] = [
  { title: 'Notebook for drawing and writing', route: 'block-print-notebook', quantity: 3 },
  { title: 'Pencil box', route: 'pencil-box', quantity: 1 },
  { title: 'Wax crayons', route: 'beeswax-crayons', quantity: 1, note: 'We draw on cloth in January' },
  { title: 'Lantern for the festival', route: 'star-lantern', quantity: 1, substitute: 'agal-lamps' },
  { title: 'Slate with sponge', route: 'slate-with-sponge', quantity: 1 },
  { title: 'Kurta for the annual day', route: 'childrens-kurta-marigold', quantity: 1, isOptional: true },
  { title: 'Water bottle', route: 'copper-bottle', quantity: 1, isOptional: true },
]

async function productsByRoute(documents: DemoContext['documents'], type: DocType) {
  const routes = demoItems.flatMap(({ route, substitute }) => [route, ...(substitute ? [substitute] : [])])
  const rows = await documents.list(type, {
    fields: ['name', 'route'],
    filters: [['route', 'in', routes]],
    limit_page_length: 0,
  })
  return new Map(rows.map(({ name, route }) => [String(route), String(name)]))
}

/** A published list of a class with children, whose products the demo's shop sells. */
export async function demo({ documents, today }: DemoContext): Promise<void> {
  const products = documents.registry.find('Product')
  const [year] = await documents.find(AcademicYear, { where: { is_current: 1 }, fields: ['name'], limit: 1 })
  const [found] = await documents.find(Class, { where: { name: OF }, fields: ['name'], limit: 1 })
  if (!products || !year || !found) return
  const byRoute = await productsByRoute(documents, products)
  const items = demoItems.flatMap(({ title, route, quantity, note = null, substitute, isOptional }) => {
    const product = byRoute.get(route)
    if (product === undefined) return []
    return [
      {
        ...{ title, quantity, product, note, is_required: isOptional ? (0 as const) : (1 as const) },
        substitute: substitute === undefined ? null : (byRoute.get(substitute) ?? null),
      },
    ]
  })
  if (items.length === 0) return
  const [point] = await documents.find(CollectionPoint, { fields: ['name'], limit: 1 })
  const collection_point = point?.name ?? null
  await documents.insert(ClassList, {
    ...{ title: 'For the second term', class: OF, academic_year: year.name, state: 'published' },
    note: 'Please label everything with your child’s name. What you already have is fine to use again.',
    ...{ due_on: addDays(today, 12), collection_point, hand_over_on: addDays(today, 20), items },
  })
}
