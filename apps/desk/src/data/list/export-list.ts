import { errorWithoutResponse, methodRequest, sendForFile, type Filter } from '#client'

export interface ExportRequest {
  doctype: string
  fields: readonly string[]
  filters: readonly Filter[]
  orFilters: readonly Filter[]
  orderBy: string
}

export interface ExportWork {
  signal: AbortSignal
  /** Receives the number of rows so far, without the heading. */
  onRows: (count: number) => void
}

export interface ExportedFile {
  blob: Blob
  fileName: string
}

const usualName = 'export.csv'
const lineFeed = 10
const quote = 34

function requestFor({ doctype, fields, filters, orFilters, orderBy }: ExportRequest) {
  const wanted = { doctype, fields, filters, or_filters: orFilters, order_by: orderBy }
  return methodRequest('mela.desk.export', wanted)
}

/** Counts the rows of a CSV file without its heading; a line break between quotes belongs to a cell. */
function rowCounter(): (chunk: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === quote) isQuoted = !isQuoted
      if (byte === lineFeed && !isQuoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}

async function readChunks({ body }: Response, { onRows }: ExportWork) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  if (!body) return chunks
  const reader = body.getReader()
  const countRows = rowCounter()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    onRows(countRows(next.value))
  }
  return chunks
}

export function fileNameIn(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? []
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? usualName
}

/** Downloads a list as a file. An interrupted transfer is an error, never a partial file. */
export async function exportList(question: ExportRequest, work: ExportWork): Promise<ExportedFile> {
  const response = await sendForFile(requestFor(question), work.signal)
  try {
    const chunks = await readChunks(response, work)
    return {
      blob: new Blob(chunks, { type: response.headers.get('content-type') ?? 'text/csv' }),
      fileName: fileNameIn(response.headers.get('content-disposition')),
    }
  } catch (cause) {
    throw errorWithoutResponse(cause)
  }
}

export function downloadFile({ blob, fileName }: ExportedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // Some browsers take the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
