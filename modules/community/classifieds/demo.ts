import type { DemoContext } from '#framework/modules'
import { User } from '#framework/identity'
import { addDays } from '#meta'
import { addToQueue } from '#site/moderation'
import { Classified } from './classified-ad/classified.doctype.ts'
import { ClassifiedCategory } from './category/classified-category.doctype.ts'

const categories = [
  { name: 'School supplies', below: ['Books', 'Uniforms', 'Cycles'], days_live: 60 },
  { name: 'Household', below: ['Furniture', 'Kitchen'], days_live: 30 },
  { name: 'Lessons and help', below: [], days_live: 90 },
] as const

interface DemoAd {
  readonly title: string
  readonly category: string
  readonly description: string
  /** Paise; null on request. */
  readonly price: number | null
  readonly seller_name: string
  readonly daysAgo: number
  readonly state: 'live' | 'sold' | 'in review'
  readonly photo?: readonly [name: string, alt: string]
}

const ads: readonly DemoAd[] = [
  {
    ...{
      title: 'Cycle for a child of eight',
      category: 'Cycles',
      price: 1_800_00,
      daysAgo: 2,
      state: 'live',
    },
    description:
      'Sixteen inches, blue, one careful owner who has grown out of it. New brake pads in June; the bell is loud.',
    seller_name: 'Lakshmi V',
  },
  {
    ...{ title: 'Class 6 textbooks, whole set', category: 'Books', price: 450_00, daysAgo: 4, state: 'live' },
    photo: ['products/books', 'Three closed books and an open one'],
    description: 'State board, English medium, names in pencil only. Covered in brown paper every year.',
    seller_name: 'Farida Begum',
  },
  {
    ...{ title: 'Two uniforms, size 30', category: 'Uniforms', price: 0, daysAgo: 5, state: 'live' },
    photo: ['products/kurta', 'A child’s yellow shirt with a printed hem'],
    description: 'Free to take. One has a mended elbow. Pick up after assembly.',
    seller_name: 'Meena and Karthik',
  },
  {
    ...{ title: 'Teak study table', category: 'Furniture', price: 3_500_00, daysAgo: 9, state: 'live' },
    description: 'Heavy, with a drawer that sticks in the monsoon. You need two people and a van.',
    seller_name: 'R. Venkataraman',
  },
  {
    ...{ title: 'Idli steamer for a hostel', category: 'Kitchen', price: null, daysAgo: 12, state: 'live' },
    description: 'Makes 72 idlis at once. We cook for fewer people now; make us an offer.',
    seller_name: 'Asha kitchen',
  },
  {
    ...{ title: 'Harmonium lessons on Saturdays', category: 'Lessons and help', price: 300_00, daysAgo: 1 },
    state: 'live',
    description:
      'For beginners aged 10 or older, in Tamil or Hindi. One hour each; the first lesson is free.',
    seller_name: 'Anitha Selvam',
  },
  {
    ...{
      title: 'Slate and chalk, forty of each',
      category: 'Books',
      price: 200_00,
      daysAgo: 20,
      state: 'sold',
    },
    photo: ['products/slate', 'A slate with the letters A, B and C'],
    description: 'From the old kindergarten. In good condition.',
    seller_name: 'Deepa Krishnan',
  },
  {
    ...{ title: 'Mathematics help before the exam', category: 'Lessons and help', price: 250_00, daysAgo: 0 },
    state: 'in review',
    description: 'Class 9 and 10, evenings, at the library table.',
    seller_name: 'Karthik S',
  },
]

async function insertCategories({ documents }: DemoContext): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const [order, { name, below, days_live }] of categories.entries()) {
    const is_parent = below.length > 0 ? 1 : 0
    const values = { category_name: name, display_order: order, is_parent, days_live } as const
    const parent = await documents.insert(ClassifiedCategory, values)
    names.set(name, parent.name)
    for (const [position, category_name] of below.entries()) {
      const inserted = await documents.insert(ClassifiedCategory, {
        ...{ category_name, days_live, display_order: position },
        parent_category: parent.name,
      })
      names.set(category_name, inserted.name)
    }
  }
  return names
}

async function findSeller({ documents }: DemoContext): Promise<string> {
  const [parent] = await documents.find(User, { where: { is_demo: 1, user_type: 'Website User' }, limit: 1 })
  return parent?.name ?? documents.caller.user
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents, today, picture } = context
  const names = await insertCategories(context)
  const seller = await findSeller(context)
  for (const { daysAgo, category, photo, ...ad } of ads.toReversed()) {
    const { name } = await documents.insert(Classified, {
      ...ad,
      ...{ category: names.get(category) ?? '', city: 'Chennai', seller },
      photos: photo === undefined ? [] : [{ picture: picture(photo[0]), alt: photo[1] }],
    })
    if (ad.state === 'in review') {
      const words = { title: ad.title, excerpt: ad.description, author: seller }
      await addToQueue(documents, { type: Classified, name }, words)
      continue
    }
    const live_from = addDays(today, -daysAgo)
    await documents.save(Classified, name, { live_from, expires_on: addDays(live_from, 30) })
  }
}
