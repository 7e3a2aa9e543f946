import { sql } from 'kysely'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { CollectionPoint } from '#site/places'
import { collectionCode } from '../collection/class-collection.ts'
import { classListErrors } from '../errors.ts'
import { ClassListTick } from '../tick/class-list-tick.doctype.ts'
import {
  findClassList,
  isOfClass,
  listOwnChildrenInClasses,
  worksOnList,
  type ChildInClass,
  type ClassListDoc,
} from './class-list.queries.ts'

const MAX_TICKS = 2000

async function listTicks(documents: Documents, class_list: string) {
  return documents.asSystem().find(ClassListTick, {
    where: { class_list, user: documents.caller.user },
    fields: ['item', 'student'],
    limit: MAX_TICKS,
  })
}

async function withTicks(documents: Documents, name: string, children: readonly ChildInClass[]) {
  if (children.length === 0) return []
  const ticks = await listTicks(documents, name)
  return children.map(({ student, full_name }) => ({
    ...{ student, full_name },
    has: ticks.filter((tick) => tick.student === student).map(({ item }) => item),
  }))
}

/** Counts the children of whom a guardian marked an item, by item. One statement. */
async function countTicks(documents: Documents, name: string) {
  return documents.asSystem().statement(
    sql<{ item: string; children: number }>`select item, count(distinct student)::int as children
      from "Class List Tick" where class_list = ${name} group by item`,
    { reads: [ClassListTick] },
  )
}

async function deliveryOf(documents: Documents, { collection_point, hand_over_on }: ClassListDoc) {
  if (collection_point === null || hand_over_on === null) return null
  const { point_name } = await documents.asSystem().get(CollectionPoint, collection_point)
  return { place: point_name, day: hand_over_on }
}

function itemView(item: ClassListDoc['items'][number]) {
  const { name, title, quantity, is_required, product, sku, note, substitute, substitute_sku } = item
  return {
    ...{ item: name, title, quantity, is_required, product, sku, note },
    substitute: substitute === null ? null : { product: substitute, sku: substitute_sku },
  }
}

async function loadListView(documents: Documents, name: string) {
  const list = await findClassList(documents, name)
  if (list === null) throw classListErrors.not_found()
  const isWriter = await worksOnList(documents, name)
  const own = list.state === 'draft' ? [] : await listOwnChildrenInClasses(documents)
  const children = own.filter(isOfClass(list))
  if (children.length === 0 && !isWriter) throw classListErrors.not_found()
  const { title, class: of, academic_year, state, note, due_on, items } = list
  return {
    ...{ name, title, class: of, academic_year, note, due_on },
    state: state === 'published' && due_on < documents.today ? ('past_due' as const) : state,
    delivery: await deliveryOf(documents, list),
    items: items.map(itemView),
    children: await withTicks(documents, name, children),
    /** Code of the collection, whose packages the writers hand over, and how many children have each item. */
    progress: isWriter
      ? { collection: collectionCode(name), ticks: await countTicks(documents, name) }
      : null,
  }
}

/**
 * Returns a list to the guardians of the class's children, to its teacher and to the office. Others get the same
 * response as for a list that does not exist.
 */
export const getClassList = method({
  access: signedInUsers,
  reads: true,
  input: { class_list: text({ required: true, maxLength: 40 }) },
  run: ({ input, documents }) => loadListView(documents, input.class_list),
})
