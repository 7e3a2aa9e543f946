import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, made, namesOf, resource, valuesOf } from './support.ts'

let site: TestSite
let manager: TestClient
let meena: { readonly client: TestClient; readonly email: string }
let arun: { readonly client: TestClient; readonly email: string }

async function person(email: string) {
  const client = await site.userWith('Customer')
  await manager.put(resource('User', client.user), { email })
  return { client, email }
}

beforeAll(async () => {
  site = await testSite([fixtures, desk])
  manager = await site.userWith('System Manager')
  meena = await person('meena@asha.example')
  arun = await person('arun@asha.example')
})
afterAll(() => site.close())

test('A user is read, changed and deleted by the e-mail address in any case', async () => {
  const read = await manager.get(resource('User', 'Meena@Asha.example'))
  expect(valuesOf(read)).toMatchObject({ name: meena.client.user, email: meena.email })
  const changed = await manager.put(resource('User', meena.email), { full_name: 'Meena' })
  expect(valuesOf(changed)).toMatchObject({ name: meena.client.user, full_name: 'Meena' })
  await made(manager, 'User', { full_name: 'Short', email: 'short@asha.example' })
  expect((await manager.delete(resource('User', 'short@asha.example'))).status).toBe(202)
  expect((await manager.get(resource('User', 'short@asha.example'))).status).toBe(404)
  const called = await manager.get('/api/method/frappe.client.get', { doctype: 'User', name: meena.email })
  expect(valuesOf(called)).toMatchObject({ name: meena.client.user })
})

test('A user reads their own record by their address and learns of no other address whether it exists', async () => {
  expect(valuesOf(await meena.client.get(resource('User', meena.email)))).toMatchObject({
    name: meena.client.user,
  })
  const answers = await Promise.all(
    [arun.email, 'nobody@asha.example'].map(async (email) => {
      const response = await meena.client.get(resource('User', email))
      return JSON.stringify([response.status, response.body]).replaceAll(email, 'x')
    }),
  )
  expect(answers[0]).toContain('404')
  expect(answers[0]).toBe(answers[1])
  expect((await site.guest.get(resource('User', meena.email))).status).toBe(403)
})

test('A Link to a user is written by the address, in a document and in its rows, and read as the name', async () => {
  const values = { description: 'Tie the kite', allocated_to: arun.email }
  const todo = await manager.post(resource('ToDo'), values)
  expect(valuesOf(todo)).toMatchObject({ allocated_to: arun.client.user })
  const note = await manager.post(resource('Note'), { title: 'Seen', seen_by: [{ user: meena.email }] })
  expect(valuesOf(note)).toMatchObject({ seen_by: [{ user: meena.client.user }] })
  const set = await manager.post('/api/method/frappe.client.set_value', {
    ...{ doctype: 'ToDo', name: valuesOf(todo)['name'], fieldname: 'allocated_to', value: meena.email },
  })
  expect(valuesOf(set)).toMatchObject({ allocated_to: meena.client.user })
})

test('A Link to a user whom the caller may not see is refused like one to a missing user', async () => {
  const refused = async (allocated_to: string) => {
    const response = await meena.client.post(resource('ToDo'), { description: 'x', allocated_to })
    return JSON.stringify([response.status, bodyOf(response)['exc_type'], response.body]).replaceAll(
      allocated_to,
      'x',
    )
  }
  expect(await refused(arun.email)).toContain('LinkValidationError')
  expect(await refused(arun.email)).toBe(await refused('nobody@asha.example'))
  expect(
    (await meena.client.post(resource('ToDo'), { description: 'x', allocated_to: meena.email })).status,
  ).toBe(200)
})

const todos = (client: TestClient, ...filters: readonly unknown[]) =>
  client.get(resource('ToDo'), { fields: ['name'], filters, order_by: 'name asc' })

test('Lists and counts filter by the addresses of owners and linked users in one statement', async () => {
  const mine = await made(meena.client, 'ToDo', { description: 'Mine' })
  const owned = await todos(manager, ['owner', '=', meena.email])
  expect(namesOf(owned)).toContain(mine)
  expect(owned.statements).toHaveLength(2)
  const both = await todos(manager, ['owner', 'in', [meena.email, 'nobody@asha.example']])
  expect(namesOf(both)).toEqual(namesOf(owned))
  expect(namesOf(await todos(manager, ['owner', 'not in', [meena.email]]))).not.toContain(mine)
  expect(namesOf(await todos(manager, ['owner', '!=', 'nobody@asha.example']))).toContain(mine)
  const named = await todos(manager, ['ToDo', 'allocated_to', '=', meena.email])
  const byName = await todos(manager, ['allocated_to', '=', meena.client.user])
  expect(namesOf(named)).toEqual(namesOf(byName))
  const count = await manager.get('/api/method/frappe.client.get_count', {
    ...{ doctype: 'ToDo', filters: { owner: meena.email } },
  })
  expect(count.message).toBe(namesOf(owned).length)
})

test('A filter by the address of a user the caller may not see finds nothing, as for an unused address', async () => {
  await manager.post(resource('ToDo'), { description: 'For Arun', allocated_to: arun.email })
  await made(meena.client, 'ToDo', { description: 'Mine too' })
  expect(namesOf(await todos(meena.client, ['owner', '=', meena.email]))).not.toEqual([])
  for (const email of [arun.email, 'nobody@asha.example']) {
    expect(namesOf(await todos(meena.client, ['owner', '=', email]))).toEqual([])
    expect(namesOf(await todos(meena.client, ['owner', '!=', email]))).not.toEqual([])
  }
})

test('Only an address costs a lookup statement, a name costs none', async () => {
  const byName = await manager.get(resource('User', meena.client.user))
  const byEmail = await manager.get(resource('User', meena.email))
  expect(byName.statements).toHaveLength(2)
  expect(byEmail.statements).toHaveLength(3)
})

const whoAmI = '/api/method/frappe.auth.get_logged_user'

async function userIdAtSignIn(): Promise<string | undefined> {
  const { headers } = await site.guest.post('/api/method/login', {
    usr: meena.email,
    pwd: 'kite-neem-veranda-1',
  })
  const cookie = headers.getSetCookie().find((one) => one.startsWith('user_id='))
  return cookie && decodeURIComponent(cookie.slice('user_id='.length).split(';', 1)[0] ?? '')
}

test('The signed-in user is returned as the address, or as the name when the site keeps names opaque', async () => {
  await manager.put(resource('User', meena.email), { new_password: 'kite-neem-veranda-1' })
  const client = await site.userWith('Customer')
  await manager.put(resource('User', client.user), { email: 'late@asha.example' })
  expect((await client.get(whoAmI)).message).toBe('late@asha.example')
  expect(await userIdAtSignIn()).toBe(meena.email)
  await manager.put(resource('System Settings', 'System Settings'), { uses_opaque_names: 1 })
  expect((await client.get(whoAmI)).message).toBe(client.user)
  expect(await userIdAtSignIn()).toBe(meena.client.user)
  await manager.put(resource('System Settings', 'System Settings'), { uses_opaque_names: 0 })
})

test('A user without an address is returned as the name, and guests see no user', async () => {
  const client = await site.userWith('Customer')
  await manager.put(resource('User', client.user), { email: null, phone: '98410 00001' })
  expect((await client.get(whoAmI)).message).toBe(client.user)
  expect((await site.guest.get(whoAmI)).status).toBe(403)
  expect((await site.administrator.get(whoAmI)).message).toBe('Administrator')
})
