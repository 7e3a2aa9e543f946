import sharp from 'sharp'
import { desk } from '#framework/desk'
import { docType, everything, text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  testSite,
  rowsOf,
  valuesOf,
  type TestResponse,
  type TestClient,
  type TestSite,
  demoContext,
} from '#framework/testing'
import { events } from '#community/events'
import { Consent, family } from '#community/family'
import { StudentRegistration, students } from '#community/students'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { places } from '#site/places'
import { forms } from '#site/forms'
import { notifications } from '#site/notifications'
import { website } from '#site/website'
import { gallery } from '../index.ts'

export { rowsOf, valuesOf } from '#framework/testing'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

export interface GallerySite {
  readonly site: TestSite
  readonly office: TestClient
  readonly member: TestClient
  readonly shopper: TestClient
  readonly parent: TestClient
  readonly neighbour: TestClient
  settle(): Promise<void>
}

export async function gallerySite(): Promise<GallerySite> {
  const placeholderModule = defineModule({ name: 'stand_ins', docTypes: [Business] })
  const baseModules = [desk, website, notifications, forms, placeholderModule, ledger, payments]
  const site = await testSite([...baseModules, places, events, students, family, gallery])
  const office = await site.userWith('School Office')
  const [member, shopper] = [await site.userWith('Member'), await site.userWith('Customer')]
  const [parent, neighbour] = [await site.userWith(), await site.userWith()]
  await site.engine.write(administrator, async (documents) => {
    await documents.save(User, parent.user, { email: 'parent@asha.example' })
    await documents.save(User, neighbour.user, { email: 'joseph@families.example' })
    const context = demoContext(site.engine, documents)
    await students.demo(context)
    await family.demo(context)
  })
  const settle = async () => {
    // Events of one round may emit events for the next.
    for (let round = 0; round < 3; round += 1) await site.engine.drainEvents()
  }
  await settle()
  return { site, office, member, shopper, parent, neighbour, settle }
}

export const albums = '/api/resource/Gallery'

export const call = (client: TestClient, method: string, args: object = {}): Promise<TestResponse> =>
  client.post(`/api/method/mela.gallery.${method}`, args)

let imageCount = 0

function createImage(): Promise<Buffer> {
  imageCount += 1
  const background = { r: imageCount % 250, g: Math.floor(imageCount / 250), b: 90 }
  return sharp({ create: { width: 200, height: 150, channels: 3, background } })
    .png()
    .toBuffer()
}

export interface UploadedFile {
  readonly name: string
  readonly file_url: string
}

export async function upload(
  client: TestClient,
  { isPrivate = false, content }: { readonly isPrivate?: boolean; readonly content?: Buffer } = {},
): Promise<UploadedFile> {
  const body = new FormData()
  body.set('is_private', isPrivate ? '1' : '0')
  body.set(
    'file',
    new Blob([new Uint8Array(content ?? (await createImage()))]),
    `picture-${String(imageCount)}.png`,
  )
  const answer = await client.request('POST', '/api/method/upload_file', { body })
  const { name, file_url } = valuesOf(answer.message)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { name: String(name), file_url: String(file_url) }
}

export interface CreatedAlbum {
  readonly name: string
  readonly rows: readonly string[]
  readonly addresses: readonly string[]
}

export async function createAlbum(
  { office, settle }: GallerySite,
  count: number,
  values: object = {},
): Promise<CreatedAlbum> {
  const addresses: string[] = []
  for (let index = 0; index < count; index += 1) addresses.push((await upload(office)).file_url)
  const gallery = addresses.map((image__video) => ({ image__video }))
  const answer = await office.post(albums, { title: 'A day', published: 1, ...values, gallery })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const { name, gallery: rows } = valuesOf(answer.data)
  await settle()
  return { name: String(name), rows: rowsOf(rows).map((row) => String(row['name'])), addresses }
}

export async function fetchPhotoAddresses(client: TestClient, album: string): Promise<readonly string[]> {
  const { data } = await client.get(`${albums}/${album}`)
  return rowsOf(valuesOf(data)['gallery']).map((row) => String(row['image__video']))
}

export async function findStudent({ site }: GallerySite, student_first_name: string): Promise<string> {
  const [found] = await site.engine.read(administrator, (documents) =>
    documents.find(StudentRegistration, { where: { student_first_name }, fields: ['name'], limit: 1 }),
  )
  return found?.name ?? ''
}

export const setConsent = (client: TestClient, student: string, is_given: 0 | 1): Promise<TestResponse> =>
  client.post('/api/method/mela.family.set_consent', { student, purpose: 'pictures on our pages', is_given })

export async function findConsent({ site }: GallerySite, student: string): Promise<string> {
  const [found] = await site.engine.read(administrator, (documents) =>
    documents.find(Consent, {
      where: { student, purpose: 'pictures on our pages' },
      fields: ['name'],
      limit: 1,
    }),
  )
  return found?.name ?? ''
}
