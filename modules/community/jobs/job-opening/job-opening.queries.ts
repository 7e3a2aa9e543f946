import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { categoryTree, publishedCategoriesQuery, type CategoryBranch } from '#community/classifieds'
import { jobErrors } from '../errors.ts'
import { JobCategory } from './job-category.doctype.ts'
import { JobOpening, type employmentTypes } from './job-opening.doctype.ts'

export type JobOpeningDocument = Doc<typeof JobOpening>

export const PAGE = 24

const cardFields = [
  ...(['name', 'title', 'category', 'organisation', 'employment_type'] as const),
  ...(['location', 'pay', 'closes_on', 'opened_on'] as const),
] as const

const inSight = (today: string) => ({ state: 'open', is_hidden: 0, closes_on: ['>=', today] }) as const

/** Returns the published categories as a tree with counts of open openings. Two statements. */
export async function readTree(documents: Documents): Promise<readonly CategoryBranch[]> {
  const system = documents.asSystem()
  const [categories, counts] = await Promise.all([
    system.find(JobCategory, publishedCategoriesQuery),
    system.countBy(JobOpening, 'category', inSight(documents.today)),
  ])
  return categoryTree(categories, counts)
}

interface Question {
  readonly categories: readonly string[]
  readonly employment_type: (typeof employmentTypes)[number] | null
  readonly words: string | null
  readonly start: number
}

/** Returns open openings, the newest first; one more than a page, to detect a next page. One statement. */
export function openOpenings(documents: Documents, question: Question) {
  const { categories, employment_type, words, start } = question
  return documents.asSystem().find(JobOpening, {
    where: {
      ...inSight(documents.today),
      category: ['in', categories],
      ...(employment_type === null ? {} : { employment_type }),
      ...(words === null ? {} : { title: ['like', `%${words}%`] }),
    },
    fields: cardFields,
    order_by: 'opened_on desc, name desc',
    limit: PAGE + 1,
    offset: start,
  })
}

export function openedSince(documents: Documents, day: string, limit: number) {
  return documents.asSystem().find(JobOpening, {
    where: { ...inSight(documents.today), opened_on: ['>=', day] },
    fields: cardFields,
    order_by: 'opened_on asc, name asc',
    limit,
  })
}

export function isOpen({ state, is_hidden, closes_on }: JobOpeningDocument, today: string): boolean {
  return state === 'open' && is_hidden === 0 && closes_on >= today
}

/** Returns a public opening; the error does not reveal that a closed one exists. */
export async function openingInSight(documents: Documents, name: string): Promise<JobOpeningDocument> {
  const system = documents.asSystem()
  const [found] = await system.find(JobOpening, { where: { name }, fields: ['name'], limit: 1 })
  const opening = found ? await system.get(JobOpening, name) : null
  if (opening === null || !isOpen(opening, documents.today)) throw jobErrors.not_available()
  return opening
}
