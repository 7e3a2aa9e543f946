import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { requireOrderAccess } from '#store/orders'
import { listOrderDownloads } from './order-downloads.queries.ts'

/** Returns the files that an order may download, for the holder of its token or the signed-in buyer. */
export const getDownloads = method({
  access: anyone,
  input: { token: text(), name: text() },
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const found = await listOrderDownloads(documents, await requireOrderAccess(documents, input))
    const { today } = documents
    return found.map(({ line, download, title, product_title, file_name, file_size, left, most, until }) => ({
      ...{ line, download, title, product_title, file_name, file_size, left, most, until },
      can_download: left !== 0 && (until === null || until >= today) ? (1 as const) : (0 as const),
    }))
  },
})
