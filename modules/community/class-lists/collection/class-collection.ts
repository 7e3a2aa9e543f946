import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Guardian } from '#community/family'
import { ClassEnrolment, StudentRegistration } from '#community/students'
import { addressOfPoint, CollectionPoint, type Collection, type CollectionSource } from '#site/places'
import { ClassList } from '../class-list/class-list.doctype.ts'
import { worksOnList } from '../class-list/class-list.queries.ts'

const SOURCE = 'class_list'

export const collectionCode = (list: string): string => `${SOURCE}:${list}`

const listOf = (code: string): string => code.slice(SOURCE.length + 1)

interface ListedItem {
  readonly product: string
  readonly sku: string | null
}

type PointAddress = Parameters<typeof addressOfPoint>[0]

interface OpenCollection extends PointAddress {
  readonly name: string
  readonly class: string
  readonly hand_over_on: string
  readonly point_name: string
  readonly items: readonly ListedItem[]
}

const MAX_OPEN = 20

/** Published lists with delivery to a class of the user's children, until the last day for orders. */
const openCollections = (user: string, today: string) =>
  prepared<OpenCollection>(
    'class_lists.open collections',
    sql`select l.name, l.class, l.hand_over_on::text as hand_over_on, c.point_name, c.phone, c.address_line1,
      c.address_line2, c.landmark, c.zipcode, c.city, c.state, (
        select json_agg(json_build_object('product', listed.product, 'sku', listed.sku)) from (
          select product, sku from "Class List Item" where parent = l.name
          union all select substitute, substitute_sku from "Class List Item"
            where parent = l.name and substitute is not null
        ) listed
      ) as items
    from "Class List" l join "Collection Point" c on c.name = l.collection_point and c.is_active = 1
    where l.state = 'published' and l.due_on >= ${today}::date and l.hand_over_on is not null and exists (
      select from "Guardian" g join "Student Registration" s on s.family = g.family
        join "Class Enrolment" e on e.student = s.name and e.state = 'active'
      where g."user" = ${user} and g.may_view = 1 and e.class = l.class and e.academic_year = l.academic_year)
    order by l.hand_over_on, l.name limit ${MAX_OPEN}`,
  )

const isListed =
  (items: readonly ListedItem[]) =>
  ({ product, sku }: { readonly product: string; readonly sku: string }): boolean =>
    items.some((item) => item.product === product && (item.sku === null || item.sku === sku))

function toCollection({ name, class: of, hand_over_on, point_name, ...address }: OpenCollection): Collection {
  const title = `${of}, ${point_name}`
  return {
    code: collectionCode(name),
    title,
    address: addressOfPoint(address, title),
    day: hand_over_on,
  }
}

const childrenOf = (list: string, users: readonly string[]) => sql<{ user: string; full_name: string }>`
  select distinct g."user", e.full_name from "Class List" l
    join "Class Enrolment" e on e.class = l.class and e.academic_year = l.academic_year
    join "Student Registration" s on s.name = e.student
    join "Guardian" g on g.family = s.family and g."user" = any(${[...users]}::text[])
  where l.name = ${list} order by 2`

const reads = [ClassList, CollectionPoint, Guardian, StudentRegistration, ClassEnrolment]

/** Offers delivery to the class for packages in which everything is on one list of a class of the caller's children. */
export const classCollection: CollectionSource = {
  name: SOURCE,
  type: ClassList,
  async offer(documents, packages) {
    const { user, roles } = documents.caller
    // Nobody else has a child in a class, so the carts of most buyers need no statement.
    if (!roles.has('Guardian')) return new Map()
    const open = await documents.asSystem().statement(openCollections(user, documents.today), { reads })
    return new Map(
      packages.map(({ key, items }) => [
        key,
        open.filter((one) => items.every(isListed(one.items))).map(toCollection),
      ]),
    )
  },
  mayHandOver: (documents, code) => worksOnList(documents, listOf(code)),
  async collectors(documents: Documents, code, users) {
    if (users.length === 0) return new Map()
    const rows = await documents.asSystem().statement(childrenOf(listOf(code), users), { reads })
    const byUser = Map.groupBy(rows, ({ user }) => user)
    return new Map(
      [...byUser].map(([user, its]) => [
        user,
        its.map(({ full_name }) => ({ full_name, registration: null })),
      ]),
    )
  },
}
