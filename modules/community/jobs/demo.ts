import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { JobCategory } from './job-opening/job-category.doctype.ts'
import { JobOpening, type employmentTypes } from './job-opening/job-opening.doctype.ts'

const categories = [
  { name: 'At the school', below: ['Teaching', 'Kitchen and house'] },
  { name: 'In the neighbourhood', below: ['Shops and workshops', 'Driving and delivery'] },
] as const

interface DemoOpening {
  readonly title: string
  readonly category: string
  readonly organisation: string
  readonly description: string
  readonly employment_type: (typeof employmentTypes)[number]
  readonly pay: string | null
  readonly closes: number
  readonly state: 'open' | 'filled'
}

const openings: readonly DemoOpening[] = [
  {
    title: 'Teacher for classes 3 to 5',
    category: 'Teaching',
    organisation: 'Asha',
    description:
      'You teach Tamil and mathematics in the mornings and lead the reading hour twice a week. Classes have 22 children.',
    ...{ employment_type: 'full time', pay: '₹28,000 a month', closes: 18, state: 'open' },
  },
  {
    title: 'Cook’s assistant',
    category: 'Kitchen and house',
    organisation: 'Asha',
    description:
      'You cook lunch for three hundred in a team of three, from 7 am to 2 pm. Free meals for you and your children.',
    ...{ employment_type: 'part time', pay: '₹11,000 a month', closes: 9, state: 'open' },
  },
  {
    title: 'Carpenter’s apprentice',
    category: 'Shops and workshops',
    organisation: 'Murugan Woodworks',
    description: 'You learn to make doors, benches and school desks. Minimum age: 18. Wear strong shoes.',
    ...{ employment_type: 'internship', pay: '₹7,500 a month', closes: 25, state: 'open' },
  },
  {
    title: 'Van driver, morning round',
    category: 'Driving and delivery',
    organisation: 'Saidapet Milk',
    description:
      '4 to 8 am, six days a week. Requires a light vehicle licence and two years without an accident.',
    ...{ employment_type: 'contract', pay: null, closes: 5, state: 'open' },
  },
  {
    title: 'Librarian for two afternoons',
    category: 'Teaching',
    organisation: 'Asha',
    description: 'You sort and catalogue books. Unpaid; we refund the bus fare.',
    ...{ employment_type: 'volunteer', pay: null, closes: 12, state: 'filled' },
  },
]

async function insertCategories({ documents }: DemoContext): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const [order, { name, below }] of categories.entries()) {
    const values = { category_name: name, display_order: order, is_parent: 1 } as const
    const parent = await documents.insert(JobCategory, values)
    for (const [place, category_name] of below.entries()) {
      const made = await documents.insert(JobCategory, {
        ...{ category_name, display_order: place, parent_category: parent.name },
      })
      names.set(category_name, made.name)
    }
  }
  return names
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents, today } = context
  const names = await insertCategories(context)
  for (const { closes, category, ...opening } of openings.toReversed())
    await documents.insert(JobOpening, {
      ...opening,
      ...{ category: names.get(category) ?? '', location: 'Chennai', closes_on: addDays(today, closes) },
    })
}
