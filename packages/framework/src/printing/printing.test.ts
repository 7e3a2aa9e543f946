import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, prompted, reading, text, whereOwner, always, grant } from '#framework/doctypes'
import { defineModule, Download } from '#framework/modules'
import { testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { printFormats } from './print-format.ts'
import { printing } from './printing.module.ts'

const Letter = docType('Try Letter', {
  naming: prompted,
  fields: { said: text() },
  access: {
    'System Manager': everything,
    Customer: grant({ read: whereOwner, create: always }),
  },
})

const Bare = docType('Try Bare', { naming: prompted, fields: {}, access: { Customer: reading(always) } })

async function* pdfChunks(content: string) {
  yield `%PDF ${content}`
}

const letters = defineModule({
  name: 'letters',
  docTypes: [Letter, Bare],
  extensions: [
    printFormats.add({
      type: 'Try Letter',
      async print({ documents, language }, name) {
        const { said: content } = await documents.get(Letter, name)
        return new Download({
          fileName: `${name}.pdf`,
          contentType: 'application/pdf',
          chunks: pdfChunks(`${content ?? ''} ${language}`),
          isShown: true,
        })
      },
    }),
  ],
})

let site: TestSite
let meena: TestClient
let other: TestClient
beforeAll(async () => {
  site = await testSite([letters, printing])
  meena = await site.userWith('Customer')
  other = await site.userWith('Customer')
  await meena.post('/api/resource/Try Letter', { name: 'a b', said: 'Hello' })
})
afterAll(() => site.close())

const pdf = (client: TestClient, doctype = 'Try Letter', name = 'a b') =>
  client.get('/api/method/frappe.utils.print_format.download_pdf', { doctype, name, format: 'Standard' })

const view = (client: TestClient, question: Readonly<Record<string, unknown>>) =>
  client.get('/api/method/frappe.www.printview.get_html_and_style', question)

test('A user who may read a printable document downloads it as a PDF in their language', async () => {
  const response = await pdf(meena)
  expect([response.status, response.body]).toEqual([200, '%PDF Hello en'])
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="a b.pdf"/)
  const download = await meena.get('/api/method/frappe.utils.print_format.download_pdf', {
    ...{ doctype: 'Try Letter', name: 'a b', _lang: 'ta' },
  })
  expect(download.body).toBe('%PDF Hello ta')
})

test('Nobody prints a document they may not read', async () => {
  expect((await pdf(other)).status).toBe(404)
  expect((await pdf(site.guest)).status).toBe(403)
  expect((await pdf(meena, 'Try Letter', 'none')).status).toBe(404)
  expect((await view(other, { doc: 'Try Letter', name: 'a b' })).status).toBe(404)
})

test('A type without a print format and an unknown type are refused by name', async () => {
  expect(await pdf(meena, 'Try Bare')).toMatchObject({
    status: 417,
    body: { code: 'printing.not_printable' },
  })
  expect(await pdf(meena, 'Nothing')).toMatchObject({ status: 404 })
  expect((await pdf(meena, 'User', meena.user)).status).toBe(417)
  expect((await pdf(meena, 'Role')).status).toBe(403)
})

test.each([
  [{ doc: 'Try Letter', name: 'a b' }],
  [{ doc: '{"doctype":"Try Letter","name":"a b"}', print_format: 'Standard' }],
])('The print view of %j shows the PDF', async (question) => {
  const { html, style } = valuesOf((await view(meena, question)).message)
  expect(String(style)).toContain('object')
  const [, address = ''] = /data="([^"]+)"/.exec(String(html)) ?? []
  expect((await meena.get(address.replaceAll('&amp;', '&'))).body).toBe('%PDF Hello en')
})

test('A print view that names no document is refused', async () => {
  for (const doc of ['', '{', 'Try Letter', '[]']) expect((await view(meena, { doc })).status).toBe(417)
})
