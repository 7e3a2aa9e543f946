import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { rowsOf, testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { classifieds } from '#community/classifieds'
import { moderation } from '#site/moderation'
import { notifications } from '#site/notifications'
import { translations } from '#site/translations'
import { website } from '#site/website'
import { Board } from './board.doctype.ts'
import { board } from '../index.ts'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

let site: TestSite
let office: TestClient
let member: TestClient
let shopper: TestClient
const boards = new Map<string, string>()
beforeAll(async () => {
  const placeholderModule = defineModule({ name: 'stand_ins', docTypes: [Business] })
  site = await testSite([
    website,
    notifications,
    placeholderModule,
    moderation,
    translations,
    classifieds,
    board,
  ])
  office = await site.userWith('School Office')
  member = await site.userWith('Member')
  shopper = await site.userWith('Customer', 'Guardian')
  await office.put('/api/resource/Moderation Settings/Moderation Settings', { new_account_posts: 20 })
  const makes = [
    { board_name: 'public', who_reads: 'everybody' },
    { board_name: 'members', who_reads: 'members' },
    { board_name: 'office', who_reads: 'office', who_writes: 'office' },
    { board_name: 'notices', who_reads: 'everybody', who_writes: 'office', notices_only: 1 },
  ] as const
  await site.engine.write(administrator, async (documents) => {
    for (const values of makes) boards.set(values.board_name, (await documents.insert(Board, values)).name)
  })
})
afterAll(() => site.close())

const call = (client: TestClient, method: string, values: object = {}) =>
  client.post(`/api/method/mela.board.${method}`, values)

async function topicIn(name: string, client = office, values: object = {}): Promise<string> {
  const topic = { title: 'Rain', text: 'It rains', board: boards.get(name), ...values }
  return String(valuesOf((await call(client, 'open_topic', topic)).message)['topic'])
}

const reply = (client: TestClient, topic: string, words: string) =>
  call(client, 'add_reply', { topic, text: words })

async function hide(topic: string): Promise<void> {
  const flagged = await site.guest.post('/api/method/mela.moderation.flag', {
    ...{ reference_doctype: 'Topic', reference_name: topic, reason: 'offensive' },
  })
  expect(flagged.status).toBe(200)
  const { rows } = await office.get('/api/resource/Moderation Item', {
    filters: [['reference_name', '=', topic]],
  })
  const item = `/api/resource/Moderation Item/${String(rows[0]?.['name'])}`
  await office.put(item, { state: 'hidden', hidden_because: 'Not here' })
}

test('Members read the same board posts by method and by resource', async () => {
  const topics = await Promise.all(['public', 'members', 'office'].map((name) => topicIn(name)))
  const isShown = ({ status }: { status: number }) => status === 200
  const seen = async (client: TestClient) =>
    Promise.all(
      topics.flatMap((topic) => [
        call(client, 'get_topic', { topic }).then(isShown),
        client.get(`/api/resource/Topic/${topic}`).then(isShown),
      ]),
    )
  expect(await seen(site.guest)).toEqual([true, true, false, false, false, false])
  expect(await seen(shopper)).toEqual([true, true, false, false, false, false])
  expect(await seen(member)).toEqual([true, true, true, true, false, false])
  const names = valuesOf((await call(site.guest, 'get_boards')).message)
  expect(JSON.stringify(names)).not.toMatch(/"members"|"office"/)
})

test('Replies follow their topic’s permissions, and a hidden topic hides them', async () => {
  const [open, closed] = [await topicIn('public'), await topicIn('members')]
  const [one] = [await reply(member, open, 'Here too'), await reply(member, closed, 'Among us')]
  const path = `/api/resource/Reply/${String(valuesOf(one.message)['reply'])}`
  expect((await site.guest.get(path)).status).toBe(200)
  const listed = JSON.stringify((await site.guest.get('/api/resource/Reply', { fields: ['text'] })).body)
  expect(listed).toContain('Here too')
  expect(listed).not.toContain('Among us')
  await hide(open)
  expect((await site.guest.get(path)).status).toBe(404)
  expect((await call(site.guest, 'get_topic', { topic: open })).status).toBe(404)
})

test('The sitemap lists only the public boards and their visible topics', async () => {
  const [open, hidden, closed] = [await topicIn('public'), await topicIn('public'), await topicIn('members')]
  await hide(hidden)
  const { message } = await site.guest.post('/api/method/mobileapi.get_all_route')
  const routes = rowsOf(message).map(({ route }) => route)
  const at = `message-board/${boards.get('public')}`
  expect(routes).toEqual(expect.arrayContaining([at, `${at}/${open}`]))
  const text = JSON.stringify(routes)
  for (const other of [hidden, closed, boards.get('members'), boards.get('office')])
    expect(text).not.toContain(String(other))
})

test('Guests write nothing, members write where allowed, and nobody replies to a notice', async () => {
  const notice = await topicIn('notices')
  const topic = await topicIn('public')
  expect((await call(site.guest, 'open_topic', { board: boards.get('public') })).status).toBe(403)
  expect((await reply(site.guest, topic, 'x')).status).toBe(403)
  expect((await site.guest.post('/api/resource/Reply', { topic, text: 'x' })).status).toBe(403)
  expect((await member.post('/api/resource/Topic', { title: 'x', text: 'x' })).status).toBe(403)
  const asMember = { title: 'x', text: 'x', board: boards.get('notices') }
  expect((await call(member, 'open_topic', asMember)).body).toMatchObject({ code: 'board.read_only' })
  for (const client of [member, office]) expect((await reply(client, notice, 'x')).status).toBe(403)
  const hidden = { title: 'x', text: 'x', board: boards.get('office') }
  expect((await call(member, 'open_topic', hidden)).status).toBe(404)
})

test('Counts all concurrent replies, and counts two taps as one', async () => {
  const topic = await topicIn('public')
  const mine = { topic, text: 'Mine', idempotency_key: 'one-answer' }
  await Promise.all([
    ...[1, 2, 3].map((number) => reply(office, topic, `Answer ${number}`)),
    ...[1, 2].map(() => call(member, 'add_reply', mine)),
  ])
  const { message } = await call(site.guest, 'get_topic', { topic })
  const { replies, reply_count } = valuesOf(message)
  expect(reply_count).toBe(4)
  expect(replies).toHaveLength(4)
})

test('A closed topic takes no replies, and a pinned one comes first', async () => {
  const [pinned, newer] = [await topicIn('members'), await topicIn('members')]
  await office.put(`/api/resource/Topic/${pinned}`, { is_pinned: 1, is_locked: 1 })
  expect((await reply(member, pinned, 'x')).body).toMatchObject({ code: 'board.locked' })
  const { message } = await call(member, 'get_topics', { board: boards.get('members') })
  const { topics } = valuesOf(message)
  expect(Array.isArray(topics) ? topics.map((one) => valuesOf(one)['name']) : []).toEqual([
    pinned,
    newer,
    ...(Array.isArray(topics) ? topics.slice(2).map((one) => valuesOf(one)['name']) : []),
  ])
})

test('A member thanks another member’s post once, not their own, and may undo it', async () => {
  const topic = await topicIn('public')
  const name = valuesOf((await reply(office, topic, 'Bring boots')).message)['reply']
  const thank = (client: TestClient, is_thanked: 0 | 1 = 1) =>
    call(client, 'thank', { reply: name, is_thanked })
  const answers = await Promise.all([thank(member), thank(member), thank(await site.userWith('Guardian'))])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await thank(member, 0)).message).toEqual({ thanks: 1 })
  expect((await thank(office)).status).toBe(417)
  expect((await thank(site.guest)).status).toBe(403)
})

test('Notifies a person mentioned in a reply only if they wrote in the topic', async () => {
  const topic = await topicIn('public', member)
  await reply(office, topic, 'As @Member said, and @System Manager did not')
  await site.engine.drainEvents()
  const { rows } = await site.administrator.get('/api/resource/Notification', {
    fields: ['user'],
    filters: [['event', '=', 'board.mentioned']],
  })
  expect(rows).toEqual([{ user: member.user }])
})

test('Reveals to nobody which account belongs to whom', async () => {
  const topic = await topicIn('public', member)
  await reply(member, topic, 'x')
  const bodies = [
    (await call(site.guest, 'get_topic', { topic })).body,
    (await site.guest.get(`/api/resource/Topic/${topic}`)).body,
    (await site.guest.get('/api/resource/Reply', { fields: ['*'] })).body,
  ]
  for (const body of bodies) expect(JSON.stringify(body)).not.toContain(member.user)
})

test('A topic page takes five statements, however many replies', async () => {
  const topic = await topicIn('public')
  for (const words of ['one', 'two', 'three']) await reply(office, topic, words)
  const { statements } = await call(member, 'get_topic', { topic })
  const own = statements.filter((statement) => /"(Board|Topic|Reply|Reply Thanks)"/.test(statement))
  expect(own.length).toBeLessThanOrEqual(5)
})

test('A visitor reads the names of boards in their own language', async () => {
  const translation = { language: 'ta', source_text: 'notices', translated_text: 'அறிவிப்புகள்' }
  await site.administrator.post('/api/resource/Translation', translation)
  const board_name = 'அறிவிப்புகள்'
  const { message } = await site.guest.get('/api/method/mela.board.get_boards?_lang=ta')
  expect(valuesOf(message)['boards']).toContainEqual(expect.objectContaining({ board_name }))
  const topics = await site.guest.get(
    `/api/method/mela.board.get_topics?_lang=ta&board=${String(boards.get('notices'))}`,
  )
  expect(valuesOf(topics.message)['board']).toMatchObject({ board_name })
})
