import { classLists } from '#community/class-lists'
import { family } from '#community/family'
import { AcademicYear, Class, StudentRegistration, students } from '#community/students'
import { desk } from '#framework/desk'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { CollectionPoint } from '#site/places'
import { orderSite, valuesOf, type OrderSite } from '#store/orders/testing'

const YEAR = '2026-27'

type SampleItem = Awaited<ReturnType<OrderSite['pot']>>

export interface ClassSite {
  readonly store: OrderSite
  readonly today: string
  readonly teacher: TestClient
  readonly office: TestClient
  readonly parent: TestClient
  readonly parentOfTwins: TestClient
  readonly parentOfOther: TestClient
  /** Draft of a list of the teacher's class. */
  readonly list: string
  readonly item: Readonly<Record<'notebook' | 'crayons' | 'pencils' | 'bottle', SampleItem>>
}

export const call = (client: TestClient, method: string, args: object = {}) =>
  client.post(`/api/method/mela.${method}`, args)

export const transition = (client: TestClient, name: string, action: string) =>
  call(client, 'desk.apply_transition', { doctype: 'Class List', name, action })

export const fillCart = (client: TestClient, ...items: readonly (readonly [SampleItem, number])[]) =>
  call(client, 'cart.add_best_offers', {
    items: items.map(([{ variant }, quantity]) => ({ variant, quantity })),
  })

export const cartOf = async (client: TestClient) => valuesOf((await call(client, 'cart.get_cart')).message)

let phones = 0

async function addParent({ site }: OrderSite, of: string, names: readonly string[]): Promise<TestClient> {
  phones += 1
  const phone = `+9198400880${10 + phones}`
  const client = await site.userWith()
  await site.engine.write(administrator, async (documents) => {
    await documents.save(User, client.user, { phone })
    for (const student_first_name of names)
      await documents.insert(StudentRegistration, {
        ...{ student_first_name, student_last_name: 'V', student_date_of_birth: '2017-02-17' },
        ...{ parent_name: `Parent ${phones}`, parent_phone: phone },
        ...{ emergency_contact_name: 'Aunt', emergency_contact_phone: '+919840088999' },
        ...{ agrees_to_records: 1, status: 'enrolled', class: of, academic_year: YEAR, came_by: 'office' },
      })
  })
  return client
}

async function addSchool({ site }: OrderSite, today: string) {
  const [teacher, office] = [await site.userWith(), await site.userWith('School Office')]
  await site.engine.write(administrator, async (documents) => {
    const year = { starts_on: addDays(today, -100), ends_on: addDays(today, 200) }
    await documents.insert(AcademicYear, { title: YEAR, ...year, is_current: 1 })
    await documents.insert(Class, { class_name: 'Class 4', teacher: teacher.user })
    await documents.insert(Class, { class_name: 'Class 5' })
  })
  return { teacher, office }
}

/** A notebook that two sellers have, crayons that are sold out, coloured pencils and a bottle. */
async function addProducts(store: OrderSite): Promise<ClassSite['item']> {
  const notebook = await store.pot(20, { title: 'Notebook', price: 60_00 })
  const crayons = await store.pot(0, { title: 'Crayons', price: 90_00 })
  const pencils = await store.cloth(20, { title: 'Coloured pencils', price: 80_00 })
  const bottle = await store.cloth(5, { title: 'Bottle', price: 300_00 })
  const admin = store.site.administrator
  const { business } = pencils
  const { data } = await admin.post('/api/resource/Product Offer', {
    ...{ product: notebook.product, business, price: 50 },
  })
  await admin.put(`/api/resource/Product Offer/${String(valuesOf(data)['name'])}`, { state: 'live' })
  await call(admin, 'inventory.receive_stock', {
    ...{ branch: store.shop.loom, variant: notebook.variant, quantity: 10 },
  })
  return { notebook, crayons, pencils, bottle }
}

async function addList(
  { site }: OrderSite,
  { teacher, today, item }: Pick<ClassSite, 'teacher' | 'today' | 'item'>,
): Promise<string> {
  const { name: collection_point } = await site.engine.write(administrator, (documents) =>
    documents.insert(CollectionPoint, {
      ...{ point_name: 'Asha School', phone: '+914424440000', address_line1: '12 Temple Street' },
      ...{ city: 'Chennai', state: 'Tamil Nadu', zipcode: '600004' },
    }),
  )
  const { notebook, crayons, pencils, bottle } = item
  const { data, body } = await teacher.post('/api/resource/Class List', {
    ...{ title: 'Term two', class: 'Class 4', academic_year: YEAR, due_on: addDays(today, 10) },
    ...{ collection_point, hand_over_on: addDays(today, 20) },
    items: [
      { title: 'Ruled notebook', product: notebook.product, quantity: 3 },
      { title: 'Crayons', product: crayons.product, substitute: pencils.product },
      { title: 'Water bottle', product: bottle.product, is_required: 0 },
    ],
  })
  if (!data) throw new Error(JSON.stringify(body))
  return String(valuesOf(data)['name'])
}

/** A shop, a class with its teacher, a parent of one child, of twins, and of a child of another class. */
export async function openClassSite(): Promise<ClassSite> {
  const store = await orderSite({ more: [desk, students, family, classLists] })
  const today = dayIn('Asia/Kolkata', new Date())
  const { teacher, office } = await addSchool(store, today)
  const parent = await addParent(store, 'Class 4', ['Mira'])
  const parentOfTwins = await addParent(store, 'Class 4', ['Kavin', 'Kani'])
  const parentOfOther = await addParent(store, 'Class 5', ['Zoya'])
  const item = await addProducts(store)
  const list = await addList(store, { teacher, today, item })
  return { store, today, teacher, office, parent, parentOfTwins, parentOfOther, list, item }
}
