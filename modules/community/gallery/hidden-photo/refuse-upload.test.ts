import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  setConsent,
  albums,
  call,
  gallerySite,
  findStudent,
  rowsOf,
  upload,
  valuesOf,
  type GallerySite,
} from '../testing/sample-site.ts'

let sampleSite: GallerySite
beforeAll(async () => {
  sampleSite = await gallerySite()
})
afterAll(() => sampleSite.site.close())

/** Returns a photo that re-encoding changes, so that uploaded and displayed bytes differ. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { width: 120, height: 90, channels: 3, noise, background: 'white' } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

async function uploadInParts(content: Buffer) {
  const { site, shopper } = sampleSite
  const headers = { authorization: String(shopper.authorization), 'tus-resumable': '1.0.0' }
  const metadata = `filename ${Buffer.from('again.jpg').toString('base64')}`
  const begun = await fetch(`${site.origin}/api/upload`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': metadata },
  })
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const sent = await fetch(`${site.origin}${String(begun.headers.get('location'))}`, {
    method: 'PATCH',
    headers: { ...headers, ...part },
    body: new Uint8Array(content),
  })
  return { status: sent.status, responseText: await sent.text() }
}

test('Refuses the bytes of a hidden picture, original or resized, until the family consents', async () => {
  const { site, office, parent, shopper, settle } = sampleSite
  const [mira, content] = [await findStudent(sampleSite, 'Mira'), await photograph()]
  const { file_url } = await upload(office, { content })
  const made = { title: 'A day out', published: 1, gallery: [{ image__video: file_url }] }
  const album = valuesOf((await office.post(albums, made)).data)
  await settle()
  const shown = Buffer.from(await (await fetch(`${site.origin}${file_url}`)).arrayBuffer())
  expect(shown.equals(content)).toBe(false)
  const pictures = [rowsOf(album['gallery'])[0]?.['name']]
  await call(office, 'tag', { gallery: album['name'], pictures, people: [{ student: mira }] })
  await setConsent(parent, mira, 0)
  await settle()
  for (const bytes of [content, shown]) {
    await expect(upload(shopper, { content: bytes })).rejects.toThrow('gallery.denied_upload')
    const { status, responseText } = await uploadInParts(bytes)
    expect([status, responseText]).toEqual([417, expect.stringContaining('has not consented to be shown')])
  }
  expect((await upload(shopper)).file_url).toContain('/files/')
  await setConsent(parent, mira, 1)
  await settle()
  expect((await upload(shopper, { content: shown })).file_url).toContain('/files/')
})
