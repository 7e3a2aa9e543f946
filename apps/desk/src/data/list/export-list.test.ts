import { afterEach, expect, test, vi } from 'vitest'
import { exportList, fileNameIn } from './export-list.ts'

afterEach(() => vi.unstubAllGlobals())

const question = { doctype: 'Mela Event', fields: ['name'], filters: [], orFilters: [], orderBy: 'name asc' }

function answer(chunks: readonly string[], status = 200, breaksOff = false) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      if (breaksOff) controller.error(new Error('The line is dead'))
      else controller.close()
    },
  })
  const headers = { 'content-disposition': `attachment; filename="Mela Event.csv"` }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })))
}

const work = (onRows: (count: number) => void = () => undefined) => ({
  signal: new AbortController().signal,
  onRows,
})

test('Counts the rows of a file while its chunks arrive', async () => {
  answer(['Name\r\nA-', '1\r\n', 'A-2\r\n'])
  const progress: number[] = []
  const { blob, fileName } = await exportList(
    question,
    work((count) => progress.push(count)),
  )
  expect(await blob.text()).toBe('Name\r\nA-1\r\nA-2\r\n')
  expect(fileName).toBe('Mela Event.csv')
  expect(progress).toEqual([0, 1, 2])
})

test('Counts a row once when its cells contain line breaks and quotes', async () => {
  answer(['Name,Text\r\nA-1,"two\nlines', ' and ""quo', 'tes""\n"\r\nA-2,"three\n\n"\r\n'])
  const counts: number[] = []
  await exportList(
    question,
    work((count) => counts.push(count)),
  )
  expect(counts.at(-1)).toBe(2)
})

test('A refusal shows the server’s message', async () => {
  answer([JSON.stringify({ exc_type: 'PermissionError', exception: 'PermissionError: Not yours' })], 403)
  await expect(exportList(question, work())).rejects.toMatchObject({ status: 403 })
})

test('A truncated file is an error', async () => {
  answer(['Name\r\n'], 200, true)
  await expect(exportList(question, work())).rejects.toMatchObject({ isOffline: true })
})

test('The file name is read in any script, with a default when none is given', () => {
  expect(fileNameIn(`attachment; filename="_.csv"; filename*=UTF-8''%E0%AE%AA.csv`)).toBe('ப.csv')
  expect(fileNameIn(null)).toBe('export.csv')
})
