import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { attachFiles, ownUploads } from '#framework/files'
import { Product, ProductOffer } from '#store/catalog'
import { downloadErrors } from '../errors.ts'
import { ProductDownload } from './product-download.doctype.ts'

type DownloadDoc = Doc<typeof ProductDownload>

async function requireSold(documents: Documents, { product, business }: DownloadDoc): Promise<void> {
  const system = documents.asSystem()
  const { is_digital, business: owner } = await system.get(Product, product)
  if (is_digital !== 1) throw downloadErrors.not_digital()
  if (owner === business) return
  const [offer] = await system.find(ProductOffer, {
    where: { product, business },
    fields: ['name'],
    limit: 1,
  })
  if (!offer) throw downloadErrors.not_sold_by()
}

/** Returns the File of an address that the caller uploaded, or that this document has; refuses any other. */
async function findOwnFile(documents: Documents, { name, file }: DownloadDoc): Promise<string> {
  const { user } = documents.caller
  const found = await ownUploads(
    documents.asSystem(),
    [file],
    (one) => one.owner === user || one.attached_to_name === name,
  )
  const [own] = found ?? []
  if (own === undefined) throw downloadErrors.not_own_file()
  return own
}

/** Refuses a public file, whose address would open to everybody, and a file of another person. */
export const productDownloadHooks = hooks(ProductDownload, {
  async beforeSave({ document, previous, documents }) {
    // Required fields are checked after this hook.
    if (!document.product || !document.business || !document.file) return {}
    if (!document.file.startsWith('/private/files/')) throw downloadErrors.not_private()
    if (previous?.file !== document.file) await findOwnFile(documents, document)
    if (previous === null) await requireSold(documents, document)
    return {}
  },
  async afterSave({ document, previous, documents }) {
    if (previous?.file === document.file) return
    const file = await findOwnFile(documents, document)
    const target = { doctype: ProductDownload.name, name: document.name, field: 'file' }
    await attachFiles(documents.asSystem(), [file], target)
  },
})
