/** As many rows as one question gives at most. */
const PART = 1000
/** A site's map goes no further than this in any of its lists. */
const MOST_PARTS = 100

interface Part {
  readonly limit: number
  readonly offset: number
}

/** Every row of a list, part by part. */
export async function listAll<Row>(read: (part: Part) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const found = await read({ limit: PART, offset: part * PART })
    rows.push(...found)
    if (found.length < PART) break
  }
  return rows
}
